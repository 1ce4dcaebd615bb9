import { assign, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

export interface AccordionInput {
  /** Begins the ids of all parts; unique on its page. */
  readonly name: string;
  /** How many items there are; they are numbered from 1. */
  readonly count: number;
}

/** Where the keyboard goes from a header (WAI-ARIA APG, accordion: Down, Up, Home, End). */
export type Direction = 'next' | 'previous' | 'first' | 'last';

export type AccordionEvent =
  /** The browser has opened an item: for a press, or for what the visitor searches in the page. */
  | { type: 'item.opened'; item: number }
  | { type: 'item.closed'; item: number }
  | { type: 'focus.move'; from: number; to: Direction };

/** The id of an item's header, for the focus. */
export function headerId(name: string, item: number): string {
  return `${name}-${item}-header`;
}

/** The item a direction leads to from another; the ends are joined. */
function destination(from: number, to: Direction, count: number): number {
  if (to === 'first') return 1;
  if (to === 'last') return count;
  const step = to === 'next' ? 1 : -1;
  return ((from - 1 + step + count) % count) + 1;
}

const notProvided = notProvidedTo('accordion');

/** A visitor opens the answer to a question; opening another closes it, and so does asking again. */
export const accordionMachine = setup({
  types: {
    context: {} as AccordionInput & {
      /** The item opened last; it is the open one only in the state `open`. */
      item: number;
    },
    input: {} as AccordionInput,
    events: {} as AccordionEvent,
  },
  actions: {
    openItem: assign({ item: (_, { item }: { item: number }) => item }),
    focusHeader: (_, _params: { id: string }) => notProvided('focusHeader')(),
  },
  guards: {
    isOpenItem: ({ context }, { item }: { item: number }) => item === context.item,
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => ({ name: input.name, count: input.count, item: 1 }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No item is open.',
    },
    open: {
      description: 'One item is open.',
      on: { 'item.closed': { guard: { type: 'isOpenItem', params: fromEvent }, target: 'closed' } },
    },
  },
  on: {
    'item.opened': { target: '.open', actions: { type: 'openItem', params: fromEvent } },
    'focus.move': {
      actions: {
        type: 'focusHeader',
        params: ({ context, event }) => ({
          id: headerId(context.name, destination(event.from, event.to, context.count)),
        }),
      },
    },
  },
});
