import { assign, setup } from 'xstate';
import { fromEvent } from '../params.ts';

export interface Material {
  readonly id: string;
  /** How many there are. */
  readonly quantity: number;
  /** With fewer than this, it asks to be reordered. */
  readonly level: number;
  /** How many a delivery brings. */
  readonly lot: number;
}

export interface Order {
  readonly id: string;
  /** How many it uses of which material, by the material's id. */
  readonly needs: Readonly<Record<string, number>>;
}

/** So many of a material. */
export interface Amount {
  readonly material: string;
  readonly count: number;
}

export interface StockInput {
  /** As they were counted. */
  readonly materials: readonly Material[];
  readonly orders: readonly Order[];
}

interface Board extends StockInput {
  /** As they are now. */
  readonly stock: readonly Material[];
  /** The ids of the orders that are produced. */
  readonly produced: readonly string[];
  /** The id of the order or material that the news is about. */
  readonly subject: string;
}

export type StockEvent =
  | { type: 'order.produce'; order: string }
  | { type: 'delivery.receive'; material: string }
  | { type: 'board.reset' };

const counted = ({ materials, orders }: StockInput): Board => ({
  materials,
  orders,
  stock: materials,
  produced: [],
  subject: '',
});

const needOf = ({ orders }: StockInput, order: string, material: string) =>
  orders.find(({ id }) => id === order)?.needs[material] ?? 0;

/** What an order uses, in the order of the materials. */
export const needsOf = (board: StockInput, order: string): Amount[] =>
  board.materials
    .map(({ id }) => ({ material: id, count: needOf(board, order, id) }))
    .filter(({ count }) => count > 0);

/** What an order lacks: how many more there would have to be. */
export const shortageOf = (board: Board, order: string): Amount[] =>
  board.stock
    .map(({ id, quantity }) => ({ material: id, count: needOf(board, order, id) - quantity }))
    .filter(({ count }) => count > 0);

/** Whether a material asks to be reordered. */
export const isLow = ({ quantity, level }: Material) => quantity < level;

const isOpen = ({ orders, produced }: Board, id: string) =>
  orders.some((order) => order.id === id) && !produced.includes(id);

/** A visitor runs a workshop for a minute: orders use material up, and what runs low is delivered. */
export const stockMachine = setup({
  types: {
    context: {} as Board,
    input: {} as StockInput,
    events: {} as StockEvent,
  },
  actions: {
    useMaterial: assign(({ context }, { order }: { order: string }) => ({
      stock: context.stock.map((material) => ({
        ...material,
        quantity: material.quantity - needOf(context, order, material.id),
      })),
      produced: [...context.produced, order],
      subject: order,
    })),
    nameOrder: assign({ subject: (_, { order }: { order: string }) => order }),
    addLot: assign(({ context }, { material: id }: { material: string }) => ({
      stock: context.stock.map((material) =>
        material.id === id ? { ...material, quantity: material.quantity + material.lot } : material,
      ),
      subject: id,
    })),
    countAgain: assign(({ context }) => counted(context)),
  },
  guards: {
    isShort: ({ context }, { order }: { order: string }) =>
      shortageOf(context, order).length > 0 && isOpen(context, order),
    isLast: ({ context }, { order }: { order: string }) =>
      isOpen(context, order) && context.produced.length + 1 === context.orders.length,
    isOpen: ({ context }, { order }: { order: string }) => isOpen(context, order),
    isLow: ({ context }, { material: id }: { material: string }) =>
      context.stock.some((material) => material.id === id && isLow(material)),
  },
}).createMachine({
  id: 'stock',
  context: ({ input }) => counted(input),
  initial: 'counted',
  states: {
    counted: { description: 'The stock is as it was counted, and no order is produced.' },
    produced: { description: 'An order has used its material up.' },
    refused: { description: 'An order lacks material, and has used none.' },
    delivered: { description: 'A delivery has come.' },
    finished: { description: 'The last order is produced.' },
  },
  // Common to all states: each only says what happened last.
  on: {
    'order.produce': [
      {
        guard: { type: 'isShort', params: fromEvent },
        target: '.refused',
        actions: { type: 'nameOrder', params: fromEvent },
      },
      {
        guard: { type: 'isLast', params: fromEvent },
        target: '.finished',
        actions: { type: 'useMaterial', params: fromEvent },
      },
      {
        guard: { type: 'isOpen', params: fromEvent },
        target: '.produced',
        actions: { type: 'useMaterial', params: fromEvent },
      },
    ],
    'delivery.receive': {
      guard: { type: 'isLow', params: fromEvent },
      target: '.delivered',
      actions: { type: 'addLot', params: fromEvent },
    },
    'board.reset': { target: '.counted', actions: 'countAgain' },
  },
});
