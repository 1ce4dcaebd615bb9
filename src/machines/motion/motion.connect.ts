import type { SnapshotFrom } from 'xstate';
import type { MotionEvent, motionMachine } from './motion.machine.ts';

/**
 * The motion switch: a button whose name says what a press does. With a changing name there is no `aria-pressed`, which
 * would turn it round (APG, button; the rotation control of the carousel pattern is named the same way).
 */
export function connectMotion(
  snapshot: SnapshotFrom<typeof motionMachine>,
  send: (event: MotionEvent) => void,
) {
  const state = snapshot.hasTag('paused') ? ('paused' as const) : ('moving' as const);
  return {
    state,
    button: {
      type: 'button' as const,
      'data-state': state,
      onClick: () => send({ type: 'motion.toggle' }),
    },
  };
}
