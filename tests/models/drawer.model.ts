import { drawerMachine } from '../../src/machines/drawer/drawer.machine.ts';
import { defineModel } from './model.ts';
import { terms } from './visit.model.ts';

export const drawerModel = defineModel(drawerMachine, {
  input: undefined,
  events: [
    { type: 'served.left', focused: true },
    { type: 'served.left', focused: false },
    { type: 'drawer.toggle' },
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
  // The drawer that is here lies over its button, and what is in it can be reached when it is here; before, another menu is.
  plausible: (snapshot, { type }) => {
    const loaded = snapshot.hasTag('loaded');
    const served = snapshot.hasTag('served');
    if (type === 'served.left') return served;
    if (type === 'drawer.toggle') return !served && !(loaded && snapshot.hasTag('open'));
    if (type === 'drawer.close' || type === 'group.toggle' || type === 'link.pressed')
      return loaded && !served;
    if (type.startsWith('xstate.')) return snapshot.matches({ code: 'loading' });
    return true;
  },
});
