import { setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

export interface DisclosureInput {
  /** Begins the ids of all parts; unique on its page. */
  readonly name: string;
}

export type DisclosureEvent =
  /** The browser has opened the text: for a press, or for what the visitor searches in the page. */
  { type: 'text.opened' } | { type: 'text.closed' };

/** The id of the button. */
export function buttonId(name: string): string {
  return `${name}-button`;
}

const notProvided = notProvidedTo('disclosure');

/** A visitor asks to read more, and to read less again. */
export const disclosureMachine = setup({
  types: {
    context: {} as DisclosureInput,
    input: {} as DisclosureInput,
    events: {} as DisclosureEvent,
  },
  actions: {
    /** Keeps the button in view and focused while the page below it shrinks. */
    keepButton: (_, _params: { id: string }) => notProvided('keepButton')(),
  },
}).createMachine({
  id: 'disclosure',
  context: ({ input }) => ({ name: input.name }),
  initial: 'collapsed',
  states: {
    collapsed: {
      description: 'The text is hidden.',
      on: { 'text.opened': 'expanded' },
    },
    expanded: {
      description: 'The text can be read.',
      on: {
        'text.closed': {
          target: 'collapsed',
          actions: {
            type: 'keepButton',
            params: ({ context }) => ({ id: buttonId(context.name) }),
          },
        },
      },
    },
  },
});
