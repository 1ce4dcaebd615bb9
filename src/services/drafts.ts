import { fromCallback } from 'xstate';
import type { DraftOrder, Fields } from '../machines/form.ts';
import { readStored, store } from './storage.ts';

/** Increase it when a field changes its meaning: drafts of another version are removed. */
const version = 2;

/** Milliseconds without a change after which the draft is written. */
const pause = 300;

/** For so many milliseconds a draft can be restored: thirty days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** This tab's own draft first: another tab may have written its own to `localStorage`. */
const storages = ['sessionStorage', 'localStorage'] as const;

/** What a stored draft contains; undefined if it is too old, or none of ours. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored = JSON.parse(text) as { version?: unknown; keptAt?: unknown; fields?: unknown };
    const { version: of, keptAt, fields } = stored;
    if (of !== version || typeof fields !== 'object' || fields === null) return undefined;
    if (!(Number(keptAt) > Date.now() - lifetime)) return undefined;
    return fields as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Reads the draft of a form, and removes what cannot be restored. */
function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  for (const storage of storages) {
    const text = readStored(key, storage);
    const fields = text === null ? undefined : fieldsOf(text);
    if (fields) return fields;
    store(key, null, storage);
  }
  return undefined;
}

/**
 * Stores what is typed into a form until it is sent, and reports the draft of an earlier visit. `localStorage` is for a tab
 * that was closed by mistake, `sessionStorage` for two tabs with a draft each. The form works without it.
 */
export const keepDraft = fromCallback<DraftOrder, { form: string }>(
  ({ input, receive, sendBack }) => {
    const key = `draft.${input.form}`;
    let waiting: Fields | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const write = () => {
      clearTimeout(timer);
      if (!waiting) return;
      const text = JSON.stringify({ version, keptAt: Date.now(), fields: waiting });
      for (const storage of storages) store(key, text, storage);
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
      for (const storage of storages) store(key, null, storage);
    });
    const ending = new AbortController();
    addEventListener('pagehide', write, ending);
    // A phone may end a page in the background without any event.
    document.addEventListener('visibilitychange', writeWhenHidden, ending);

    const fields = readDraft(key);
    // What the visitor entered before React hydrated the form wins.
    if (fields) queueMicrotask(() => sendBack({ type: 'draft.restored', fields }));
    return () => {
      write();
      ending.abort();
    };
  },
);
