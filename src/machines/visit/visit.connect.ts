import type { SnapshotFrom } from 'xstate';
import type { VisitEvent, visitMachine } from './visit.machine.ts';

/** What a visitor who waits for a page is shown and told: a thread under the header, a line for screen readers, a way on. */
export function connectVisit(
  snapshot: SnapshotFrom<typeof visitMachine>,
  send: (event: VisitEvent) => void,
) {
  return {
    /** Whether the page that is awaited did not come. */
    missing: snapshot.hasTag('missing'),
    /** Whether the wait is said. */
    announced: snapshot.hasTag('announced'),
    offline: snapshot.matches({ line: 'offline' }),
    thread: { 'aria-hidden': true, 'data-state': snapshot.hasTag('slow') ? 'slow' : 'quiet' },
    status: { 'aria-live': 'polite' as const },
    alert: { role: 'alert' as const },
    retry: { type: 'button' as const, onClick: () => send({ type: 'page.retry' }) },
  };
}
