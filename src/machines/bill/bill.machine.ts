import { assign, setup } from 'xstate';
import { fromEvent } from '../params.ts';

/** A line of the invoice; money is in paise. */
export interface BillLine {
  /** Of one piece, before tax. */
  readonly price: number;
  /** The rate of GST in per cent. */
  readonly rate: number;
  readonly quantity: number;
}

export interface BillInput {
  /** Begins the ids of all parts; unique on its page. */
  readonly name: string;
  readonly lines: readonly BillLine[];
}

/** Where the customer is: in the seller's state or in another one. */
export type Place = 'local' | 'interstate';

/** `line` counts from 0. */
export type BillEvent =
  | { type: 'quantity.step'; line: number; by: 1 | -1 }
  | { type: 'quantity.enter'; line: number; text: string }
  | { type: 'customer.choose'; place: Place };

/** The largest quantity of a line. */
export const largest = 999;

interface Change {
  readonly line: number;
  readonly quantity: number;
}

/** What a line's quantity would be after one step. */
const stepped = (lines: readonly BillLine[], { line, by }: { line: number; by: number }) => ({
  line,
  quantity: (lines[line]?.quantity ?? 0) + by,
});

/** The quantity that a text stands for; an empty field is none. */
const entered = ({ line, text }: { line: number; text: string }) => ({
  line,
  quantity: /^\d*$/.test(text) ? Number(text) : NaN,
});

/** A visitor changes the quantities of an invoice and the customer's state, and the invoice adds up. */
export const billMachine = setup({
  types: {
    context: {} as BillInput,
    input: {} as BillInput,
    events: {} as BillEvent,
  },
  actions: {
    setQuantity: assign({
      lines: ({ context }, { line, quantity }: Change) =>
        context.lines.map((old, index) => (index === line ? { ...old, quantity } : old)),
    }),
  },
  guards: {
    isQuantity: (_, { quantity }: Change) => quantity >= 0 && quantity <= largest,
    isLocal: (_, { place }: { place: Place }) => place === 'local',
  },
}).createMachine({
  id: 'bill',
  context: ({ input }) => input,
  initial: 'local',
  states: {
    local: { description: 'The customer is in the same state: CGST and SGST.' },
    interstate: { description: 'The customer is in another state: IGST.' },
  },
  on: {
    'quantity.step': {
      guard: { type: 'isQuantity', params: ({ context, event }) => stepped(context.lines, event) },
      actions: {
        type: 'setQuantity',
        params: ({ context, event }) => stepped(context.lines, event),
      },
    },
    'quantity.enter': {
      guard: { type: 'isQuantity', params: ({ event }) => entered(event) },
      actions: { type: 'setQuantity', params: ({ event }) => entered(event) },
    },
    'customer.choose': [
      { guard: { type: 'isLocal', params: fromEvent }, target: '.local' },
      { target: '.interstate' },
    ],
  },
});
