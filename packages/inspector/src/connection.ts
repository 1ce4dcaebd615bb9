import { createBrowserInspector } from '@statelyai/inspect';
import { messageOf } from './message.ts';
import { connected, type SendMessage } from './protocol.ts';
import type { Happening, Registry } from './registry.ts';

/** How the connection stands; `silent`: opened, and no answer after `patience`. */
export type ConnectionStatus = 'blocked' | 'waiting' | 'silent' | 'connected' | 'closed';

export interface Connection {
  /** Hides what a visitor has typed, or shows it; what is known is told anew. */
  setMasked(isMasked: boolean): void;
  close(): void;
}

/** An inspector that has not answered after this many milliseconds is said to be silent; it may still answer. */
const patience = 8_000;

/**
 * Connects every living actor, and those to come, to an inspector in another window or frame.
 * @param options.url the inspector's address.
 * @param options.open opens the inspector; null when the browser refuses.
 * @param options.sealed names of what a visitor has typed.
 * @param options.onStatus told at once and at each change.
 */
export function connect(options: {
  registry: Registry;
  url: URL;
  open: () => Window | null;
  sealed: ReadonlySet<string>;
  isMasked: boolean;
  onStatus: (status: ConnectionStatus) => void;
}): Connection {
  const { registry, url, open, sealed, onStatus } = options;
  let { isMasked } = options;
  let target: Window | null = null;
  let unsubscribe = () => {};
  const ended = new AbortController();

  const isFromInspector = (event: MessageEvent) =>
    event.source === target && event.origin === url.origin;
  const listen = (listener: (event: MessageEvent) => void) =>
    window.addEventListener('message', (event) => isFromInspector(event) && listener(event), {
      signal: ended.signal,
    });

  // The library would post to whatever the window shows by then, and hear whoever posts.
  const guarded = {
    open: () => {
      target = open();
      return (
        target && { postMessage: (message: unknown) => target?.postMessage(message, url.origin) }
      );
    },
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listen(listener),
  };
  const { adapter } = createBrowserInspector({
    url: url.href,
    window: guarded as unknown as Window,
    autoStart: false,
    // Messages are plain and masked before they are handed over, and a new inspector is told anew what lives.
    serialize: (message) => message,
    maxDeferredEvents: 0,
  });

  const tell = (happening: Happening) =>
    adapter.send(
      messageOf(happening, isMasked ? sealed : undefined) as unknown as Parameters<
        typeof adapter.send
      >[0],
    );
  const tellWhatLives = () => {
    for (const known of registry.living()) tell({ type: 'actor', ...known });
  };

  const close = () => {
    if (ended.signal.aborted) return;
    adapter.stop();
    ended.abort();
    unsubscribe();
    clearTimeout(silence);
    clearInterval(watch);
    onStatus('closed');
  };

  adapter.start();
  listen(({ data }: MessageEvent<Partial<SendMessage> | { type: typeof connected } | null>) => {
    if (data?.type === connected) {
      clearTimeout(silence);
      unsubscribe();
      tellWhatLives();
      registry.recent().forEach(tell);
      unsubscribe = registry.subscribe(tell);
      onStatus('connected');
    }
    if (data?.type === '@inspector.send' && url.origin === location.origin) send(registry, data);
  });
  const silence = setTimeout(() => onStatus('silent'), patience);
  const watch = setInterval(() => target?.closed && close(), 500);
  // An inspector that is still there when the page comes back asks for it again.
  window.addEventListener('pagehide', () => adapter.stop(), { signal: ended.signal });

  if (target) {
    onStatus(navigator.onLine || url.origin === location.origin ? 'waiting' : 'silent');
  } else {
    close();
    onStatus('blocked');
  }
  return {
    setMasked: (masked) => {
      isMasked = masked;
      tellWhatLives();
    },
    close,
  };
}

function send(registry: Registry, { sessionId, event }: Partial<SendMessage>): void {
  const known = registry.living().find(({ actor }) => actor.sessionId === sessionId);
  if (known && typeof event?.type === 'string') known.actor.send(event);
}
