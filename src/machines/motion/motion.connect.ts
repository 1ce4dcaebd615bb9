import type { SnapshotFrom } from 'xstate';
import type { MotionEvent, motionMachine } from './motion.machine.ts';

/**
 * The motion switch: a toggle button. Its name never changes, because a screen reader does not say a new name after a
 * press, but does say "pressed".
 */
export function connectMotion(
  snapshot: SnapshotFrom<typeof motionMachine>,
  send: (event: MotionEvent) => void,
) {
  const paused = snapshot.hasTag('paused');
  return {
    paused,
    button: {
      type: 'button' as const,
      'data-state': paused ? ('paused' as const) : ('moving' as const),
      'aria-pressed': paused,
      onClick: () => send({ type: 'motion.toggle' }),
    },
  };
}
