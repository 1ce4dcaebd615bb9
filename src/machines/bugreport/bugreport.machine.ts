import { raise, setup } from 'xstate';

export interface Bill {
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    /** For one, in paise. */
    readonly price: number;
  }[];
  /** Of the sum, in per cent. */
  readonly discount: number;
}

export type BugreportEvent =
  { type: 'step.next' } | { type: 'step.back' } | { type: 'till.add' } | { type: 'till.clear' };

/** The way of a report, in order. */
export const steps = ['reported', 'reproduced', 'fixed', 'tested', 'live'] as const;
export type Step = (typeof steps)[number];

/** A visitor follows a bug report to its end, and tries the till before and after it is fixed. */
export const bugreportMachine = setup({
  types: {
    context: {} as Bill,
    input: {} as Bill,
    events: {} as BugreportEvent,
    tags: {} as 'faulty' | 'checked',
  },
  actions: {
    /** The bill is keyed in anew, to be added up by the visitor. */
    clearTill: raise({ type: 'till.clear' }),
  },
}).createMachine({
  id: 'bugreport',
  context: ({ input }) => ({ lines: input.lines, discount: input.discount }),
  type: 'parallel',
  states: {
    step: {
      description: 'How far the report has come.',
      initial: 'reported',
      states: {
        reported: {
          description: 'The shop has sent the bill that was wrong.',
          tags: 'faulty',
          exit: 'clearTill',
          on: { 'step.next': 'reproduced' },
        },
        reproduced: {
          description: 'The bug happens again on a copy.',
          tags: 'faulty',
          exit: 'clearTill',
          on: { 'step.next': 'fixed', 'step.back': 'reported' },
        },
        fixed: {
          description: 'The copy adds up right.',
          exit: 'clearTill',
          on: { 'step.next': 'tested', 'step.back': 'reproduced' },
        },
        tested: {
          description: 'Other bills are right, too.',
          tags: 'checked',
          exit: 'clearTill',
          on: { 'step.next': 'live', 'step.back': 'fixed' },
        },
        live: {
          description: 'The shop has the fix.',
          tags: 'checked',
          exit: 'clearTill',
          on: { 'step.back': 'tested' },
        },
      },
    },
    till: {
      description: 'What the till shows.',
      initial: 'added',
      states: {
        added: { description: 'The total.', on: { 'till.clear': 'cleared' } },
        cleared: { description: 'The bill without a total.', on: { 'till.add': 'added' } },
      },
    },
  },
});
