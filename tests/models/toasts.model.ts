import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';
import { defineModel } from './model.ts';

export const toastsModel = defineModel(toastsMachine, {
  input: undefined,
  events: [
    { type: 'toast.show', kind: 'success', text: 'It went well.' },
    { type: 'toast.show', kind: 'error', text: 'It went wrong.' },
    { type: 'toast.dismiss', id: 1 },
    { type: 'toast.dismiss', id: 2 },
    { type: 'toast.expired', id: 1 },
    { type: 'toast.expired', id: 2 },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
  ],
  plausible: ({ context, value }, event) => {
    const few = context.count <= 2;
    switch (event.type) {
      case 'toast.show':
        // One of each tells them apart; then enough of them, in a row, for the limit.
        if (event.kind === 'success' ? context.count > 0 : context.count > 20) return false;
        return (
          few || (context.toasts.length === context.count && JSON.stringify(value) === running)
        );
      case 'toast.dismiss':
        return few;
      case 'toast.expired':
        // The longer-lived never go before an older one here.
        return few && context.toasts[0]?.id === event.id;
      case 'pointer.entered':
      case 'pointer.left':
      case 'focus.entered':
      case 'focus.left':
        return few;
    }
  },
});

const running = JSON.stringify({ shown: 'running' });
