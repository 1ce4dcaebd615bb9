import { navigationMachine } from '../../src/machines/navigation/navigation.machine.ts';
import { defineModel } from './model.ts';

const changed = { type: 'route.changed', title: 'A page', hash: '' } as const;

export const navigationModel = defineModel(navigationMachine, {
  input: undefined,
  events: [
    { ...changed, key: 'first', arrival: 'POP' },
    { ...changed, key: 'second', arrival: 'PUSH' },
    { ...changed, key: 'second', arrival: 'PUSH', hash: '#part' },
    { type: 'page.left', top: 700 },
    { type: 'page.hidden', top: 500 },
    { type: 'page.returned' },
    { type: 'positions.restored', positions: { first: 300 } },
  ],
  // The first page is reached by no link; later a link makes a new entry, and Back leads to another than the present.
  plausible: (snapshot, event) =>
    event.type !== 'route.changed' ||
    (snapshot.matches('arriving') ? event.arrival === 'POP' : event.key !== snapshot.context.key),
});
