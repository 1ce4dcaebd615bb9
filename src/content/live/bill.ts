/** The invoice that visitors can try on the page of Accounting Software. Prices are in paise; items and prices are examples. */
export const billWords = {
  title: 'Try a GST invoice',
  text: 'Tax is worked out by rate and by the place of supply, here the customer’s state. The total is rounded to the rupee, and the bill shows the difference.',
  hint: 'Change a quantity or the customer’s state, and watch the total.',
  locale: 'en-IN',
  seller: {
    name: 'Sharma Home Stores',
    place: 'Greater Noida, Uttar Pradesh',
    gstin: 'GSTIN 09AAAAA0000A1Z5',
  },
  heading: 'Tax invoice',
  number: 'SHS/26-27/0418',
  date: '18 November 2026',
  customer: {
    legend: 'Customer’s state',
    local: 'Uttar Pradesh',
    interstate: 'Delhi',
    name: 'Hotel Kumaon',
    supply: {
      local: 'Place of supply: Uttar Pradesh (09)',
      interstate: 'Place of supply: Delhi (07)',
    },
  },
  lines: [
    { name: 'Ceiling fan, 1200 mm', hsn: 'HSN 8414', price: 189_000, rate: 18, quantity: 40 },
    { name: 'Mixer grinder, 750 W', hsn: 'HSN 8509', price: 325_000, rate: 18, quantity: 12 },
    { name: 'Steel tiffin box, 3 tiers', hsn: 'HSN 7323', price: 34_950, rate: 5, quantity: 60 },
    { name: 'Cotton bed sheet, double', hsn: 'HSN 6302', price: 84_575, rate: 5, quantity: 25 },
  ],
  /** `{item}`, `{price}`, `{rate}` and `{quantity}` are replaced. */
  each: '{price} each, GST {rate}%',
  pieces: '{quantity} pieces',
  quantity: 'Quantity of {item}',
  less: 'One less: {item}',
  more: 'One more: {item}',
  taxable: 'Taxable value',
  taxes: { cgst: 'CGST {rate}%', sgst: 'SGST {rate}%', igst: 'IGST {rate}%' },
  rounding: 'Rounding',
  total: 'Total',
} as const;
