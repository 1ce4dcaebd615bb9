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
    /** Whether a sign of the wait is shown. */
    slow: snapshot.hasTag('slow'),
    thread: { 'aria-hidden': true },
    status: { role: 'status' as const },
    alert: { role: 'alert' as const },
    retry: { type: 'button' as const, onClick: () => send({ type: 'page.retry' }) },
  };
}
