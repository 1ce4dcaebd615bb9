/** The bug report on the Bug Fixing page: an invented one. Prices are in paise, the discount in per cent. */
export const bugreportWords = {
  title: 'See one bug fixed',
  text: 'The shop is invented; the bug is a common kind. A till takes the discount off twice, and the owner loses a little on every bill.',
  hint: 'Press Next step to follow the fix, and add the bill up again.',
  locale: 'en-IN',
  till: {
    title: 'Bill 1047',
    /** Where the till stands, by step. */
    place: {
      reported: 'At the counter',
      reproduced: 'On our copy',
      fixed: 'On our copy',
      tested: 'On our copy',
      live: 'At the counter',
    },
    lines: [
      { id: 'bulb', name: '4 LED bulbs, 9 W', quantity: 4, price: 120_00 },
      { id: 'board', name: '1 extension board', quantity: 1, price: 420_00 },
    ],
    percent: 5,
    discount: 'Discount 5%',
    /** The one that is too much. */
    again: 'Discount 5%, again',
    total: 'Total',
    cleared: 'Not added up yet',
    add: 'Add up',
    clear: 'Clear the total',
    /** `{expected}` is replaced. */
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
        step: 'fixed',
        name: 'Fixed',
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
        text: 'The fix is installed before the shop opens, with a note of what was changed.',
      },
    ],
    /** `{position}`, `{count}` and `{name}` are replaced. */
    status: 'Step {position} of {count}: {name}',
    next: 'Next step',
    back: 'Back',
  },
} as const;
