import { partMachine } from '../../src/machines/part/part.machine.ts';
import { defineModel } from './model.ts';

export const partModel = defineModel(partMachine, {
  input: { name: 'Below' },
  events: [
    { type: 'part.wanted' },
    { type: 'xstate.done.actor.fetchPart', output: undefined },
    { type: 'xstate.error.actor.fetchPart', error: 'no part' },
    { type: 'part.woke' },
  ],
  // React has nothing to take over before the code is there.
  plausible: (snapshot, event) => event.type === 'part.wanted' || snapshot.matches('fetching'),
});
