import {
  connected,
  disconnected,
  type EventData,
  type InspectionMessage,
  type SendMessage,
} from '../protocol.ts';

/** The page's end of the line. */
export interface Receiver {
  /** Asks the page to send an event to one of its actors. Pages that know only the library's protocol do not hear it. */
  send(sessionId: string, event: EventData): void;
}

/** How many messages back a repeat is known: `@statelyai/inspect` repeats 200 at most. */
const memory = 2000;

/**
 * Listens to the page that opened this window, or holds it as a frame. Asks until it answers, and again when it has
 * left, because a page that is loaded anew does not know of its inspector.
 * @param window the inspector's own.
 * @param on.message told of each message once, however often the page repeats it.
 * @param on.left told when the page has left; what comes then is another page.
 * @returns undefined when nothing has opened this window.
 */
export function createReceiver(
  window: Window,
  on: { message: (message: InspectionMessage) => void; left: () => void },
): Receiver | undefined {
  const page =
    (window.opener as Window | null) ?? (window.parent === window ? null : window.parent);
  if (!page) return undefined;
  let isRepeat = createRepeatFilter();
  let asking: ReturnType<typeof setInterval> | undefined;

  const ask = () => page.postMessage({ type: connected }, '*');
  const askUntilAnswered = () => {
    clearInterval(asking);
    asking = setInterval(ask, 400);
    ask();
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    // A page that has gone is no source any more.
    const isLast = source === null && data.type === disconnected;
    if (source !== page && !isLast) return;
    if (data.type === disconnected) {
      isRepeat = createRepeatFilter();
      on.left();
      askUntilAnswered();
      return;
    }
    if (!isInspectionMessage(data)) return;
    clearInterval(asking);
    if (!isRepeat(data)) on.message(data);
  });
  askUntilAnswered();
  return {
    send: (sessionId, event) =>
      page.postMessage({ type: '@inspector.send', sessionId, event } satisfies SendMessage, '*'),
  };
}

function isInspectionMessage(data: object): data is InspectionMessage {
  return '_version' in data && 'sessionId' in data;
}

/**
 * Tells repeats from messages that are only alike. A page tells what happens in the order of time. When it goes back in
 * time, it says again what it has said. Two equal events of one millisecond are still two events.
 */
export function createRepeatFilter(): (message: InspectionMessage) => boolean {
  /** How often each message was heard, the one heard longest ago first. */
  const heard = new Map<string, number>();
  /** How often since the page went back in time. */
  let again = new Map<string, number>();
  let latest = 0;
  return (message) => {
    const time = Number(message.createdAt);
    if (time < latest) again = new Map();
    latest = time;
    const key = JSON.stringify(message);
    const times = (again.get(key) ?? 0) + 1;
    again.set(key, times);
    if (times <= (heard.get(key) ?? 0)) return true;
    heard.delete(key);
    heard.set(key, times);
    for (const oldest of heard.keys()) {
      if (heard.size <= memory) break;
      heard.delete(oldest);
      again.delete(oldest);
    }
    return false;
  };
}
