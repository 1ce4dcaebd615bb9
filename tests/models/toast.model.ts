import { toastMachine } from '../../src/machines/toast/toast.machine.ts';
import { defineModel } from './model.ts';

export const toastModel = defineModel(toastMachine, {
  input: { kind: 'error', text: 'It went wrong.' },
  events: [
    { type: 'toast.resume' },
    { type: 'toast.pause' },
    { type: 'toast.dismiss' },
    { type: 'xstate.after.left.toast.running' },
  ],
});
