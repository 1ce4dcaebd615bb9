/** Links React and XState. A view hydrates with the first snapshot of its machine, and its actor starts then. */
import { useSelector } from '@xstate/react';
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
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
  /** What the machine needs; read when the actor is created. */
  readonly input?: InputFrom<M>;
  /** An event to send when the view appears, and again when the event's content changes. It is JSON. */
  readonly opened?: EventFrom<M>;
}

/**
 * Starts an actor of this machine as a child of the visit, which is stopped with the view.
 * @returns what `connect` makes of the current snapshot.
 * @throws what the actor failed with, for the boundary around the view.
 */
export function useConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M> = {},
): Api {
  return useActor(machine, connect, options, `${machine.id} ${useId()}`);
}

/** As `useConnect`, but all views share one actor, which outlives them. Where none runs it is created. */
export function useSharedConnect<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M> = {},
): Api {
  return useActor(machine, connect, options, machine.id);
}

function useActor<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  options: Options<M>,
  id: string,
): Api {
  const visit = useVisitRef();
  const opened = JSON.stringify(options.opened);
  const [view] = useState(() => createView(visit, machine, id, options));
  // Before the browser paints, so that a new page is never seen at the old page's scroll position.
  useLayoutEffect(() => view.start(), [view]);
  useLayoutEffect(() => {
    if (opened) view.send(JSON.parse(opened));
  }, [view, opened]);
  const snapshot = useSyncExternalStore(view.subscribe, view.snapshot, view.first);
  const { status, error } = snapshot as AnyMachineSnapshot;
  if (status === 'error') throw error;
  return connect(snapshot, view.send);
}

/** A view's actor. Until it runs there is the first snapshot. */
function createView<M extends AnyStateMachine>(
  visit: Visit,
  machine: M,
  id: string,
  { input, opened }: Options<M>,
) {
  let [first] = initialTransition(machine, input as InputFrom<M>);
  if (opened) [first] = transition(machine, first, opened);
  let actor: Actor<M> | undefined = visit.system.get(id);
  // A form's ref, which runs before effects, sends what was entered before React hydrated it.
  const early: EventFrom<M>[] = [];
  return {
    first: (): SnapshotFrom<M> => first,
    snapshot: (): SnapshotFrom<M> => actor?.getSnapshot() ?? first,
    /** @returns what ends it, where it is the view's own. */
    start() {
      const options = { parent: visit, id, systemId: id, input };
      actor = visit.system.get(id) ?? createActor<AnyStateMachine>(machine, options).start();
      for (const event of early.splice(0)) actor?.send(event);
      const stop = () => visit.send({ type: 'view.unmounted', systemId: id });
      return id === machine.id ? undefined : stop;
    },
    send: (event: EventFrom<M>) => void (actor ? actor.send(event) : early.push(event)),
    subscribe(changed: () => void) {
      const subscription = actor?.subscribe({ next: changed, error: changed });
      return () => subscription?.unsubscribe();
    },
  };
}

/**
 * Reads the visit.
 * @param select makes of its snapshot what the view needs; the view renders again when that changes.
 * @throws when no `VisitContext` is above the view.
 */
export function useVisit<T>(select: (snapshot: SnapshotFrom<typeof visitMachine>) => T): T {
  return useSelector(useVisitRef(), select);
}

export function useVisitRef(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('No VisitContext above');
  return visit;
}
