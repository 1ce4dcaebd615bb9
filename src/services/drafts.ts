import { fromCallback } from 'xstate';
import type { DraftFields, DraftOrder } from '../machines/form.ts';
import { readStored, store } from './storage.ts';

/** Increase it when a field changes its meaning. A draft of another version is ignored, and later overwritten. */
const version = 1;

/** Milliseconds without a change after which the draft is written. */
const pause = 300;

/** The stored draft of a form. Undefined where something else is stored. */
function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
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
      store(key, JSON.stringify({ version, fields: waiting }));
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
      store(key, null);
    });
    const ending = new AbortController();
    addEventListener('pagehide', write, ending);
    // A phone may end a page in the background without any event.
    document.addEventListener('visibilitychange', writeWhenHidden, ending);

    const fields = readDraft(key);
    // What the visitor entered before the form was alive wins.
    if (fields) queueMicrotask(() => sendBack({ type: 'draft.restored', fields }));
    return () => {
      write();
      ending.abort();
    };
  },
);
