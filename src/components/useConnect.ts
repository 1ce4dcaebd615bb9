/**
 * The only door between React and XState, and the only view file with an effect: an actor is started when its
 * view is on the page, after hydration, and so never shows anything that the prerendered page does not hold.
 */
import { useActorRef } from '@xstate/react';
import {
  createContext,
  use,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type {
  Actor,
  ActorOptions,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate';

/** What `app/` supplies to every view. */
export interface ActorScope {
  /**
   * The actor of this machine, made at its first use and kept for the visit, whatever is mounted; and the snapshot it was
   * made with, which is what a prerendered page shows.
   */
  keep<M extends AnyStateMachine>(
    machine: M,
    options: ActorOptions<M>,
  ): { readonly actor: Actor<M>; readonly first: SnapshotFrom<M> };
  /** Told of what happens to the other actors, where a build lets them be inspected. */
  readonly inspect?: (event: InspectionEvent) => void;
}

export const ActorScopeContext = createContext<ActorScope | undefined>(undefined);

/** Turns a snapshot into the props of a view's parts; pure. */
type Connect<M extends AnyStateMachine, Api> = (
  snapshot: SnapshotFrom<M>,
  send: (event: EventFrom<M>) => void,
) => Api;

/**
 * The actor's present snapshot.
 * @param atFirst the one to take over a prerendered page with.
 * @throws what the actor failed with, for the boundary around the view.
 */
function useSnapshot<M extends AnyStateMachine>(
  actor: Actor<M>,
  atFirst: () => SnapshotFrom<M>,
): SnapshotFrom<M> {
  const subscribe = useCallback(
    (changed: () => void) => actor.subscribe({ next: changed, error: changed }).unsubscribe,
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot(), atFirst);
  const { status, error } = snapshot as AnyMachineSnapshot;
  if (status === 'error') throw error;
  return snapshot;
}

/** Tells the actor what its view was opened with, and again when that changes; once, though strict mode runs effects twice. */
function useFact<M extends AnyStateMachine>(actor: Actor<M>, opened: EventFrom<M> | undefined) {
  const fact = opened && JSON.stringify(opened);
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (fact && fact !== told.current) actor.send(JSON.parse(fact) as EventFrom<M>);
    told.current = fact;
  }, [actor, fact]);
}

/**
 * Starts an actor of this machine that lives and ends with the view.
 * @param options.input what the machine needs; read once.
 * @param options.opened an event to send when the view appears, and again when the event's content changes.
 * @returns what `connect` makes of the current snapshot.
 */
export function useConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  { input, opened }: { input?: InputFrom<M>; opened?: EventFrom<M> } = {},
): Api {
  const actor = useActorRef<M>(machine, {
    id: machine.id,
    input,
    ...(__INSPECTABLE__ && { inspect: use(ActorScopeContext)?.inspect }),
  } as ActorOptions<M>);
  const snapshot = useSnapshot(actor, () => actor.getSnapshot());
  // An actor that is not started yet keeps it.
  useFact(actor, opened);
  return connect(snapshot, (event) => actor.send(event));
}

/**
 * Joins the visit's one actor of this machine, starting it if need be. It outlives the view.
 * @param options.input what the machine needs at its first use; later uses join the living actor.
 * @param options.opened an event to send when the view appears, and again when the event's content changes.
 * @returns what `connect` makes of the current snapshot.
 * @throws when no `ActorScopeContext` is above the view.
 */
export function useSharedConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  { input, opened }: { input?: InputFrom<M>; opened?: EventFrom<M> },
): Api {
  const scope = useContext(ActorScopeContext);
  if (!scope) throw new Error('useSharedConnect: no ActorScopeContext above this view');
  const { actor, first } = scope.keep(machine, { input } as ActorOptions<M>);
  // A part of the page that comes to life late finds an actor that has moved on: it takes over the markup as it was
  // prerendered, and then shows what is.
  const snapshot = useSnapshot(actor, () => first);
  // Before the browser paints, so that a new page is never seen at the old page's scroll position.
  useLayoutEffect(() => {
    actor.start();
  }, [actor]);
  useFact(actor, opened);
  return connect(snapshot, (event) => actor.send(event));
}
