import { billMachine } from '../../src/machines/bill/bill.machine.ts';
import { defineModel } from './model.ts';

export const billModel = defineModel(billMachine, {
  // As the page has it.
  input: {
    name: 'bill',
    lines: [
      { price: 189_000, rate: 18, quantity: 40 },
      { price: 325_000, rate: 18, quantity: 12 },
      { price: 34_950, rate: 5, quantity: 60 },
      { price: 84_575, rate: 5, quantity: 25 },
    ],
  },
  events: [
    { type: 'quantity.step', line: 0, by: 1 },
    { type: 'quantity.step', line: 0, by: -1 },
    { type: 'quantity.enter', line: 0, text: '' },
    { type: 'quantity.enter', line: 0, text: '999' },
    { type: 'quantity.enter', line: 0, text: '1000' },
    { type: 'quantity.enter', line: 3, text: '2x' },
    { type: 'customer.choose', place: 'local' },
    { type: 'customer.choose', place: 'interstate' },
  ],
  // What is shown already is no change to a browser; and a few quantities tell what all of them do.
  plausible: (snapshot, event) => {
    if (event.type === 'customer.choose') return event.place !== snapshot.value;
    return [0, 40, 999].includes(snapshot.context.lines[0]?.quantity ?? 0);
  },
});
