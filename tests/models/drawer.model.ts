import { drawerMachine } from '../../src/machines/drawer/drawer.machine.ts';
import { defineModel } from './model.ts';
import { terms } from './visit.model.ts';

export const drawerModel = defineModel(drawerMachine, {
  input: undefined,
  events: [
    { type: 'served.left', focused: true },
    { type: 'served.left', focused: false },
    { type: 'drawer.open' },
    { type: 'drawer.close' },
    { type: 'group.toggle', group: 'about' },
    { type: 'group.toggle', group: 'services' },
    { type: 'link.pressed' },
    { type: 'page.loading', location: terms },
    { type: 'page.shown', location: terms },
    { type: 'breakpoint.passed' },
    { type: 'page.idled' },
    { type: 'xstate.done.actor.load', output: undefined },
    { type: 'xstate.error.actor.load', error: 'offline' },
  ],
  // The open drawer covers its button, and only what is in it can be pressed.
  plausible: (snapshot, { type }) => {
    if (type === 'served.left') return snapshot.matches('replaced');
    if (type === 'drawer.open') return snapshot.matches('closed');
    if (type === 'drawer.close' || type === 'group.toggle' || type === 'link.pressed')
      return snapshot.hasTag('open');
    if (type.startsWith('xstate.')) return snapshot.matches({ served: 'loading' });
    return true;
  },
});
