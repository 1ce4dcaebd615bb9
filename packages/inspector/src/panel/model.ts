import type { EventData, InspectionMessage, SnapshotData } from '../protocol.ts';

/** An actor as the inspector knows it. */
export interface KnownActor {
  readonly sessionId: string;
  readonly name: string;
  readonly parentId: string | undefined;
  /** Whether it can be sent events from here: its page says so. */
  readonly takesEvents: boolean;
  readonly definition: string | undefined;
  readonly snapshot: SnapshotData;
  /** Ids of the transitions taken last. */
  readonly transitions: readonly string[];
  /** Whether it belongs to a page that has left. */
  readonly isPast: boolean;
}

/** One event in the log, and what it brought about. */
export interface Entry {
  /** Counts from 0; never used twice. */
  readonly index: number;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly sessionId: string;
  /** Undefined: from outside the actors, a view. */
  readonly sourceId: string | undefined;
  readonly event: EventData;
  /** The actor's snapshot after it; undefined until it is known. */
  readonly snapshot: SnapshotData | undefined;
  readonly transitions: readonly string[];
}

/** The log keeps this many events; the oldest go first, a tenth at a time. */
export const capacity = 20_000;

/** All that the inspector knows. It changes in place; `version` counts the changes. */
export class Model {
  version = 0;
  readonly actors = new Map<string, KnownActor>();
  /** The oldest first. */
  log: Entry[] = [];
  #count = 0;
  /** The events of each actor that have no snapshot yet: while it handles one, others may queue. */
  readonly #open = new Map<string, number[]>();
  /** Pages number their actors from 0; an actor of a page that has left is kept under another name. */
  #pages = 0;

  /** Takes in what the page tells. */
  receive(message: InspectionMessage): void {
    this.version += 1;
    const { sessionId } = message;
    switch (message.type) {
      case '@xstate.actor':
        this.actors.set(sessionId, {
          sessionId,
          name: message.name,
          parentId: message.parentId,
          takesEvents: message._takesEvents === true,
          definition: message.definition,
          snapshot: message.snapshot,
          transitions: this.actors.get(sessionId)?.transitions ?? [],
          isPast: false,
        });
        return;
      case '@xstate.event': {
        const { sourceId, event } = message;
        const index = this.#count++;
        const time = Number(message.createdAt);
        this.log.push({
          index,
          time,
          sessionId,
          sourceId,
          event,
          snapshot: undefined,
          transitions: [],
        });
        const open = this.#open.get(sessionId) ?? [];
        open.push(index);
        this.#open.set(sessionId, open);
        if (this.log.length > capacity) this.log = this.log.slice(capacity / 10);
        return;
      }
      case '@xstate.snapshot': {
        const { snapshot, _transitions: transitions = [] } = message;
        const known = this.actors.get(sessionId);
        // A page that speaks only the library's protocol may tell of an actor it did not announce.
        this.actors.set(sessionId, {
          sessionId,
          name: sessionId,
          parentId: undefined,
          takesEvents: false,
          definition: undefined,
          isPast: false,
          ...known,
          snapshot,
          transitions: transitions.length > 0 ? transitions : (known?.transitions ?? []),
        });
        this.#complete(sessionId, message.event.type, snapshot, transitions);
      }
    }
  }

  /** The page has left: its actors are past. */
  leave(): void {
    this.version += 1;
    this.#pages += 1;
    const past = (id: string) => (id.includes('/') ? id : `${this.#pages}/${id}`);
    const actors = [...this.actors.values()];
    this.actors.clear();
    for (const actor of actors) {
      const { parentId } = actor;
      const sessionId = past(actor.sessionId);
      this.actors.set(sessionId, {
        ...actor,
        sessionId,
        parentId: parentId && past(parentId),
        isPast: true,
      });
    }
    this.log = this.log.map((entry) => ({
      ...entry,
      sessionId: past(entry.sessionId),
      sourceId: entry.sourceId && past(entry.sourceId),
    }));
    this.#open.clear();
  }

  /** Empties the log, and forgets the actors that have ended. */
  clear(): void {
    this.version += 1;
    this.log = [];
    this.#open.clear();
    for (const actor of this.actors.values())
      if (hasEnded(actor)) this.actors.delete(actor.sessionId);
  }

  #complete(
    sessionId: string,
    type: string,
    snapshot: SnapshotData,
    transitions: readonly string[],
  ): void {
    const open = this.#open.get(sessionId) ?? [];
    const first = this.log[0]?.index ?? 0;
    const place = open.findIndex((index) => this.log[index - first]?.event.type === type);
    const at = (open[place] ?? -1) - first;
    const entry = this.log[at];
    if (!entry) return;
    this.log[at] = { ...entry, snapshot, transitions };
    // Those before it were never answered, such as events to an actor that has ended.
    this.#open.set(sessionId, open.slice(place + 1));
  }
}

/** Whether nothing more can happen to the actor. */
export function hasEnded({ isPast, snapshot }: KnownActor): boolean {
  return isPast || (snapshot.status !== undefined && snapshot.status !== 'active');
}

/** An actor in its place: below its parent, 1 for those without. */
export interface Placed {
  readonly actor: KnownActor;
  readonly level: number;
}

/** The actors in the order of their appearance, each parent before its children. */
export function placeActors(actors: Iterable<KnownActor>): Placed[] {
  const all = [...actors];
  const ids = new Set(all.map(({ sessionId }) => sessionId));
  const below = (parentId: string, level: number): Placed[] =>
    all
      .filter((actor) => actor.parentId === parentId)
      .flatMap((actor) => [{ actor, level }, ...below(actor.sessionId, level + 1)]);
  return all
    .filter(({ parentId }) => !(parentId && ids.has(parentId)))
    .flatMap((actor) => [{ actor, level: 1 }, ...below(actor.sessionId, 2)]);
}

/** A state in one line: `open.pinned`, or of parallel regions `panel: open · bot: idle`. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).map(([key, inner]) => {
    const text = stateText(inner);
    return [key, text] as const;
  });
  if (parts.length === 1 && parts[0]) return parts[0].filter(Boolean).join('.');
  return parts.map(([key, text]) => `${key}: ${text}`).join(' · ');
}

/** What a person calls an event: XState's own are put in words. */
export function eventText(type: string): string {
  const [, kind, rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.+)$/.exec(type) ?? [];
  switch (kind) {
    case 'after':
      return `after ${rest.split('.')[0]}`;
    case 'done.actor':
    case 'done.state':
      return `done: ${rest}`;
    case 'error.actor':
      return `error: ${rest}`;
    default:
      return type.replace(/^xstate\./, '');
  }
}

/** What an event carries beside its type. */
export function payloadOf(event: EventData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
}

/** The event's data in one line. */
export function payloadText(event: EventData): string {
  const payload = payloadOf(event);
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
}

/** What a filter looks through, by entry: making it is what costs. */
const texts = new WeakMap<Entry, string>();

function textOf(entry: Entry, name: (sessionId: string) => string): string {
  let text = texts.get(entry);
  if (text === undefined) {
    const { event, sessionId, sourceId, snapshot } = entry;
    const source = sourceId ? name(sourceId) : 'view';
    const state = stateText(snapshot?.value);
    text = [event.type, eventText(event.type), payloadText(event), name(sessionId), source, state]
      .join(' ')
      .toLowerCase();
    texts.set(entry, text);
  }
  return text;
}

/**
 * The entries in which all words of the filter stand, and none that it has a minus before: in the event, the names of
 * its actors, or the state after it.
 * @param only the actor that must have sent or got them; undefined for all.
 */
export function filterLog(
  log: readonly Entry[],
  filter: string,
  only: string | undefined,
  name: (sessionId: string) => string,
): readonly Entry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && only === undefined) return log;
  return log.filter(
    (entry) =>
      (only === undefined || entry.sessionId === only || entry.sourceId === only) &&
      words.every((word) => {
        const isHidden = word.startsWith('-') && word.length > 1;
        return isHidden !== textOf(entry, name).includes(isHidden ? word.slice(1) : word);
      }),
  );
}

/** The events sent to an actor, as a test writes them; with the state that they lead to. */
export function testPath(actor: KnownActor, log: readonly Entry[]): string {
  const entries = log.filter(
    ({ sessionId, event }) =>
      sessionId === actor.sessionId && event.type !== 'xstate.init' && event.type !== 'xstate.stop',
  );
  const lines = entries.map(({ event }) => `  ${literal(event)},`);
  // The number of a second one is no part of it.
  const machine = `${actor.name.split(' ')[0]}Machine`;
  return [
    `const events = [`,
    ...lines,
    `] satisfies EventFrom<typeof ${machine}>[];`,
    `// ${literal(actor.snapshot.value)}`,
    '',
  ].join('\n');
}

/** Plain data as TypeScript on one line. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
