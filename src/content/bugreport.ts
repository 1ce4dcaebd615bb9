/** The bug report on the Bug Fixing page: an invented one. */
export interface BugreportContent {
  readonly title: string;
  readonly text: string;
  /** How money is written. */
  readonly language: string;
  readonly till: {
    readonly title: string;
    /** Where the till stands, by step. */
    readonly place: Readonly<Record<StepName, string>>;
    readonly lines: readonly {
      readonly id: string;
      readonly name: string;
      readonly quantity: number;
      /** In paise. */
      readonly price: number;
    }[];
    /** In per cent. */
    readonly percent: number;
    readonly discount: string;
    /** The one that is too much. */
    readonly again: string;
    readonly total: string;
    readonly cleared: string;
    readonly add: string;
    readonly clear: string;
    /** `{expected}` is replaced. */
    readonly wrong: string;
    readonly right: string;
  };
  readonly checks: { readonly title: string; readonly items: readonly string[] };
  readonly steps: {
    readonly title: string;
    readonly items: readonly {
      readonly step: StepName;
      readonly name: string;
      readonly text: string;
    }[];
    /** `{position}`, `{count}` and `{name}` are replaced. */
    readonly status: string;
    readonly next: string;
    readonly back: string;
  };
}

type StepName = 'reported' | 'reproduced' | 'mended' | 'tested' | 'live';

export const bugreportWords: BugreportContent = {
  title: 'One bug, from fault to mended',
  text: 'The shop is invented, the kind of fault is not: a till takes the discount off twice, and the owner loses a little on every bill.',
  language: 'en-IN',
  till: {
    title: 'Bill 1047',
    place: {
      reported: 'At the counter',
      reproduced: 'On our copy',
      mended: 'On our copy',
      tested: 'On our copy',
      live: 'At the counter',
    },
    lines: [
      { id: 'bulb', name: '4 LED bulbs, 9 W', quantity: 4, price: 120_00 },
      { id: 'board', name: '1 extension board', quantity: 1, price: 420_00 },
    ],
    percent: 5,
    discount: 'Discount 5 %',
    again: 'Discount 5 %, again',
    total: 'Total',
    cleared: 'Not added up yet',
    add: 'Add up',
    clear: 'Clear the total',
    wrong: 'Wrong: it should be {expected}.',
    right: 'Right: the discount is taken off once.',
  },
  checks: {
    title: 'Also tested',
    items: [
      'A bill without discount',
      'A bill with a returned item',
      'Last week’s bills, compared',
    ],
  },
  steps: {
    title: 'The report',
    items: [
      {
        step: 'reported',
        name: 'Reported',
        text: 'The shop sends the bill, the time, and the total it expected.',
      },
      {
        step: 'reproduced',
        name: 'Reproduced',
        text: 'We key the same bill in on a copy, and the same wrong total comes out.',
      },
      {
        step: 'mended',
        name: 'Mended',
        text: 'Two places in the code took the discount off. Now only one does.',
      },
      {
        step: 'tested',
        name: 'Tested',
        text: 'The bill that failed is right, and so are others that share the changed code.',
      },
      {
        step: 'live',
        name: 'Live',
        text: 'The repair is installed before the shop opens, with a note of what was changed.',
      },
    ],
    status: 'Step {position} of {count}: {name}',
    next: 'Next step',
    back: 'Back',
  },
};
