import { fromCallback } from 'xstate';
import type { DraftFields, DraftOrder } from '../machines/form.ts';

/** Increase it when a field changes its meaning. A draft of another version is ignored, and later overwritten. */
const version = 1;

/** Milliseconds without a change after which the draft is written. */
const pause = 300;

/** The stored draft of a form. Undefined where storage is blocked or holds something else. */
function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version: of, fields } = stored as { version?: unknown; fields?: unknown };
    if (of !== version || typeof fields !== 'object' || fields === null) return undefined;
    return fields as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is typed into a form in this browser until the form is sent: reports the draft of an earlier visit once,
 * then writes each change a moment later, at the latest when the page is left. In `localStorage`, because a visitor who
 * closes the tab by mistake or comes back from a lost connection has a new session. The form works without it.
 */
export const keepDraft = fromCallback<DraftOrder, { form: string }>(
  ({ input, receive, sendBack }) => {
    const key = `draft.${input.form}`;
    let waiting: DraftFields | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = () => {
      clearTimeout(timer);
      if (!waiting) return;
      try {
        localStorage.setItem(key, JSON.stringify({ version, fields: waiting }));
      } catch {
        // Storage is blocked or full: the draft lasts as long as the page.
      }
      waiting = undefined;
    };
    const writeWhenHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };

    receive((order) => {
      clearTimeout(timer);
      if (order.type === 'draft.keep') {
        waiting = order.fields;
        timer = setTimeout(write, pause);
        return;
      }
      waiting = undefined;
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is blocked: there is no draft.
      }
    });
    addEventListener('pagehide', write);
    // A phone may end a page in the background without any event.
    document.addEventListener('visibilitychange', writeWhenHidden);

    const fields = readDraft(key);
    // What the visitor entered before the form was alive wins.
    if (fields) queueMicrotask(() => sendBack({ type: 'draft.restored', fields }));
    return () => {
      write();
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', writeWhenHidden);
    };
  },
);
