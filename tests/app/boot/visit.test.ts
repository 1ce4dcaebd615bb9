// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionOf, actorOf, start } from '../../services/outside.ts';

const route = vi.hoisted(() => ({
  screen: undefined as unknown,
  load: vi.fn<() => Promise<unknown>>(),
  loadFirst: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../src/app/routes.tsx', () => ({ routeAt: () => route, resolve: () => ({}) }));
const { handover } = await import('../../../src/app/boot/handover.ts');
const { visit } = await import('../../../src/app/boot/visit.ts');

beforeEach(() => {
  route.screen = undefined;
  route.load.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fetchPage = () => start(actorOf(visit, 'fetchPage'), { path: '/about' });

test.each([
  [399, false],
  [400, true],
  [404, true],
  [499, true],
  [500, false],
  [503, false],
  [undefined, false],
])('a page whose code is answered with %s is gone: %s', async (status, gone) => {
  const cause = new Error('/assets/about.js', { cause: status });
  route.load.mockRejectedValue(cause);
  const run = fetchPage();
  await vi.waitFor(() => expect(run.reports).toHaveLength(1));
  expect(run.reports).toEqual([{ type: 'page.missed', cause, gone }]);
  run.stop();
});

test('a page whose code is here is shown in the press itself, another one when it has come', async () => {
  route.screen = {};
  const here = fetchPage();
  expect(here.reports).toEqual([{ type: 'page.came' }]);
  here.stop();
  route.screen = undefined;
  const away = fetchPage();
  expect(away.reports).toEqual([]);
  await vi.waitFor(() => expect(away.reports).toEqual([{ type: 'page.came' }]));
  away.stop();
});

test('the line is told when it goes and when it returns, and at the start when it is not there', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const run = start(actorOf(visit, 'watchLine'));
  expect(run.reports).toEqual([]);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(run.reports).toEqual([{ type: 'line.lost' }, { type: 'line.returned' }]);
  run.stop();
  online.mockReturnValue(false);
  const lost = start(actorOf(visit, 'watchLine'));
  expect(lost.reports).toEqual([{ type: 'line.lost' }]);
  lost.stop();
});

test('a press that is held is told, as long as somebody listens', () => {
  const run = start(actorOf(visit, 'watchPresses'));
  handover.onHold();
  expect(run.reports).toEqual([{ type: 'press.held' }]);
  run.end();
  handover.onHold();
  expect(run.reports).toHaveLength(1);
  run.stop();
});

test('how far a page was scrolled is told to the navigation; without it the next page starts at its top', () => {
  const scrollTo = vi.fn<(options: unknown) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 640);
  const sent: unknown[] = [];
  const self = (navigation: unknown) => ({ self: { system: { get: () => navigation } } });
  actionOf(visit, 'leavePage')(self({ send: (event: unknown) => sent.push(event) }));
  expect([sent, scrollTo.mock.calls]).toEqual([[{ type: 'page.left', top: 640 }], []]);
  actionOf(visit, 'leavePage')(self(undefined));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('the life of the page stands on its root, and in its times', () => {
  const mark = vi.fn<(name: string) => void>();
  vi.spyOn(performance, 'mark').mockImplementation(mark as never);
  actionOf(visit, 'markLife')({}, { life: 'whole' });
  expect(document.documentElement.dataset.life).toBe('whole');
  expect(mark.mock.calls).toEqual([['whole']]);
});
