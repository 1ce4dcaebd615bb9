import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { actorOf, start } from '../../services/outside.ts';

const reloadIfAnswered = vi.hoisted(() => vi.fn<(signal: AbortSignal) => Promise<void>>());
vi.mock('../../../src/app/boot/reload.ts', () => ({ reloadIfAnswered, reloadOnce: () => {} }));
vi.mock('../../../src/app/routes.tsx', () => ({ routeAt: () => {}, resolve: () => ({}) }));
const { visit } = await import('../../../src/app/boot/visit.ts');

afterEach(() => vi.restoreAllMocks());

test('a document is loaded only until the visitor goes elsewhere', async () => {
  reloadIfAnswered.mockReturnValue(new Promise(() => {}));
  const page = actorOf(visit, 'page') as AnyStateMachine;
  const run = start(actorOf(page, 'loadDocument'));
  await vi.waitFor(() => expect(reloadIfAnswered).toHaveBeenCalledTimes(1));
  const [signal] = reloadIfAnswered.mock.lastCall as [AbortSignal];
  expect(signal.aborted).toBe(false);
  run.end();
  expect(signal.aborted).toBe(true);
  run.stop();
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
