import type { SnapshotFrom } from 'xstate';
import type { PageEvent, pageMachine } from './page.machine.ts';

/** What a visitor is told of the page that is shown, or of one that is loading. */
export function connectPage(
  snapshot: SnapshotFrom<typeof pageMachine>,
  send: (event: PageEvent) => void,
) {
  return {
    announcer: { id: 'announcer', 'aria-live': 'polite' as const },
    announcement: snapshot.context.title,
    /** Whether the next page failed to load. */
    failed: snapshot.hasTag('failed'),
    /** Whether the wait is said. */
    announced: snapshot.hasTag('announced'),
    thread: { 'aria-hidden': true, 'data-state': snapshot.hasTag('slow') ? 'slow' : 'quiet' },
    status: { 'aria-live': 'polite' as const },
    alert: { role: 'alert' as const },
    retry: { type: 'button' as const, onClick: () => send({ type: 'page.retry' }) },
  };
}
