import { accordionMachine } from '../../src/machines/accordion/accordion.machine.ts';
import { defineModel } from './model.ts';

export const accordionModel = defineModel(accordionMachine, {
  input: { name: 'faq', count: 3 },
  events: [
    { type: 'item.toggle', item: 1 },
    { type: 'item.toggle', item: 2 },
    { type: 'item.found', item: 3 },
    { type: 'focus.move', from: 3, to: 'next' },
  ],
  // Only what is closed can be found closed.
  plausible: (snapshot, event) =>
    event.type !== 'item.found' ||
    !snapshot.matches('open') ||
    snapshot.context.item !== event.item,
});
