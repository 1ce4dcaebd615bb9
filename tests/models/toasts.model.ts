import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';
import { defineModel } from './model.ts';

/** Of this form, because toasts are numbered. */
const done = (id: string): `xstate.done.actor.${string}` => `xstate.done.actor.${id}`;

export const toastsModel = defineModel(toastsMachine, {
  input: undefined,
  events: [
    { type: 'toast.show', kind: 'success', text: 'It went well.' },
    { type: 'toast.show', kind: 'error', text: 'It went wrong.' },
    { type: 'toast.dismiss', id: 'toast 1' },
    { type: 'toast.dismiss', id: 'toast 2' },
    { type: done('toast 1'), actorId: 'toast 1' },
    { type: done('toast 2'), actorId: 'toast 2' },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
  ],
  plausible: ({ context: { count, toasts } }, event) => {
    // One of each tells them apart.
    if (event.type === 'toast.show') return count === (event.kind === 'success' ? 0 : 1);
    // The longer-lived never goes before an older one here.
    if ('actorId' in event) return toasts[0]?.id === event.actorId;
    return true;
  },
});
