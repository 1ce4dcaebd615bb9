import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';

interface Happened {
  readonly actor: AnyActorRef;
  /** The session id of the root actor. */
  readonly rootId: string;
}

/** An actor that lives. */
export interface Known extends Happened {
  /** Its id without React's part; numbered if a sibling has that name already. */
  readonly name: string;
  /** Undefined for the root. */
  readonly parent: AnyActorRef | undefined;
}

/** What an inspector is told, in the order in which it came about. */
export type Happening =
  | ({ readonly type: 'actor' } & Known)
  | ({
      readonly type: 'event';
      /** Undefined: from outside the actors, a view. */
      readonly source: AnyActorRef | undefined;
      readonly event: AnyEventObject;
      /** Milliseconds since the epoch. */
      readonly time: number;
    } & Happened)
  | ({
      readonly type: 'snapshot';
      readonly event: AnyEventObject;
      readonly snapshot: Snapshot<unknown>;
      /** Ids of the transitions taken, as the chart names them: `<source id>#<event>#<index>`. */
      readonly transitions: readonly string[];
      readonly time: number;
    } & Happened);

/** Knows the actors that live, and tells whoever asks what happens to them. */
export interface Registry {
  /** The observer to start the root actor with, as its `inspect` option. */
  observe(event: InspectionEvent): void;
  /** The actors that live, parents before their children. */
  living(): readonly Known[];
  /** The last events and snapshots of the actors that live, for an inspector that comes late. */
  recent(): readonly Happening[];
  /** Tells of everything from now on. Returns how to stop it. */
  subscribe(listener: (happening: Happening) => void): () => void;
}

/** As many happenings are kept for an inspector that comes late as the library would keep. */
const remembered = 200;

/** Makes a registry. */
export function createRegistry(): Registry {
  const alive = new Map<AnyActorRef, Known>();
  const listeners = new Set<(happening: Happening) => void>();
  const taken = new WeakMap<AnyActorRef, string[]>();
  let history: Happening[] = [];

  const tell = (happening: Happening) => {
    if (happening.type !== 'actor') history.push(happening);
    if (history.length > remembered * 2) history = history.slice(-remembered);
    for (const listener of listeners) listener(happening);
  };

  const nameOf = ({ id }: AnyActorRef, parent: AnyActorRef | undefined) => {
    const siblings = [...alive.values()].filter((known) => known.parent === parent);
    // The actor of a view is called `<machine> <view>`.
    const [word] = id.split(' ');
    let name = String(word);
    for (let number = 2; siblings.some((known) => known.name === name); number += 1)
      name = `${word} ${number}`;
    return name;
  };

  const observe = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    const { rootId } = inspected;
    const time = Date.now();
    if (inspected.type === '@xstate.event') {
      const { event } = inspected;
      const source = inspected.sourceRef as AnyActorRef | undefined;
      if (event.type === 'xstate.init') {
        // The sender of this event is the parent. A parent starts before its children.
        const known = { actor, rootId, name: nameOf(actor, source), parent: source };
        alive.set(actor, known);
        tell({ type: 'actor', ...known });
      }
      tell({ type: 'event', actor, rootId, source, event, time });
      // XState tells of no snapshot when a transition throws.
      if (event.type.startsWith('xstate.error.actor.') && source && alive.delete(source))
        tell({
          type: 'snapshot',
          actor: source,
          rootId,
          event,
          snapshot: source.getSnapshot() as Snapshot<unknown>,
          transitions: [],
          time,
        });
    }
    if (inspected.type === '@xstate.microstep')
      taken.set(actor, [...(taken.get(actor) ?? []), ...inspected._transitions.map(transitionId)]);
    if (inspected.type === '@xstate.snapshot') {
      const { event, snapshot } = inspected;
      const transitions = taken.get(actor) ?? [];
      taken.delete(actor);
      if (snapshot.status !== 'active') alive.delete(actor);
      tell({ type: 'snapshot', actor, rootId, event, snapshot, transitions, time });
    }
  };

  return {
    observe,
    living: () => [...alive.values()],
    recent: () => history.slice(-remembered).filter(({ actor }) => alive.has(actor)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const among = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id}#${eventType}#${among?.indexOf(transition) ?? 0}`;
}
