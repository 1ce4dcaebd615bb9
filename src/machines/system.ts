import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { contactMachine } from './contact/contact.machine.ts';
import type { motionMachine } from './motion/motion.machine.ts';
import type { pageMachine } from './page/page.machine.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';

/** The system of any actor of the visit. */
export type System = AnyActorRef['system'];

export type PageActor = ActorRefFrom<typeof pageMachine>;

/** The children of the visit that other actors read or send to, by their `systemId`. */
interface SharedActors {
  contact: ActorRefFrom<typeof contactMachine>;
  page: PageActor;
  motion: ActorRefFrom<typeof motionMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
}

/** A shared actor; undefined after its failure. */
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
