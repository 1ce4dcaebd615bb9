/** What the owner may switch on against spam when the site is built (`.env.example`); all of it is off by default. */
const {
  VITE_SPAM_HONEYPOT: honeypot,
  VITE_SPAM_LIMIT_SECONDS: limit,
  VITE_SPAM_BLOCK_HEADLESS: headless,
  VITE_SPAM_BLOCK_LIST: blocked,
} = import.meta.env;

const storageKey = 'spam.sent';

/** The time of a try that is under way; EmailJS hands it over before the request. */
let pending: string | undefined;

/** Where EmailJS looks when the last message went out, and notes the next. Without storage there is no limit. */
const storage = {
  get(): Promise<string | null> {
    try {
      const sent = localStorage.getItem(storageKey);
      // Noted while the clock was ahead: that must not shut anybody out until it has caught up.
      return Promise.resolve(Number(sent) > Date.now() ? null : sent);
    } catch {
      return Promise.resolve(null);
    }
  },
  set(_key: string, time: string): Promise<void> {
    pending = time;
    return Promise.resolve();
  },
  remove(): Promise<void> {
    return Promise.resolve();
  },
};

/** What EmailJS's `init` is given besides the key. */
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
 * Refuses a message if the field that people do not see has been filled in.
 * @throws an answer like EmailJS's own to what it blocks.
 */
export function checkHoneypot(): void {
  if (honeypot !== 'on') return;
  const traps = document.querySelectorAll<HTMLInputElement>('main form [name=website]');
  if ([...traps].some(({ value }) => value !== '')) throw { status: 403, text: 'Honeypot' };
}

/** Notes a message that has arrived; only now, so that a try that failed stands in no one's way. */
export function noteArrival(): void {
  if (pending === undefined) return;
  try {
    localStorage.setItem(storageKey, pending);
  } catch {
    // Storage is blocked or full: there is no limit.
  }
  pending = undefined;
}
