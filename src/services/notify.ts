import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ToastKind, toastsMachine } from '../machines/toasts/toasts.machine.ts';
import type { visitMachine } from '../machines/visit/visit.machine.ts';
import { toasts } from './toasts.ts';

/**
 * Shows a toast: tells the visit's toasts actor, which is spawned at its first use.
 * @param system the system of the actor that has something to tell.
 */
export function notify(system: AnyActorRef['system'], kind: ToastKind, text: string): void {
  const find = () => system.get('toasts') as ActorRefFrom<typeof toastsMachine> | undefined;
  if (!find()) {
    const visit = system.get('visit') as ActorRefFrom<typeof visitMachine>;
    visit.send({ type: 'actor.spawn', logic: toasts, id: 'toasts', input: undefined });
  }
  find()?.send({ type: 'toast.show', kind, text });
}
