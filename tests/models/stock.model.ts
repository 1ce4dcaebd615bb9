import { stockMachine } from '../../src/machines/stock/stock.machine.ts';
import { defineModel } from './model.ts';

/** The workshop on the ERP page. */
export const stockModel = defineModel(stockMachine, {
  input: {
    materials: [
      { id: 'teak', quantity: 34, level: 12, lot: 24 },
      { id: 'plywood', quantity: 9, level: 6, lot: 12 },
      { id: 'hinges', quantity: 30, level: 20, lot: 40 },
      { id: 'polish', quantity: 5, level: 6, lot: 10 },
    ],
    orders: [
      { id: 'chairs', needs: { teak: 12, polish: 2 } },
      { id: 'wardrobe', needs: { teak: 4, plywood: 6, hinges: 12, polish: 2 } },
      { id: 'desk', needs: { teak: 10, plywood: 8, hinges: 8, polish: 3 } },
    ],
  },
  events: [
    { type: 'order.produce', order: 'chairs' },
    { type: 'order.produce', order: 'wardrobe' },
    { type: 'order.produce', order: 'desk' },
    { type: 'delivery.receive', material: 'plywood' },
    { type: 'delivery.receive', material: 'polish' },
    { type: 'board.reset' },
  ],
});
