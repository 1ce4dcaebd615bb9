import { and, fromPromise, not, raise, setup, stateIn } from 'xstate';

/** One of each thing that a chart can hold. */
export const everything = setup({
  actors: { fetch: fromPromise(() => Promise.resolve()) },
  actions: { note: () => undefined, ring: () => undefined },
  guards: { isFresh: () => true, isLoud: () => true },
  delays: { patience: 1500, mood: () => 10 },
}).createMachine({
  id: 'everything',
  type: 'parallel',
  states: {
    work: {
      initial: 'idle',
      onDone: { actions: 'ring' },
      states: {
        idle: {
          description: 'Nothing to do.',
          tags: ['quiet', 'ready'],
          entry: ['note', { type: 'ring' }],
          exit: 'note',
          on: {
            'work.begin': [
              { guard: 'isFresh', target: 'busy' },
              { guard: { type: 'isLoud' }, target: 'busy', actions: 'ring' },
              { actions: 'note' },
            ],
            'work.ignore': {},
            'work.resume': 'busy.past',
            '*': { target: 'idle', reenter: true },
          },
        },
        busy: {
          initial: 'first',
          invoke: {
            id: 'fetch',
            src: 'fetch',
            onDone: 'over',
            onError: { target: 'idle', actions: 'note' },
            onSnapshot: { actions: 'note' },
          },
          states: {
            first: { after: { patience: 'second', mood: { actions: 'ring' }, 250: 'second' } },
            second: { always: { guard: 'isFresh', target: 'first' } },
            past: { type: 'history', history: 'deep', target: 'second' },
          },
        },
        over: { type: 'final' },
      },
    },
    voice: {
      initial: 'low',
      states: {
        low: { on: { 'voice.raise': { guard: and(['isLoud', not('isFresh')]), target: 'high' } } },
        high: {
          on: { 'voice.lower': { guard: stateIn('#everything.work.idle'), target: 'low' } },
        },
      },
    },
  },
});

/** Raises an event for itself after a delay, from an action that has a name. */
export const kettle = setup({
  actions: { boil: raise({ type: 'water.boiled' }, { delay: 'boiling' }) },
  delays: { boiling: 600 },
}).createMachine({
  id: 'kettle',
  initial: 'heating',
  states: {
    heating: { entry: 'boil', on: { 'water.boiled': 'hot' } },
    hot: {},
  },
});
