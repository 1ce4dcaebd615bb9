import type { SnapshotFrom } from 'xstate';
import type { ScrolltopEvent, scrolltopMachine } from './scrolltop.machine.ts';

/** The way back to the top, to eye, hand and assistive technology: the props of its button. */
export function connectScrolltop(
  snapshot: SnapshotFrom<typeof scrolltopMachine>,
  send: (event: ScrolltopEvent) => void,
) {
  return {
    button: {
      type: 'button' as const,
      hidden: snapshot.matches('hidden'),
      'data-state': snapshot.value,
      onClick: () => send({ type: 'top.seek' }),
    },
  };
}
