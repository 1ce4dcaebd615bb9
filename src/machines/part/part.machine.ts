import { fromPromise, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

/** When a part of the page wakes: `now`, as soon as the first screen is alive. */
export type When = 'now';

export type PartEvent =
  /** Its time has come, or somebody asks for it. */
  | { type: 'part.wanted' }
  /** React has taken over its markup. */
  | { type: 'part.woke' };

const notProvided = notProvidedTo('part');

/** A part of the page that was served sleeps until it is wanted, and then comes to life if its code comes. */
export const partMachine = setup({
  types: {
    context: {} as { name: string },
    input: {} as { name: string },
    events: {} as PartEvent,
  },
  actors: {
    /** Fetches its code. */
    fetchPart: fromPromise<void, { name: string }>(notProvided('fetchPart')),
  },
  actions: {
    /** Tells the visit that it answers, */
    tellAwake: () => notProvided('tellAwake')(),
    /** or that its code did not come. */
    tellMissed: (_, _params: { cause: unknown }) => notProvided('tellMissed')(),
  },
}).createMachine({
  id: 'part',
  context: ({ input }) => input,
  initial: 'asleep',
  states: {
    asleep: {
      description: 'It can be read; its links lead on. Presses are held.',
      on: { 'part.wanted': 'fetching' },
    },
    fetching: {
      description: 'Its code is on its way; then React takes over its markup. Presses are held.',
      invoke: {
        id: 'fetchPart',
        src: 'fetchPart',
        input: ({ context }) => context,
        onDone: {},
        onError: {
          target: 'missed',
          actions: { type: 'tellMissed', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    missed: {
      description: 'Its code did not come. Whoever asks again may get it.',
      on: { 'part.wanted': 'fetching' },
    },
    awake: { description: 'It answers.', entry: 'tellAwake' },
  },
  // Whoever has asked for its code: another page may share it.
  on: { 'part.woke': '.awake' },
});
