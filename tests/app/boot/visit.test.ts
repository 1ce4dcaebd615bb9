// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, assign, createMachine } from 'xstate';
import { actionOf, actorOf, start } from '../../services/outside.ts';

const part = vi.hoisted(() => ({ load: vi.fn<() => Promise<void>>() }));
const route = vi.hoisted(() => ({
  parts: ['PageEnd', 'StudentsForm'].map((name) => ({ name, load: part.load })),
  screen: undefined as unknown,
  load: vi.fn<() => Promise<unknown>>(),
  loadFirst: vi.fn<() => Promise<unknown>>(),
}));
const follow = vi.hoisted(() => vi.fn<(signal: AbortSignal) => Promise<void>>());
vi.mock('../../../src/app/boot/reload.ts', () => ({ follow, reloadOnce: () => {} }));
vi.mock('../../../src/app/routes.tsx', () => ({ routeAt: () => route, resolve: () => ({}) }));
const { handover } = await import('../../../src/app/boot/handover.ts');
const { visit } = await import('../../../src/app/boot/visit.ts');

beforeEach(() => {
  route.screen = undefined;
  route.load.mockReset().mockResolvedValue({});
  part.load.mockReset().mockResolvedValue();
  follow.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fetchPage = () => start(actorOf(visit, 'fetchPage'), { path: '/about' });

test.each([399, 500, 503, undefined])(
  'a page whose code is answered with %s has failed',
  async (status) => {
    const cause = new Error('/assets/about.js', { cause: status });
    route.load.mockRejectedValue(cause);
    const run = fetchPage();
    await vi.waitFor(() => expect(run.reports).toEqual([{ type: 'page.missed', cause }]));
    expect(follow).not.toHaveBeenCalled();
    run.stop();
  },
);

describe.each([400, 404, 499])('a page whose code is gone (%s)', (status) => {
  const cause = new Error('/assets/about.js', { cause: status });
  beforeEach(() => void route.load.mockRejectedValue(cause));

  test('is reached by its document', async () => {
    const run = fetchPage();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(run.reports).toEqual([]);
    run.stop();
  });

  test('has failed where its document does not answer, for the first reason', async () => {
    follow.mockRejectedValue(new Error('/about'));
    const run = fetchPage();
    await vi.waitFor(() => expect(run.reports).toEqual([{ type: 'page.missed', cause }]));
    run.stop();
  });

  test('is not gone to when the visitor goes elsewhere meanwhile', async () => {
    follow.mockReturnValue(new Promise(() => {}));
    const run = fetchPage();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    const [signal] = follow.mock.lastCall as [AbortSignal];
    expect(signal.aborted).toBe(false);
    run.end();
    expect(signal.aborted).toBe(true);
    run.stop();
  });
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

describe('what was typed into a form whose code has not come', () => {
  beforeEach(() => void (handover.hasInput = true));
  afterEach(() => void (handover.hasInput = false));
  const sleeping = createMachine({
    context: { asleep: ['Below', 'PageEnd', 'StudentsForm'] },
    on: {
      wake: {
        actions: assign({
          asleep: ({ context, event }) => context.asleep.filter((name) => name !== event.name),
        }),
      },
    },
  });
  const leave = () => start(actorOf(visit, 'fetchPage'), { path: '/about' }, { visit: sleeping });
  const wake = (run: ReturnType<typeof leave>, name: string) =>
    (run.beside('visit') as Actor<typeof sleeping>).send({ type: 'wake', name });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('is taken before another page is shown, whatever becomes of the frame', async () => {
    const run = leave();
    await settle();
    expect(part.load).toHaveBeenCalledTimes(2);
    wake(run, 'PageEnd');
    await settle();
    expect(run.reports).toEqual([]);
    wake(run, 'StudentsForm');
    await settle();
    expect(run.reports).toEqual([{ type: 'page.came' }]);
    run.stop();
  });

  test('stays on the screen where that code does not come', async () => {
    const cause = new Error('Failed to fetch');
    part.load.mockRejectedValueOnce(cause);
    const run = leave();
    await settle();
    expect(run.reports).toEqual([{ type: 'page.missed', cause }]);
    run.stop();
  });

  test('is waited for only if there is something', async () => {
    handover.hasInput = false;
    const run = leave();
    await settle();
    expect(run.reports).toEqual([{ type: 'page.came' }]);
    expect(part.load).not.toHaveBeenCalled();
    run.stop();
  });
});

describe('a part', () => {
  const begin = () => start(actorOf(visit, 'part'), { name: 'PageEnd' });
  const woke = { type: 'part.woke' };

  test('tells the visit that it answers', () => {
    const run = begin();
    run.send({ type: 'part.wanted' });
    expect(part.load).toHaveBeenCalledTimes(1);
    run.send(woke);
    expect(run.reports).toEqual([{ type: 'part.awake', name: 'PageEnd' }]);
    run.stop();
  });

  test('tells the visit why its code did not come', async () => {
    const cause = new Error('Failed to fetch');
    part.load.mockRejectedValueOnce(cause);
    const run = begin();
    run.send({ type: 'part.wanted' });
    await vi.waitFor(() =>
      expect(run.reports).toEqual([{ type: 'part.missed', name: 'PageEnd', cause }]),
    );
    run.stop();
  });
});

test('every part that is to wake is asked to', () => {
  const asked: string[] = [];
  const get = (name: string) => ({
    send: ({ type }: { type: string }) => asked.push(`${name} ${type}`),
  });
  const context = { asleep: ['Below', 'PageEnd'] };
  actionOf(visit, 'wakeParts')({ context, system: { get } });
  expect(asked).toEqual(['Below part.wanted', 'PageEnd part.wanted']);
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

test('how far a page was scrolled is told to the navigation', () => {
  vi.stubGlobal('scrollY', 640);
  const sent: unknown[] = [];
  const navigation = { send: (event: unknown) => sent.push(event) };
  actionOf(visit, 'leavePage')({ self: { system: { get: () => navigation } } });
  expect(sent).toEqual([{ type: 'page.left', top: 640 }]);
});

test('the life of the page stands on its root, and in its times', () => {
  const mark = vi.fn<(name: string) => void>();
  vi.spyOn(performance, 'mark').mockImplementation(mark as never);
  actionOf(visit, 'markLife')({}, { life: 'whole' });
  expect(document.documentElement.dataset.life).toBe('whole');
  expect(mark.mock.calls).toEqual([['whole']]);
});
