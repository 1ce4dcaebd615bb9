import type { ToastKind, ToastsEvent } from '../machines/toasts/toasts.machine.ts';

/** The way into the one toasts actor, whose code comes after the page's own. What is said before it listens waits. */
const waiting: ToastsEvent[] = [];
const wait = (event: ToastsEvent): void => void waiting.push(event);
let deliver = wait;

/** Shows a toast, from wherever something is to be told. */
export function notify(kind: ToastKind, text: string): void {
  deliver({ type: 'toast.show', kind, text });
}

/** Tells the toasts actor that a toast was sent away. */
export function dismiss(id: number): void {
  deliver({ type: 'toast.dismiss', id });
}

/**
 * Hands everything that is told, and was told before, to this listener.
 * @returns a function that lets it wait again.
 */
export function listen(listener: (event: ToastsEvent) => void): () => void {
  deliver = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    deliver = wait;
  };
}
