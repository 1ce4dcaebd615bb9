import { bugreportMachine } from '../../src/machines/bugreport/bugreport.machine.ts';
import { defineModel } from './model.ts';

/** The till on the Bug Fixing page. */
export const bugreportModel = defineModel(bugreportMachine, {
  input: {
    lines: [
      { id: 'bulb', quantity: 4, price: 12000 },
      { id: 'board', quantity: 1, price: 42000 },
    ],
    discount: 5,
  },
  events: [
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'till.add' },
    { type: 'till.clear' },
  ],
});
