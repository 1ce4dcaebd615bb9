// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, assign, createMachine } from 'xstate';
import type { pageMachine } from '../../../src/machines/page/page.machine.ts';
import { actionOf, actorOf, start } from '../../services/outside.ts';

const part = vi.hoisted(() => ({ load: vi.fn<() => Promise<void>>() }));
const route = vi.hoisted(() => ({
  parts: ['PageEnd', 'StudentsForm'].map((name) => ({
    name,
    when: 'near',
    places: new Set<HTMLElement>(),
    load: part.load,
  })),
  isLoaded: false,
  load: vi.fn<() => Promise<unknown>>(),
  loadFirst: vi.fn<() => Promise<unknown>>(),
  screen: { content: { meta: { title: 'About us' } } },
}));
const reloadIfAnswered = vi.hoisted(() => vi.fn<(signal: AbortSignal) => Promise<void>>());
vi.mock('../../../src/app/boot/reload.ts', () => ({ reloadIfAnswered, reloadOnce: () => {} }));
vi.mock('../../../src/app/routes.tsx', () => ({ routeAt: () => route, resolve: () => ({}) }));
const { handover } = await import('../../../src/app/boot/handover.ts');
const { visit } = await import('../../../src/app/boot/visit.ts');

beforeEach(() => {
  vi.stubGlobal('scrollY', 640);
  route.isLoaded = false;
  for (const { places } of route.parts) places.clear();
  route.load.mockReset().mockResolvedValue({});
  part.load.mockReset().mockResolvedValue();
  reloadIfAnswered.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = actorOf(visit, 'page') as typeof pageMachine;
/** The page on the screen, and its visit. */
const ofHome = createMachine({ context: { shown: { path: '/' } } });
const anyVisit = createMachine({ on: { wake: { actions: assign({}) } } });
const fetchPage = (path = '/about') =>
  start(actorOf(page, 'fetchPage'), { path }, { visit: anyVisit, page: ofHome });
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
  route.isLoaded = true;
  const here = fetchPage();
  expect(here.reports).toEqual([came]);
  here.stop();
  route.isLoaded = false;
  const away = fetchPage();
  expect(away.reports).toEqual([]);
  await vi.waitFor(() => expect(away.reports).toEqual([came]));
  away.stop();
});

describe('what was typed into a form whose code has not come', () => {
  beforeEach(() => void (handover.hasInput = true));
  afterEach(() => void (handover.hasInput = false));
  beforeEach(() => {
    document.body.innerHTML =
      '<main><div class="later"></div><div class="later" id="form"><input></div></main>';
  });
  const wake = (run: ReturnType<typeof fetchPage>) => {
    (document.getElementById('form') as HTMLElement).className = 'contents';
    (run.beside('visit') as Actor<typeof anyVisit>).send({ type: 'wake' });
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('is taken before another page is shown, whatever else sleeps', async () => {
    const run = fetchPage();
    await settle();
    expect(part.load).toHaveBeenCalledTimes(2);
    expect(run.reports).toEqual([]);
    wake(run);
    await settle();
    expect(run.reports).toEqual([came]);
    run.stop();
  });

  test('stays on the screen where that code does not come', async () => {
    const cause = new Error('Failed to fetch');
    part.load.mockRejectedValueOnce(cause);
    const run = fetchPage();
    await settle();
    expect(run.reports).toEqual([{ type: 'page.missed', cause }]);
    run.stop();
  });

  test.each([false, true])(
    'is waited for only if there is something (typed elsewhere: %s)',
    async (isTyped) => {
      handover.hasInput = isTyped;
      if (isTyped) document.body.innerHTML = '<main><div class="later"></div></main>';
      const run = fetchPage();
      await settle();
      expect(run.reports).toEqual([came]);
      expect(part.load).not.toHaveBeenCalled();
      run.stop();
    },
  );
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

  test('whose code does not come says why, and carries a mark until it answers', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cause = new Error('Failed to fetch');
    part.load.mockRejectedValueOnce(cause);
    const place = document.createElement('div');
    route.parts[0]?.places.add(place);
    const run = begin();
    run.send({ type: 'part.wanted' });
    await vi.waitFor(() => expect(place.className).toBe('missed'));
    expect(log.mock.calls).toEqual([['Code of the page did not come:', cause]]);
    run.stop();
  });
});

test('a part that is wanted is asked; each is told when what it has missed may come', () => {
  const asked: string[] = [];
  const get = (name: string) =>
    name === 'PageEnd' || name === 'StudentsForm'
      ? { send: ({ type }: { type: string }) => asked.push(`${name} ${type}`) }
      : undefined;
  actionOf(visit, 'wakePart')({ system: { get } }, { name: 'PageEnd' });
  actionOf(visit, 'retryParts')({ system: { get } });
  expect(asked).toEqual(['PageEnd part.wanted', 'PageEnd part.retry', 'StudentsForm part.retry']);
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

test('a press that is held is told, with the part it is in, as long as somebody listens', () => {
  document.body.innerHTML = '<button></button><div class="later"><button></button></div>';
  const [above, below] = document.querySelectorAll('button');
  if (!above || !below?.parentElement) throw new Error('The buttons are not there');
  route.parts[1]?.places.add(below.parentElement);
  const run = start(actorOf(visit, 'watchPresses'));
  handover.onHold(above);
  expect(run.reports).toEqual([{ type: 'press.held' }]);
  handover.onHold(below);
  expect(run.reports.slice(1)).toEqual([
    { type: 'press.held' },
    { type: 'part.wanted', name: 'StudentsForm' },
  ]);
  run.end();
  handover.onHold(below);
  expect(run.reports).toHaveLength(3);
  run.stop();
});

test('of the page on the screen a fragment is wanted: nothing of it is loaded', () => {
  const run = fetchPage('/');
  expect(run.reports).toEqual([came]);
  expect(route.load).not.toHaveBeenCalled();
  run.stop();
});

test('the life of the page stands on its root, and in its times', () => {
  const mark = vi.fn<(name: string) => void>();
  vi.spyOn(performance, 'mark').mockImplementation(mark as never);
  actionOf(visit, 'markLife')({}, { life: 'whole' });
  expect(document.documentElement.dataset.life).toBe('whole');
  expect(mark.mock.calls).toEqual([['whole']]);
});
