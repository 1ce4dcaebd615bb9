/**
 * The only door between React and XState, and the only view file with effects: an actor is spawned when its view is on
 * the page, after hydration, and so never shows anything that the prerendered page does not hold.
 */
import { useSelector } from '@xstate/react';
import { createContext, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type EventFrom,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
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

function useActor<M extends AnyStateMachine, Api>(
  machine: M,
  connect: Connect<M, Api>,
  { input, opened }: Options<M>,
  id: string,
): Api {
  const visit = useVisitRef();
  const [first] = useState(() => initialTransition(machine, input as InputFrom<M>)[0]);
  const [actor, setActor] = useState<AnyActorRef>();
  const needs = useRef(input);
  const waiting = useRef<EventFrom<M>[]>([]);
  /** What is sent while the view is being mounted waits for its actor. */
  const send = (event: EventFrom<M>) => {
    const living: AnyActorRef | undefined = visit.getSnapshot().children[id];
    if (living) living.send(event);
    else waiting.current.push(event);
  };
  // Before the browser paints, so that a new page is never seen at the old page's scroll position.
  useLayoutEffect(() => {
    const find = (): AnyActorRef | undefined => visit.getSnapshot().children[id];
    if (!find()) visit.send({ type: 'actor.spawn', logic: machine, id, input: needs.current });
    const living = find();
    for (const event of waiting.current.splice(0)) living?.send(event);
    setActor(living);
    if (id === machine.id) return;
    return () => visit.send({ type: 'actor.stop', id });
  }, [visit, machine, id]);

  const fact = opened && JSON.stringify(opened);
  const told = useRef<{ actor: unknown; fact: string | undefined }>(undefined);
  useLayoutEffect(() => {
    if (!actor || !fact) return;
    // Strict mode runs effects twice.
    if (told.current?.actor === actor && told.current.fact === fact) return;
    told.current = { actor, fact };
    actor.send(JSON.parse(fact) as EventFrom<M>);
  }, [actor, fact]);

  const snapshot = useSelector(actor, (now: SnapshotFrom<M> | undefined) => now ?? first);
  return connect(snapshot, send);
}

/**
 * Reads the visit.
 * @param select makes of its snapshot what the view needs; the view renders again when that changes.
 * @throws when no `VisitContext` is above the view.
 */
export function useVisit<T>(select: (snapshot: SnapshotFrom<typeof visitMachine>) => T): T {
  return useSelector(useVisitRef(), select);
}

/** The visit itself, to be told of what a view does. */
export function useVisitRef(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('There is no VisitContext above this view');
  return visit;
}
