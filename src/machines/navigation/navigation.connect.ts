import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

/** What a navigation shows: a line that only screen readers meet. */
export function connectNavigation(snapshot: SnapshotFrom<typeof navigationMachine>) {
  return {
    announcer: { id: 'announcer', 'aria-live': 'polite' as const },
    announcement: snapshot.context.announcement,
  };
}
