import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type ChartState, chartOf } from '../src/model.ts';
import { everything, kettle } from './everything.ts';

const { root } = chartOf(everything);
const find = (id: string, from: ChartState = root): ChartState => {
  const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)];
  const found = all(from).find((state) => state.id === id);
  if (!found) throw new Error(`No state ${id}`);
  return found;
};
const leaving = (id: string) => find(id).transitions;

describe('of a machine the chart knows', () => {
  test('the kind of each state, and where it begins', () => {
    expect(root).toMatchObject({ id: 'everything', type: 'parallel' });
    expect(root).not.toHaveProperty('initial');
    expect(find('everything.work')).toMatchObject({
      type: 'compound',
      initial: 'everything.work.idle',
    });
    expect(find('everything.work.over').type).toBe('final');
    expect(find('everything.work.busy.past')).toMatchObject({ type: 'history', history: 'deep' });
  });

  test('each of several candidates of one event, in their order', () => {
    const begin = leaving('everything.work.idle').filter(({ event }) => event === 'work.begin');
    expect(begin).toMatchObject([
      { guard: 'isFresh', actions: [], targets: ['everything.work.busy'], kind: 'external' },
      { guard: 'isLoud', actions: ['ring'], targets: ['everything.work.busy'], kind: 'external' },
      { actions: ['note'], targets: [], kind: 'internal' },
    ]);
    expect(begin.map(({ id }) => id)).toEqual(
      [0, 1, 2].map((index) => `everything.work.idle#work.begin#${index}`),
    );
  });

  test('the wildcard, and a state that is left and entered again', () => {
    expect(leaving('everything.work.idle')).toContainEqual(
      expect.objectContaining({
        event: '*',
        trigger: 'event',
        name: '*',
        kind: 'self',
        targets: ['everything.work.idle'],
      }),
    );
  });

  test('the outcomes of an actor', () => {
    expect(leaving('everything.work.busy')).toMatchObject([
      { trigger: 'done', name: 'fetch', targets: ['everything.work.over'] },
      { trigger: 'error', name: 'fetch', targets: ['everything.work.idle'], actions: ['note'] },
      { trigger: 'snapshot', name: 'fetch', targets: [] },
    ]);
  });

  test('eventless transitions, the end of a region, and where a history without a past leads', () => {
    expect(leaving('everything.work.busy.second')).toMatchObject([
      { event: '', trigger: 'always', guard: 'isFresh', targets: ['everything.work.busy.first'] },
    ]);
    expect(leaving('everything.work')).toMatchObject([
      { event: 'xstate.done.state.everything.work', trigger: 'done', name: '', actions: ['ring'] },
    ]);
    expect(leaving('everything.work.busy.past')).toMatchObject([
      { trigger: 'history', targets: ['everything.work.busy.second'] },
    ]);
  });

  test('an event that it raises for itself after a delay', () => {
    const ended = find('kettle.heating', chartOf(kettle).root).transitions;
    expect(ended.map(({ delay }) => delay)).toEqual([{ name: 'boiling', milliseconds: 600 }]);
  });
});

describe('from the inspector’s JSON', () => {
  test('what a depth limit has cut off is left out', () => {
    const cut = `{"id":"cut","initial":"a","states":{"a":{"on":{"go":{"target":"b","actions":"[Array]"}}},"b":{"states":"[Object]"}}}`;
    expect(chartOf(cut).root.states).toMatchObject([
      { transitions: [{ actions: [], targets: ['cut.b'] }] },
      { type: 'atomic', states: [] },
    ]);
  });

  test('an actor without a machine is a single state', () => {
    expect(chartOf('{"id":"0.chat"}').root).toMatchObject({ id: '0.chat', states: [] });
  });

  test('text that is no JSON, and a target that does not exist, are refused', () => {
    expect(() => chartOf('no JSON')).toThrow(SyntaxError);
    expect(() => chartOf('{"id":"x","on":{"go":".nowhere"}}')).toThrow(/nowhere/);
  });
});

test('a function without a name is called inline', () => {
  const machine = createMachine({ on: { go: { actions: () => undefined, guard: () => true } } });
  expect(chartOf(machine).root.transitions).toMatchObject([
    { actions: ['inline'], guard: 'inline' },
  ]);
});
