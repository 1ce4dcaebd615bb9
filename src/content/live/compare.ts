/** The wireframe and the finished screen that visitors can compare on the page of UI/UX Design. */
export const compareWords = {
  title: 'Wireframe and finished screen',
  text: 'A dealer repeats last week’s order: the grey boxes that we agree on first, and the same screen with its final look.',
  hint: 'Drag the handle, or use the arrow keys.',
  handle: 'How much of the finished screen is shown',
  /** `{share}` is replaced. */
  value: '{share}% finished screen',
  finished:
    'The finished screen: last week’s order of paint and rollers with quantities and prices in rupees, the total, and a button to place the order again.',
  wireframe:
    'The wireframe of the same screen: grey boxes where pictures, names, prices and the button will be.',
  /** What stands on the screen; prices are in paise. */
  screen: {
    locale: 'en-IN',
    shop: 'Verma Paints',
    account: 'Dealer 214',
    title: 'Repeat last week’s order',
    note: 'Delivered on 11 November 2026',
    lines: [
      { name: 'Wall primer, 20 litres', quantity: '6 cans', price: 11_340_00 },
      { name: 'Emulsion, mustard, 10 litres', quantity: '12 cans', price: 28_680_00 },
      { name: 'Enamel, signal red, 1 litre', quantity: '24 tins', price: 7_416_00 },
      { name: 'Roller set, 9 inch', quantity: '10 sets', price: 3_850_00 },
    ],
    total: 'Total with GST',
    action: 'Order again',
    change: 'Change quantities',
  },
} as const;
