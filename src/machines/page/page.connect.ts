import type { SnapshotFrom } from 'xstate';
import type { PageEvent, pageMachine } from './page.machine.ts';

/** What a visitor is told of a page that has come, or is awaited. */
export function connectPage(
  snapshot: SnapshotFrom<typeof pageMachine>,
  send: (event: PageEvent) => void,
) {
  return {
    announcer: { id: 'announcer', 'aria-live': 'polite' as const },
    announcement: snapshot.context.title,
    /** Whether the page that is awaited did not come. */
    missing: snapshot.hasTag('missing'),
    /** Whether the wait is said. */
    announced: snapshot.hasTag('announced'),
    thread: { 'aria-hidden': true, 'data-state': snapshot.hasTag('slow') ? 'slow' : 'quiet' },
    status: { 'aria-live': 'polite' as const },
    alert: { role: 'alert' as const },
    retry: { type: 'button' as const, onClick: () => send({ type: 'page.retry' }) },
  };
}
