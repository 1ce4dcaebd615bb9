import { type ActorRefFrom, enqueueActions, sendTo, setup } from 'xstate';
import { fromEvent } from '../params.ts';
import { type Toast, type ToastEvent, toastMachine } from '../toast/toast.machine.ts';

/** At most this many are shown; for one more the oldest is dismissed (specification 9). */
export const maximum = 20;

interface Id {
  readonly id: string;
}
interface Ended {
  readonly actorId: string;
}

export type ToastsEvent =
  | ({ type: 'toast.show' } & Toast)
  | ({ type: 'toast.dismiss' } & Id)
  | ({ type: `xstate.done.actor.${string}` } & Ended)
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/** The messages that a visitor is shown briefly. All are paused while the pointer or the focus is on one. */
export const toastsMachine = setup({
  types: {
    context: {} as {
      /** The oldest first. */
      toasts: readonly ActorRefFrom<typeof toastMachine>[];
      /** How many there have been. */
      count: number;
    },
    events: {} as ToastsEvent,
    tags: {} as 'shown',
  },
  actors: { toast: toastMachine },
  actions: {
    addToast: enqueueActions(({ context: { toasts, count }, enqueue }, { kind, text }: Toast) => {
      const [oldest] = toasts;
      if (oldest && toasts.length >= maximum) enqueue.sendTo(oldest, { type: 'toast.dismiss' });
      enqueue.assign(({ spawn }) => ({
        toasts: [...toasts, spawn('toast', { id: `toast ${count + 1}`, input: { kind, text } })],
        count: count + 1,
      }));
    }),
    tellToasts: enqueueActions(({ context, enqueue }, event: ToastEvent) => {
      for (const toast of context.toasts) enqueue.sendTo(toast, event);
    }),
    dismissToast: sendTo((_, { id }: Id) => id, { type: 'toast.dismiss' } satisfies ToastEvent),
    removeToast: enqueueActions(({ context, enqueue }, { actorId }: Ended) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ toasts: context.toasts.filter(({ id }) => id !== actorId) });
    }),
  },
  guards: {
    isLast: ({ context }) => context.toasts.length === 1,
    isShown: ({ context }, { id }: Id) => context.toasts.some((toast) => toast.id === id),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], count: 0 },
  initial: 'empty',
  states: {
    empty: {
      description: 'There is no toast.',
      on: { 'toast.show': { target: 'shown', actions: { type: 'addToast', params: fromEvent } } },
    },
    shown: {
      description: 'There is at least one toast.',
      tags: 'shown',
      on: {
        'toast.show': { actions: { type: 'addToast', params: fromEvent } },
        'toast.dismiss': {
          guard: { type: 'isShown', params: fromEvent },
          actions: { type: 'dismissToast', params: fromEvent },
        },
        'xstate.done.actor.*': [
          {
            guard: 'isLast',
            target: 'empty',
            actions: { type: 'removeToast', params: fromEvent },
          },
          { actions: { type: 'removeToast', params: fromEvent } },
        ],
      },
      initial: 'running',
      states: {
        running: {
          description: 'Time runs: each toast goes when its own is over.',
          entry: { type: 'tellToasts', params: { type: 'toast.resume' } },
          on: {
            'toast.show': {
              actions: [
                { type: 'addToast', params: fromEvent },
                { type: 'tellToasts', params: { type: 'toast.resume' } },
              ],
            },
            'pointer.entered': 'paused.hovered',
            'focus.entered': 'paused.focused',
          },
        },
        paused: {
          description: 'Time does not run.',
          entry: { type: 'tellToasts', params: { type: 'toast.pause' } },
          initial: 'hovered',
          states: {
            hovered: {
              description: 'The pointer is on the toasts.',
              on: { 'pointer.left': '#toasts.shown.running', 'focus.entered': 'both' },
            },
            focused: {
              description: 'The focus is among the toasts.',
              on: { 'focus.left': '#toasts.shown.running', 'pointer.entered': 'both' },
            },
            both: {
              description: 'The pointer is on the toasts, and the focus among them.',
              on: { 'pointer.left': 'focused', 'focus.left': 'hovered' },
            },
          },
        },
      },
    },
  },
});
