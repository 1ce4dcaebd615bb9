import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineModel } from './model.ts';
import {
  coveringPaths,
  replay,
  statePaths,
  stateText,
  transitionPaths,
  transitionsOf,
} from './paths.ts';

const door = setup({
  types: { events: {} as { type: 'push' } | { type: 'pull' }, context: {} as { pushes: number } },
  actions: { count: assign({ pushes: ({ context }) => Math.min(context.pushes + 1, 2) }) },
  guards: { isStiff: ({ context }) => context.pushes === 1 },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'shut',
  states: {
    shut: { on: { push: { target: 'open', actions: 'count' } } },
    open: { on: { pull: [{ guard: 'isStiff', target: 'stuck' }, 'shut'] } },
    stuck: { on: { push: 'shut' } },
  },
});
const model = defineModel(door, {
  input: undefined,
  events: [{ type: 'push' }, { type: 'pull' }],
});

test('each transition has a shortest path, its guard counted', () => {
  expect(
    transitionPaths(model).map(({ name, events }) => [
      name,
      events.map(({ type }) => type).join(' '),
    ]),
  ).toEqual([
    ['open | door.open --pull [isStiff]--> door.stuck', 'push pull'],
    ['open | door.open --pull--> door.shut', 'push pull push push pull'],
    ['shut | door.shut --push--> door.open', 'push'],
    ['stuck | door.stuck --push--> door.shut', 'push pull push'],
  ]);
});

test('few paths take every transition', () => {
  const [path, ...more] = coveringPaths(model);
  expect(more).toEqual([]);
  expect(new Set(path?.takes)).toEqual(
    new Set([...transitionsOf(door).values()].map(({ name }) => name)),
  );
});

test('each state has a shortest way there, the first one after what is given', () => {
  const ways = (given: { type: 'push' }[]) =>
    [...statePaths({ ...model, given })].map(([state, events]) => [state, events.length]);
  expect(ways([])).toEqual([
    ['shut', 0],
    ['open', 1],
    ['stuck', 2],
  ]);
  expect(ways([{ type: 'push' }])).toEqual([
    ['open', 1],
    ['stuck', 2],
    ['shut', 3],
  ]);
});

test('events are replayed without running anything', () => {
  const snapshot = replay(model, [{ type: 'push' }, { type: 'pull' }]);
  expect(stateText(snapshot.value)).toBe('stuck');
  expect(snapshot.context).toEqual({ pushes: 1 });
});

test('a state of regions is written as a person writes it', () => {
  expect(stateText({ panel: 'open', bot: { busy: 'first' } })).toBe('panel.open & bot.busy.first');
});
