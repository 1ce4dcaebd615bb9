import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { pageMachine } from '../../../src/machines/page/page.machine.ts';
import { actionOf, actorOf, start } from '../../services/outside.ts';

const about = { content: { meta: { title: 'About us' } } };
const route = vi.hoisted(() => ({
  load: vi.fn<() => Promise<unknown>>(),
  screen: undefined as unknown,
}));
const reloadIfAnswered = vi.hoisted(() => vi.fn<(signal: AbortSignal) => Promise<void>>());
vi.mock('../../../src/app/boot/reload.ts', () => ({ reloadIfAnswered, reloadOnce: () => {} }));
vi.mock('../../../src/app/routes.tsx', () => ({ routeAt: () => route, resolve: () => ({}) }));
const { visit } = await import('../../../src/app/boot/visit.ts');

beforeEach(() => {
  vi.stubGlobal('scrollY', 640);
  route.screen = undefined;
  route.load.mockReset().mockImplementation(() => Promise.resolve((route.screen = about)));
  reloadIfAnswered.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = actorOf(visit, 'page') as typeof pageMachine;
const loadPage = () => start(actorOf(page, 'loadPage'), { path: '/about' });
const loaded = { type: 'page.loaded', title: 'About us | Weavers of Software', top: 640 };

test('a page whose code does not load has failed', async () => {
  const cause = new Error('Failed to fetch dynamically imported module');
  route.load.mockRejectedValue(cause);
  const run = loadPage();
  await vi.waitFor(() => expect(run.reports).toEqual([{ type: 'page.failed', cause }]));
  run.stop();
});

test('a document is loaded only until the visitor goes elsewhere', async () => {
  reloadIfAnswered.mockReturnValue(new Promise(() => {}));
  const run = start(actorOf(page, 'loadDocument'));
  await vi.waitFor(() => expect(reloadIfAnswered).toHaveBeenCalledTimes(1));
  const [signal] = reloadIfAnswered.mock.lastCall as [AbortSignal];
  expect(signal.aborted).toBe(false);
  run.end();
  expect(signal.aborted).toBe(true);
  run.stop();
});

test('a page whose code is here is shown in the press itself, another one when it has come', async () => {
  route.screen = about;
  const here = loadPage();
  expect(here.reports).toEqual([loaded]);
  here.stop();
  route.screen = undefined;
  const away = loadPage();
  expect(away.reports).toEqual([]);
  await vi.waitFor(() => expect(away.reports).toEqual([loaded]));
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

test('the life of the page is an attribute of its root, and a mark in its times', () => {
  const mark = vi.fn<(name: string) => void>();
  vi.spyOn(performance, 'mark').mockImplementation(mark as never);
  actionOf(visit, 'markLife')({}, { life: 'interactive' });
  expect(document.documentElement.dataset.life).toBe('interactive');
  expect(mark.mock.calls).toEqual([['interactive']]);
});
