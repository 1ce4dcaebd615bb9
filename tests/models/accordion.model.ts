import { accordionMachine } from '../../src/machines/accordion/accordion.machine.ts';
import { defineModel } from './model.ts';

export const accordionModel = defineModel(accordionMachine, {
  input: { name: 'faq', count: 3 },
  events: [
    { type: 'item.opened', item: 1 },
    { type: 'item.opened', item: 2 },
    { type: 'item.closed', item: 2 },
    { type: 'focus.move', from: 3, to: 'next' },
  ],
  // The browser opens what is closed, and closes what is open.
  plausible: (snapshot, event) => {
    const isOpen = (item: number) => snapshot.matches('open') && snapshot.context.item === item;
    if (event.type === 'item.opened') return !isOpen(event.item);
    return event.type !== 'item.closed' || isOpen(event.item);
  },
});
