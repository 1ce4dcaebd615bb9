import { partMachine } from '../../src/machines/part/part.machine.ts';
import { defineModel } from './model.ts';

export const partModel = defineModel(partMachine, {
  input: { name: 'Below' },
  events: [
    { type: 'part.wanted' },
    { type: 'xstate.done.actor.fetchPart', output: undefined },
    { type: 'xstate.error.actor.fetchPart', error: 'no part' },
    { type: 'part.woke' },
    { type: 'xstate.done.actor.reload', output: undefined },
    { type: 'xstate.error.actor.reload', error: 'reloaded already' },
    { type: 'part.retry' },
  ],
  plausible: (snapshot, event) => {
    switch (event.type) {
      case 'part.wanted':
        return true;
      case 'part.retry':
        return snapshot.matches('missed');
      case 'xstate.done.actor.reload':
      case 'xstate.error.actor.reload':
        return snapshot.children.reload !== undefined;
      default:
        // React has nothing to take over before the code is there.
        return snapshot.matches('fetching');
    }
  },
});
