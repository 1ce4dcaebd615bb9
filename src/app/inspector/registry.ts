import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate';

/** Whose actor it is: the visit's, kept whatever is mounted, or that of a view on the page. */
export type Group = 'visit' | 'page';

/** What an inspector is told, in the order in which it came about. */
export type Happening =
  | { readonly type: 'actor'; readonly actor: AnyActorRef; readonly group: Group }
  | {
      readonly type: 'event';
      readonly actor: AnyActorRef;
      readonly source: AnyActorRef | undefined;
      readonly event: AnyEventObject;
      /** Milliseconds since the epoch. */
      readonly time: number;
    }
  | {
      readonly type: 'snapshot';
      readonly actor: AnyActorRef;
      readonly event: AnyEventObject;
      readonly snapshot: Snapshot<unknown>;
      /** Ids of the transitions taken, as the chart names them: `<source id>#<event>#<index>`. */
      readonly transitions: readonly string[];
      readonly time: number;
    };

/** Knows the actors that live, and tells whoever asks what happens to them. */
export interface Registry {
  /** The observer to start the root actors of a group with, as their `inspect` option. */
  readonly observers: Readonly<Record<Group, (event: InspectionEvent) => void>>;
  /** The actors that live, parents before their children. */
  living(): readonly { readonly actor: AnyActorRef; readonly group: Group }[];
  /** What happened last to the actors that live, for an inspector that comes late. */
  recent(): readonly Happening[];
  /** Tells of everything from now on. Returns how to stop it. */
  subscribe(listener: (happening: Happening) => void): () => void;
}

/** As many happenings are kept for an inspector that comes late as the library would keep. */
const remembered = 200;

/**
 * Makes a registry. What happens is told at the next microtask: by then an actor that strict mode made and never
 * started, or started and stopped at once, has come to nothing, and is passed over.
 */
export function createRegistry(): Registry {
  const alive = new Map<string, { actor: AnyActorRef; group: Group }>();
  const listeners = new Set<(happening: Happening) => void>();
  const running = new Map<AnyActorRef, boolean>();
  const steps = new WeakMap<AnyActorRef, string[]>();
  const group = new WeakMap<AnyActorRef, Group>();
  let waiting: Happening[] = [];
  let isDue = false;
  let history: Happening[] = [];

  const take = (happening: Happening) => {
    waiting.push(happening);
    if (isDue) return;
    isDue = true;
    queueMicrotask(tell);
  };

  const tell = () => {
    isDue = false;
    const due = waiting;
    waiting = due.filter(({ actor }) => !running.has(rootOf(actor)));
    for (const happening of due) {
      const root = rootOf(happening.actor);
      // Not started yet: it waits, and a ghost waits for ever.
      if (!running.has(root)) continue;
      // Started and stopped at once.
      if (!running.get(root) && !alive.has(root.sessionId)) continue;
      announce(root);
      if (happening.type === 'actor' && alive.has(happening.actor.sessionId)) continue;
      pass(happening);
    }
    for (const [root, runs] of running) if (!runs) running.delete(root);
    // What a ghost was told before it came to nothing is not kept.
    if (waiting.length > 1000) waiting = waiting.slice(-1000);
  };

  const pass = (happening: Happening) => {
    const { actor } = happening;
    if (happening.type === 'actor') alive.set(actor.sessionId, happening);
    if (happening.type === 'snapshot' && happening.snapshot.status !== 'active')
      alive.delete(actor.sessionId);
    if (happening.type !== 'actor') history.push(happening);
    if (history.length > remembered * 2) history = history.slice(-remembered);
    for (const listener of listeners) listener(happening);
  };

  /** A root with the children it has by now: strict mode starts them again without making them again. */
  const announce = (actor: AnyActorRef) => {
    const root = rootOf(actor);
    if (alive.has(actor.sessionId) || !running.get(root)) return;
    pass({ type: 'actor', actor, group: group.get(root) ?? 'page' });
    childrenOf(actor).forEach(announce);
  };

  const observe = (mine: Group) => (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    const root = rootOf(actor);
    const time = Date.now();
    switch (event.type) {
      case '@xstate.actor':
        group.set(root, mine);
        take({ type: 'actor', actor, group: mine });
        return;
      case '@xstate.event':
        if (actor === root && event.event.type === 'xstate.init') {
          running.set(root, true);
          // Started again: what went before was strict mode trying.
          if (!alive.has(root.sessionId))
            waiting = waiting.filter(
              (happening) => happening.type === 'actor' || rootOf(happening.actor) !== root,
            );
        }
        take({
          type: 'event',
          actor,
          source: event.sourceRef as AnyActorRef | undefined,
          event: event.event,
          time,
        });
        return;
      case '@xstate.microstep':
        steps.set(actor, [...(steps.get(actor) ?? []), ...event._transitions.map(transitionId)]);
        return;
      case '@xstate.snapshot': {
        const { snapshot } = event as { snapshot: Snapshot<unknown> };
        if (actor === root && snapshot.status !== 'active') running.set(root, false);
        const transitions = steps.get(actor) ?? [];
        steps.delete(actor);
        take({ type: 'snapshot', actor, event: event.event, snapshot, transitions, time });
        return;
      }
      default:
    }
  };

  return {
    observers: { visit: observe('visit'), page: observe('page') },
    living: () =>
      [...alive.values()].filter(({ actor }) => actor.getSnapshot().status === 'active'),
    recent: () =>
      history.slice(-remembered).filter(({ actor }) => actor.getSnapshot().status === 'active'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  let root = actor;
  while (root._parent) root = root._parent;
  return root;
}

function childrenOf(actor: AnyActorRef): AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot)
    ? (Object.values(snapshot.children).filter(Boolean) as AnyActorRef[])
    : [];
}

function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const among = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id}#${eventType}#${among?.indexOf(transition) ?? 0}`;
}

/** The page's own. */
export const registry = /* @__PURE__ */ createRegistry();
