import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { motionMachine } from './motion/motion.machine.ts';
import type { pageMachine } from './page/page.machine.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';
import type { visitMachine } from './visit/visit.machine.ts';

/** The system of any actor of the visit. */
export type System = AnyActorRef['system'];

export type PageActor = ActorRefFrom<typeof pageMachine>;

/** The actors that others ask or tell something, by their `systemId`. */
interface SharedActors {
  visit: ActorRefFrom<typeof visitMachine>;
  page: PageActor;
  motion: ActorRefFrom<typeof motionMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
}

/** A shared actor; undefined before its start and after its end. */
export const findActor = <Id extends keyof SharedActors>(
  system: System,
  id: Id,
): SharedActors[Id] | undefined => system.get(id);

/**
 * A shared actor that runs.
 * @throws if it does not.
 */
export function actorOf<Id extends keyof SharedActors>(system: System, id: Id): SharedActors[Id] {
  const actor = findActor(system, id);
  if (!actor) throw new Error(`No actor "${id}" runs`);
  return actor;
}
