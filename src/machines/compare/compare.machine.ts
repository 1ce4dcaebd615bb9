import { assign, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

export interface CompareInput {
  /** Begins the ids of all parts; unique on its page. */
  readonly name: string;
}

/** Shares are whole per cent from 0 to 100. */
export type CompareEvent =
  /** A key, or assistive technology, moves the handle. */
  | { type: 'divide.set'; share: number }
  | { type: 'divide.step'; by: number }
  /** A pointer goes down on the pictures and moves; what it left may be taken back by the browser, to scroll. */
  | { type: 'drag.began'; share: number }
  | { type: 'drag.moved'; share: number }
  | { type: 'drag.ended' }
  | { type: 'drag.cancelled' };

/** The id of the handle, a range control. */
export const handleId = (name: string) => `${name}-handle`;

const inside = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

const notProvided = notProvidedTo('compare');

/** A visitor moves the divide between two pictures of one thing, by dragging anywhere on them or by the handle's keys. */
export const compareMachine = setup({
  types: {
    context: {} as CompareInput & {
      /** How much of the first picture is seen. */
      share: number;
      /** The share before the drag. */
      before: number;
    },
    input: {} as CompareInput,
    events: {} as CompareEvent,
  },
  actions: {
    setShare: assign({ share: (_, { share }: { share: number }) => inside(share) }),
    keepShare: assign({ before: ({ context }) => context.share }),
    restoreShare: assign({ share: ({ context }) => context.before }),
    /** The keys go on from where the pointer left off. */
    focusHandle: (_, _params: { id: string }) => notProvided('focusHandle')(),
  },
}).createMachine({
  id: 'compare',
  context: ({ input }) => ({ name: input.name, share: 50, before: 50 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The divide stays where it is, unless the handle is moved.',
      on: {
        'drag.began': {
          target: 'dragging',
          actions: [
            'keepShare',
            { type: 'setShare', params: fromEvent },
            { type: 'focusHandle', params: ({ context }) => ({ id: handleId(context.name) }) },
          ],
        },
        'divide.set': { actions: { type: 'setShare', params: fromEvent } },
        'divide.step': {
          actions: {
            type: 'setShare',
            params: ({ context, event }) => ({ share: context.share + event.by }),
          },
        },
      },
    },
    dragging: {
      description: 'The divide follows the pointer, and nothing else.',
      on: {
        'drag.moved': { actions: { type: 'setShare', params: fromEvent } },
        'drag.ended': 'resting',
        'drag.cancelled': { target: 'resting', actions: 'restoreShare' },
      },
    },
  },
});
