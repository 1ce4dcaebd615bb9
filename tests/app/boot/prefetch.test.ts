import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sight, stubMedia } from '../../services/outside.ts';

const load = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
vi.mock('../../../src/app/routes.tsx', () => ({
  resolve: (path: string) =>
    path === '/moved'
      ? { kind: 'moved', path: '/Moved' }
      : {
          kind: path === '/none' ? 'unknown' : 'found',
          route: { load: () => load(path) },
        },
}));
const { prefetch } = await import('../../../src/app/boot/prefetch.ts');

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('IntersectionObserver', Sight);
  stubMedia({});
  document.body.innerHTML = `<main id="main"><a href="/about" id="about"><b id="word">About</b></a>
    <a href="/services">Services</a><a href="https://elsewhere.test/" id="away">Away</a>
    <a href="/moved" id="moved">Moved</a><a href="/none" id="none">None</a>
    <a href="/" id="shown">This page</a></main>`;
});
afterEach(() => {
  connection(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Sight.all.clear();
});

function begin(): () => void {
  const ending = new AbortController();
  prefetch(ending.signal);
  return () => ending.abort();
}

const intend = (id: string, sign: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(sign, { bubbles: true }));
const asked = () => load.mock.calls.flat();

test.each(['pointerover', 'focusin', 'touchstart'])(
  'a link under %s has its page loaded at once',
  (sign) => {
    const end = begin();
    intend('word', sign);
    expect(asked()).toEqual(['/about']);
    end();
    intend('word', sign);
    expect(asked()).toEqual(['/about']);
  },
);

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }, []],
  ['2g', { saveData: false, effectiveType: '2g' }, []],
  ['slow-2g', { effectiveType: 'slow-2g' }, []],
  ['3g', { effectiveType: '3g' }, ['/about']],
  ['no word of the line', {}, ['/about']],
])('with %s a page is loaded ahead only where the line allows it', (_, line, expected) => {
  connection(line);
  const end = begin();
  intend('about', 'pointerover');
  expect(asked()).toEqual(expected);
  end();
});

test.each(['away', 'moved', 'none', 'shown'])('nothing is loaded for the link "%s"', (id) => {
  const end = begin();
  intend(id, 'pointerover');
  expect(asked()).toEqual([]);
  end();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('when the view has rested for three seconds, the pages behind its links are loaded one after another', async () => {
  let arrive = () => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const end = begin();
  Sight.show(true);
  await pass(2999);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual(['/about']);
  await pass(10_000);
  expect(asked()).toEqual(['/about']);
  arrive();
  await pass(1);
  expect(asked().slice(0, 2)).toEqual(['/about', '/services']);
  end();
});

test('a view that changes has to rest anew, and what has left it is not loaded', async () => {
  const end = begin();
  Sight.show(true);
  await pass(2999);
  Sight.show(false);
  await pass(10_000);
  expect(asked()).toEqual([]);
  Sight.show(true);
  await pass(2999);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()[0]).toBe('/about');
  end();
  await pass(10_000);
  expect(asked()).toHaveLength(1);
  end();
});

test.each([
  ['3g', { effectiveType: '3g' }],
  ['2g', { effectiveType: '2g' }],
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
])('with %s no page is loaded that nobody has pointed at', async (_, line) => {
  connection(line);
  const end = begin();
  Sight.show(true);
  await pass(10_000);
  expect(asked()).toEqual([]);
  end();
});

test('a page that comes brings links of its own', async () => {
  const end = begin();
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/Contact">Contact</a>');
  await vi.waitFor(() =>
    expect(
      [...Sight.all].flatMap(({ watched }) => [...watched].map((link) => link.textContent)),
    ).toEqual(['Contact']),
  );
  end();
});

test('a page that fails to load ahead disturbs nobody, and the next one is loaded', async () => {
  const end = begin();
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  Sight.show(true);
  await pass(3001);
  expect(asked().slice(0, 2)).toEqual(['/about', '/services']);
  end();
});
