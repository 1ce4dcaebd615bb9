/**
 * The only door between React and XState, and the only file of `components/` with effects: an actor is spawned when its
 * view is on the page, after hydration, and so never shows anything that the prerendered page does not hold.
 */
import { useSelector } from '@xstate/react';
import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
import type { pageMachine } from '../machines/page/page.machine.ts';
import type { PageLocation } from '../machines/location.ts';
import { actorOf, type PageActor } from '../machines/system.ts';
import type { visitMachine } from '../machines/visit/visit.machine.ts';

type Visit = Actor<typeof visitMachine>;

/** The root actor, the parent of every view's actor; `app/` supplies it. */
export const VisitContext = createContext<Visit | undefined>(undefined);

/** Turns a snapshot into the props of a view's parts; pure. */
type Connect<M extends AnyStateMachine, Api> = (
  snapshot: SnapshotFrom<M>,
  send: (event: EventFrom<M>) => void,
) => Api;

interface Options<M extends AnyStateMachine> {
  /** What the machine needs; read when the actor is spawned. */
  readonly input?: InputFrom<M>;
  /** An event to send when the view appears, and again when the event's content changes. */
  readonly opened?: EventFrom<M>;
}

/**
 * Spawns an actor of this machine in the visit's system, which is stopped with the view.
 * @returns what `connect` makes of the current snapshot.
 * @throws what the actor failed with, for the boundary around the view.
 */
export function useConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M> = {},
): Api {
  const view = useId();
  return useActor(machine, connect, options, `${machine.id} ${view}`);
}

/** As `useConnect`, but joins the visit's one actor of this machine, spawned at its first use, which outlives the view. */
export function useSharedConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M> = {},
): Api {
  return useActor(machine, connect, options, machine.id);
}

/** A view's way to its actor: spawns it, and keeps what is sent before it is there. */
function createDoor<M extends AnyStateMachine>(
  visit: Visit,
  machine: M,
  id: string,
  { input, opened }: Options<M>,
) {
  let [first] = initialTransition(machine, input as InputFrom<M>);
  if (opened) [first] = transition(machine, first, opened);
  const waiting: EventFrom<M>[] = [];
  let told: { readonly actor: unknown; readonly event: Record<string, unknown> } | undefined;
  let isOpen = false;
  /** One that failed in an earlier view is replaced. */
  const find = (): AnyActorRef | undefined => {
    const actor = visit.getSnapshot().children[id];
    return isOpen || actor?.getSnapshot().status === 'active' ? actor : undefined;
  };
  return {
    /** The snapshot that a prerendered page shows. */
    first: (): SnapshotFrom<M> => first,
    snapshot: (): SnapshotFrom<M> =>
      (find()?.getSnapshot() as SnapshotFrom<M> | undefined) ?? first,
    subscribe(changed: () => void) {
      const { unsubscribe } = find()?.subscribe({ next: changed, error: changed }) ?? {};
      return () => unsubscribe?.();
    },
    open() {
      if (!find()) visit.send({ type: 'actor.spawn', logic: machine, id, input });
      isOpen = true;
      for (const event of waiting.splice(0)) find()?.send(event);
    },
    close() {
      visit.send({ type: 'actor.stop', id });
    },
    send(event: EventFrom<M>) {
      const actor = find();
      if (actor) actor.send(event);
      else waiting.push(event);
    },
    /** Sends an event once to each actor: strict mode runs effects twice. */
    tell(event: EventFrom<M> | undefined) {
      const actor = find();
      const isTold = ([name, value]: [string, unknown]) =>
        told?.actor === actor && told?.event[name] === value;
      if (!event || Object.entries(event).every(isTold)) return;
      told = { actor, event };
      actor?.send(event);
    },
  };
}

function useActor<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M>,
  id: string,
): Api {
  const { opened } = options;
  const visit = useVisitRef();
  const isShared = id === machine.id;
  const [door] = useState(() => createDoor(visit, machine, id, options));
  // Before the browser paints, so that a new page is never seen at the old page's scroll position.
  useLayoutEffect(() => {
    door.open();
    return isShared ? undefined : door.close;
  }, [door, isShared]);
  useLayoutEffect(() => door.tell(opened));
  const snapshot = useSyncExternalStore(door.subscribe, door.snapshot, door.first);
  const { status, error } = snapshot as AnyMachineSnapshot;
  if (status === 'error') throw error;
  return connect(snapshot, door.send);
}

/**
 * Reads the visit.
 * @param select makes of its snapshot what the view needs; the view renders again when that changes.
 * @throws when no `VisitContext` is above the view.
 */
export function useVisit<T>(select: (snapshot: SnapshotFrom<typeof visitMachine>) => T): T {
  return useSelector(useVisitRef(), select);
}

/**
 * Reads the actor `page`, as `useVisit` reads the visit.
 * @throws when no `VisitContext` is above the view.
 */
export function usePage<T>(select: (snapshot: SnapshotFrom<typeof pageMachine>) => T): T {
  return useSelector(usePageRef(), select);
}

/** The actor `page`; also after it has failed, when the system has it no more. */
export function usePageRef(): PageActor {
  const visit = useVisitRef();
  return visit.getSnapshot().children.page ?? actorOf(visit.system, 'page');
}

/**
 * The page on the screen. A view hydrates with the page that was served.
 * @throws when no `VisitContext` is above the view.
 */
export const useShown = (): PageLocation => useShownLocation((location) => location);

/**
 * The query of the page on the screen, with its `?`. Empty while a view hydrates: what is served is the same for every query.
 * @throws when no `VisitContext` is above the view.
 */
export const useQuery = (): string =>
  useShownLocation(
    ({ search = '' }) => search,
    () => '',
  );

/** @param served what hydration begins with, of the page that was served. */
function useShownLocation<T>(select: (shown: PageLocation) => T, served = select): T {
  const visit = useVisitRef();
  const page = usePageRef();
  const subscribe = useCallback(
    (changed: () => void) => page.subscribe(changed).unsubscribe,
    [page],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(page.getSnapshot().context.shown),
    () => served(visit.getSnapshot().context.location),
  );
}

/** Reports, before the browser paints, that the page of this history entry is rendered. */
export function useRendered(key: string): void {
  const page = usePageRef();
  useLayoutEffect(() => page.send({ type: 'page.rendered', key }), [page, key]);
}

/** The visit itself, to be told of what a view does. */
export function useVisitRef(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('No VisitContext above');
  return visit;
}
