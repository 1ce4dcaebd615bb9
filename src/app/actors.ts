import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { ActorScope } from '../components/useConnect.ts';
import { registry } from './inspector/registry.ts';

/** Makes the store of the actors that outlive their views: one for each visit in the browser, one for each page prerendered. */
export function createActorScope(): ActorScope {
  const kept = new Map<string, ReturnType<ActorScope['keep']>>();
  return {
    ...(__INSPECTABLE__ && { inspect: registry.observers.page }),
    keep(machine, options) {
      const known = kept.get(machine.id);
      // A machine's id is its name in the whole house, so the actor under it is of this machine.
      if (known)
        return known as { actor: Actor<typeof machine>; first: SnapshotFrom<typeof machine> };
      const actor = createActor(machine, {
        ...options,
        id: machine.id,
        ...(__INSPECTABLE__ && { inspect: registry.observers.visit }),
      });
      const made = { actor, first: actor.getSnapshot() };
      kept.set(machine.id, made);
      return made;
    },
  };
}
