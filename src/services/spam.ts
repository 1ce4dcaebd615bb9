import { readStored, store } from './storage.ts';

/** Protection against spam that the owner may switch on in `.env` (`.env.example`). All of it is off by default. */
const {
  VITE_SPAM_HONEYPOT: honeypot,
  VITE_SPAM_LIMIT_SECONDS: limit,
  VITE_SPAM_BLOCK_HEADLESS: headless,
  VITE_SPAM_BLOCK_LIST: blocked,
} = import.meta.env;

const storageKey = 'spam.sent';

/** When the present try began. EmailJS sets it before the request. */
let pending: string | undefined;

/** EmailJS reads and writes here when the last message was sent. Without storage there is no limit. */
const storage = {
  get(): Promise<string | null> {
    const sent = readStored(storageKey);
    // A time in the future was stored while the clock was wrong. It must not lock the visitor out.
    return Promise.resolve(Number(sent) > Date.now() ? null : sent);
  },
  set(_key: string, time: string): Promise<void> {
    pending = time;
    return Promise.resolve();
  },
  remove(): Promise<void> {
    return Promise.resolve();
  },
};

/** Options for EmailJS's `init`. */
export function spamOptions() {
  return {
    ...(limit && {
      storageProvider: storage,
      limitRate: { id: storageKey, throttle: Number(limit) * 1000 },
    }),
    ...(headless === 'on' && { blockHeadless: true }),
    ...(blocked && {
      blockList: {
        list: blocked.split(',').map((address) => address.trim()),
        watchVariable: 'email',
      },
    }),
  };
}

/**
 * Rejects a message if the hidden field is filled in. Empties the field, because a browser may have filled it in.
 * @throws the same answer as EmailJS gives to what it blocks.
 */
export function checkHoneypot(): void {
  if (honeypot !== 'on') return;
  const traps = document.querySelectorAll<HTMLInputElement>('main form [name=leave-empty]');
  const isFilled = [...traps].some(({ value }) => value !== '');
  for (const trap of traps) trap.value = '';
  if (isFilled) throw { status: 403, text: 'Honeypot' };
}

/** Stores the time of a message that has arrived. A failed try does not count. */
export function noteArrival(): void {
  if (pending === undefined) return;
  store(storageKey, pending);
  pending = undefined;
}
