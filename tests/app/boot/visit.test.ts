// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const { handover } = await import('../../../src/app/boot/handover.ts');
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
const fetchPage = () => start(actorOf(page, 'fetchPage'), { path: '/about' });
const came = { type: 'page.came', title: 'About us | Weavers of Software', top: 640 };

test.each([399, 500, 503, undefined])(
  'a page whose code is answered with %s has failed',
  async (status) => {
    const cause = new Error('/assets/about.js', { cause: status });
    route.load.mockRejectedValue(cause);
    const run = fetchPage();
    await vi.waitFor(() => expect(run.reports).toEqual([{ type: 'page.missed', cause }]));
    expect(reloadIfAnswered).not.toHaveBeenCalled();
    run.stop();
  },
);

describe.each([400, 404, 499])('a page whose code is gone (%s)', (status) => {
  const cause = new Error('/assets/about.js', { cause: status });
  beforeEach(() => void route.load.mockRejectedValue(cause));

  test('is reached by its document', async () => {
    const run = fetchPage();
    await vi.waitFor(() => expect(reloadIfAnswered).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(run.reports).toEqual([]);
    run.stop();
  });

  test('has failed where its document does not answer, for the first reason', async () => {
    reloadIfAnswered.mockRejectedValue(new Error('/about'));
    const run = fetchPage();
    await vi.waitFor(() => expect(run.reports).toEqual([{ type: 'page.missed', cause }]));
    run.stop();
  });

  test('is not gone to when the visitor goes elsewhere meanwhile', async () => {
    reloadIfAnswered.mockReturnValue(new Promise(() => {}));
    const run = fetchPage();
    await vi.waitFor(() => expect(reloadIfAnswered).toHaveBeenCalledTimes(1));
    const [signal] = reloadIfAnswered.mock.lastCall as [AbortSignal];
    expect(signal.aborted).toBe(false);
    run.end();
    expect(signal.aborted).toBe(true);
    run.stop();
  });
});

test('a page whose code is here is shown in the press itself, another one when it has come', async () => {
  route.screen = about;
  const here = fetchPage();
  expect(here.reports).toEqual([came]);
  here.stop();
  route.screen = undefined;
  const away = fetchPage();
  expect(away.reports).toEqual([]);
  await vi.waitFor(() => expect(away.reports).toEqual([came]));
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

test('a press that is held is reported as long as somebody listens', () => {
  const run = start(actorOf(visit, 'watchPresses'));
  handover.onHold();
  expect(run.reports).toEqual([{ type: 'press.held' }]);
  run.end();
  handover.onHold();
  expect(run.reports).toHaveLength(1);
  run.stop();
});

test('the life of the page is an attribute of its root, and a mark in its times', () => {
  const mark = vi.fn<(name: string) => void>();
  vi.spyOn(performance, 'mark').mockImplementation(mark as never);
  actionOf(visit, 'markLife')({}, { life: 'interactive' });
  expect(document.documentElement.dataset.life).toBe('interactive');
  expect(mark.mock.calls).toEqual([['interactive']]);
});
