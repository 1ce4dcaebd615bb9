import { fromPromise, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

/** When a part wakes: `now`, with the first screen alive; `near`, when somebody is near or wants it. */
export type When = 'now' | 'near';

/** A part of a page, as the visit knows it. */
export interface Waking {
  readonly name: string;
  readonly when: When;
}

export type PartEvent =
  /** Its time has come, or somebody asks for it. */
  | { type: 'part.wanted' }
  /** React has taken over its markup. */
  | { type: 'part.woke' }
  /** A network that is back, or a press, lets those try again whose code did not come. */
  | { type: 'part.retry' };

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
    /** Loads the document anew, once, if nothing would be lost; rejects if its address does not answer. */
    reload: fromPromise(notProvided('reload')),
  },
  actions: {
    /** Tells the visit that it answers. */
    tellAwake: () => notProvided('tellAwake')(),
    /** Lets the stylesheet know that its code did not come. */
    markMissed: () => notProvided('markMissed')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
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
          actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    missed: {
      description:
        'Its code did not come. Forms there say so; a press, or a network that is back, asks again.',
      entry: 'markMissed',
      invoke: { id: 'reload', src: 'reload', onDone: {}, onError: {} },
      on: { 'part.wanted': 'fetching', 'part.retry': 'fetching' },
    },
    awake: { description: 'It answers.', entry: 'tellAwake' },
  },
  // Whoever has asked for its code: another page may share it.
  on: { 'part.woke': '.awake' },
});
