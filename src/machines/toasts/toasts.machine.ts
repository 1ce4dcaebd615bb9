import { assign, fromCallback, sendTo, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';

/** How long each kind of toast stays, in milliseconds (specification 9). */
export const durations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: 'unlimited',
  custom: 4000,
} as const;
/** At most this many are on screen; for one more the oldest goes (specification 9). */
export const maximum = 20;

export type ToastKind = keyof typeof durations;
interface Id {
  readonly id: number;
}
interface Notice {
  readonly kind: ToastKind;
  readonly text: string;
}
export type Toast = Id & Notice;

export type ToastsEvent =
  | ({ type: 'toast.show' } & Notice)
  | ({ type: 'toast.dismiss' } & Id)
  | ({ type: 'toast.expired' } & Id)
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/** Events to the actor that counts the time. */
export type TimeOrder =
  | ({ type: 'start'; duration: number | 'unlimited' } & Id)
  | ({ type: 'stop' } & Id)
  | { type: 'pause' }
  | { type: 'resume' };

const notProvided = notProvidedTo('toasts');

interface Asked<E> {
  readonly context: { readonly toasts: readonly Toast[]; readonly count: number };
  readonly event: E;
}
const adding = [
  { type: 'addToast', params: ({ event }: Asked<Notice>) => event },
  {
    type: 'startTime',
    params: ({ context, event }: Asked<Notice>) => ({ id: context.count, kind: event.kind }),
  },
  {
    type: 'renderToast',
    params: ({ context, event: { kind, text } }: Asked<Notice>) => ({
      id: context.count,
      kind,
      text,
    }),
  },
] as const;
const removing = <E>(params: (asked: Asked<E>) => Id) =>
  [
    { type: 'stopTime', params },
    { type: 'eraseToast', params },
    { type: 'removeToast', params },
  ] as const;
const named = ({ event }: Asked<Id>) => ({ id: event.id });
const oldest = ({ context }: Asked<Notice>) => ({ id: context.toasts[0]?.id ?? 0 });

/**
 * A visitor is told briefly how something went; the time of all toasts stands still while the pointer rests on one or
 * the keyboard is among them.
 */
export const toastsMachine = setup({
  types: {
    context: {} as {
      /** The oldest first. */
      toasts: readonly Toast[];
      /** How many there have been; the last one's id. */
      count: number;
    },
    events: {} as ToastsEvent,
    tags: {} as 'shown',
  },
  actors: {
    /** Counts down each toast's time, all of them paused and resumed together; reports `toast.expired`. */
    keepTime: fromCallback<TimeOrder>(notProvided('keepTime')),
  },
  actions: {
    /** Its dismissal comes back as `toast.dismiss`. */
    renderToast: (_, _params: Toast) => notProvided('renderToast')(),
    eraseToast: (_, _params: Id) => notProvided('eraseToast')(),
    addToast: assign(({ context }, { kind, text }: Notice) => ({
      toasts: [...context.toasts, { id: context.count + 1, kind, text }],
      count: context.count + 1,
    })),
    removeToast: assign({
      toasts: ({ context }, { id }: Id) => context.toasts.filter((toast) => toast.id !== id),
    }),
    startTime: sendTo('keepTime', (_, { id, kind }: Omit<Toast, 'text'>): TimeOrder => ({
      type: 'start',
      id,
      duration: durations[kind],
    })),
    stopTime: sendTo('keepTime', (_, { id }: Id): TimeOrder => ({ type: 'stop', id })),
    pauseTime: sendTo('keepTime', { type: 'pause' } satisfies TimeOrder),
    resumeTime: sendTo('keepTime', { type: 'resume' } satisfies TimeOrder),
  },
  guards: {
    isFull: ({ context }) => context.toasts.length >= maximum,
    isListed: ({ context }, { id }: Id) => context.toasts.some((toast) => toast.id === id),
    isOnly: ({ context }, { id }: Id) =>
      context.toasts.length === 1 && context.toasts[0]?.id === id,
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], count: 0 },
  invoke: { id: 'keepTime', src: 'keepTime', onError: logged },
  initial: 'empty',
  states: {
    empty: {
      description: 'There is no toast.',
      on: { 'toast.show': { target: 'shown', actions: adding } },
    },
    shown: {
      description: 'There is at least one toast.',
      tags: 'shown',
      on: {
        'toast.show': [
          { guard: 'isFull', actions: [...removing(oldest), ...adding] },
          { actions: adding },
        ],
        'toast.dismiss': [
          { guard: { type: 'isOnly', params: named }, target: 'empty', actions: removing(named) },
          { guard: { type: 'isListed', params: named }, actions: removing(named) },
        ],
      },
      initial: 'running',
      states: {
        running: {
          description: 'Time runs: each toast goes when its own is over.',
          on: {
            'toast.expired': [
              {
                guard: { type: 'isOnly', params: named },
                target: '#toasts.empty',
                actions: removing(named),
              },
              { guard: { type: 'isListed', params: named }, actions: removing(named) },
            ],
            'pointer.entered': 'paused.hovered',
            'focus.entered': 'paused.focused',
          },
        },
        paused: {
          description: 'Time stands still, and what is left of it is kept.',
          entry: 'pauseTime',
          exit: 'resumeTime',
          initial: 'hovered',
          states: {
            hovered: {
              description: 'The pointer rests on the toasts.',
              on: { 'pointer.left': '#toasts.shown.running', 'focus.entered': 'both' },
            },
            focused: {
              description: 'The keyboard is among the toasts.',
              on: { 'focus.left': '#toasts.shown.running', 'pointer.entered': 'both' },
            },
            both: {
              description: 'The pointer rests on the toasts and the keyboard is among them.',
              on: { 'pointer.left': 'focused', 'focus.left': 'hovered' },
            },
          },
        },
      },
    },
  },
});
