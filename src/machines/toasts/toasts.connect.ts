import type { SnapshotFrom } from 'xstate';
import type { ToastsEvent, toastsMachine } from './toasts.machine.ts';

/** As much of an element as the handlers below need; a toast's has its actor's id as test id. */
interface Element {
  matches(selector: string): boolean;
  closest(selector: string): { readonly dataset: { readonly testid?: string } } | null;
}

/** What pauses and dismisses the toasts. No live region: the form says the same, and it would be heard twice. */
export function connectToasts(
  snapshot: SnapshotFrom<typeof toastsMachine>,
  send: (event: ToastsEvent) => void,
) {
  return {
    /** Whether there has been a toast; the last one may still be on its way out. */
    needed: snapshot.context.count > 0,
    region: {
      'data-state': snapshot.hasTag('shown') ? 'shown' : 'empty',
      onPointerEnter: () => send({ type: 'pointer.entered' }),
      onPointerLeave: () => send({ type: 'pointer.left' }),
      // A press with the mouse focuses too, and would hold the toasts after the pointer has gone.
      onFocus: (event: { target: Pick<Element, 'matches'> }) => {
        if (event.target.matches(':focus-visible')) send({ type: 'focus.entered' });
      },
      onBlur: (event: {
        currentTarget: { contains(element: never): boolean };
        relatedTarget: unknown;
      }) => {
        if (!event.currentTarget.contains(event.relatedTarget as never)) {
          send({ type: 'focus.left' });
        }
      },
      onKeyDown: (event: { key: string; target: unknown }) => {
        const toast = (event.target as Element).closest('[data-testid]');
        if (event.key !== 'Escape' || !toast) return;
        send({ type: 'toast.dismiss', id: toast.dataset.testid ?? '' });
      },
    },
  };
}
