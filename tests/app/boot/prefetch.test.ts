// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sight, start } from '../../services/outside.ts';

const load = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
const loadEmailJs = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../src/services/email.ts', () => ({ loadEmailJs }));
vi.mock('../../../src/app/routes.tsx', () => ({
  resolve: (path: string) =>
    path === '/moved'
      ? { kind: 'moved', path: '/Moved' }
      : { kind: path === '/none' ? 'unknown' : 'found', route: { load: () => load(path) } },
}));
const { prefetch } = await import('../../../src/app/boot/prefetch.ts');

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  load.mockReset().mockResolvedValue(undefined);
  loadEmailJs.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  document.head.innerHTML = '';
  document.body.innerHTML = `<main id="main"><a href="/about" id="about"><b id="word">About</b></a>
    <a href="/services">Services</a><a href="https://elsewhere.test/" id="away">Away</a>
    <a href="/moved" id="moved">Moved</a><a href="/none" id="none">None</a></main>`;
});
afterEach(() => {
  connection(undefined);
  vi.unstubAllGlobals();
  Sight.all.clear();
});

const intend = (id: string, sign: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(sign, { bubbles: true }));
const asked = () => load.mock.calls.flat();

test.each(['pointerover', 'focusin', 'touchstart'])(
  'a link under %s has its page fetched at once',
  (sign) => {
    const run = start(prefetch);
    intend('word', sign);
    expect(asked()).toEqual(['/about']);
    run.end();
    intend('word', sign);
    expect(asked()).toEqual(['/about']);
    run.stop();
  },
);

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }, []],
  ['2g', { saveData: false, effectiveType: '2g' }, []],
  ['slow-2g', { effectiveType: 'slow-2g' }, []],
  ['3g', { effectiveType: '3g' }, ['/about']],
  ['no word of the line', {}, ['/about']],
])('with %s a page is fetched ahead only where the line allows it', (_, line, expected) => {
  connection(line);
  const run = start(prefetch);
  intend('about', 'pointerover');
  expect(asked()).toEqual(expected);
  run.stop();
});

test.each(['away', 'moved', 'none'])('nothing is fetched for the link "%s"', (id) => {
  const run = start(prefetch);
  intend(id, 'pointerover');
  expect(asked()).toEqual([]);
  run.stop();
});

test('a page that does not come disturbs nobody', async () => {
  load.mockRejectedValue(new Error('Failed to fetch'));
  const run = start(prefetch);
  intend('about', 'pointerover');
  await Promise.resolve();
  expect(run.reports).toEqual([]);
  run.stop();
});

test('links in view are fetched one after another when the browser is idle, those out of view are not', async () => {
  const run = start(prefetch);
  idle.length = 0;
  Sight.show(true);
  expect(asked()).toEqual([]);
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(asked()).toEqual(['/about']);
  Sight.show(false);
  idle.shift()?.();
  await vi.waitFor(() => expect(asked()).toEqual(['/about', '/services']));
  expect(idle).toHaveLength(0);
  run.stop();
});

test('a page that comes brings links of its own', async () => {
  const run = start(prefetch);
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/Contact">Contact</a>');
  await vi.waitFor(() =>
    expect(
      [...Sight.all].flatMap(({ watched }) => [...watched].map((link) => link.textContent)),
    ).toEqual(['Contact']),
  );
  run.stop();
});

test('what every page may need is fetched when the browser is idle, the manifest too', async () => {
  const run = start(prefetch);
  expect(document.querySelector('link')).toBeNull();
  for (const work of idle.splice(0)) work();
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(
    '/site.webmanifest',
  );
  await vi.waitFor(() => expect(loadEmailJs).toHaveBeenCalledTimes(1));
  run.stop();
});
