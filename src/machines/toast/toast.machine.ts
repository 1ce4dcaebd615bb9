import { setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

/** How long each kind of toast is shown, in milliseconds (specification 9). */
export const durations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
} as const;

export interface Toast {
  readonly kind: keyof typeof durations;
  readonly text: string;
}

interface Context extends Toast {
  /** Milliseconds that it is still shown, as of `since`. */
  readonly left: number;
  /** When its time began to run, in milliseconds of `performance.now()`. */
  readonly since: number;
}

export type ToastEvent =
  { type: 'toast.pause' } | { type: 'toast.resume' } | { type: 'toast.dismiss' };

const notProvided = notProvidedTo('toast');

/** One toast: shown until its time is over or it is dismissed. */
export const toastMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Toast,
    events: {} as ToastEvent,
  },
  actions: {
    /** A dismissal by the visitor returns as `toast.dismiss`. */
    renderToast: (_, _params: Toast) => notProvided('renderToast')(),
    eraseToast: () => notProvided('eraseToast')(),
    /** Sets `since`. */
    startClock: () => notProvided('startClock')(),
    /** Takes what has passed from `left`: `after` alone would begin anew. */
    stopClock: () => notProvided('stopClock')(),
  },
  delays: { left: ({ context }) => context.left },
  guards: { isLimited: ({ context }) => Number.isFinite(context.left) },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, left: durations[input.kind], since: 0 }),
  entry: {
    type: 'renderToast',
    params: ({ context: { kind, text } }) => ({ kind, text }),
  },
  on: { 'toast.dismiss': '.over' },
  initial: 'paused',
  states: {
    paused: {
      description: 'Its time does not run.',
      on: { 'toast.resume': { guard: 'isLimited', target: 'running' } },
    },
    running: {
      description: 'Its time runs.',
      entry: 'startClock',
      exit: 'stopClock',
      on: { 'toast.pause': 'paused' },
      after: { left: 'over' },
    },
    over: { description: 'It is removed.', entry: 'eraseToast', type: 'final' },
  },
});
