/** The board on the ERP page: a furniture workshop with invented figures. */
export const stockWords = {
  title: 'Try a stock and production board',
  text: 'This board belongs to an invented furniture workshop. An order takes its material from stock, and you reorder what falls below its level.',
  hint: 'Press Produce, and watch the stock.',
  locale: 'en-IN',
  orders: {
    title: 'Orders',
    produce: 'Produce',
    produced: 'Produced',
    items: [
      {
        id: 'chairs',
        name: 'Six dining chairs',
        customer: 'Order 214, Anjali Verma',
        needs: { teak: 12, polish: 2 },
      },
      {
        id: 'wardrobe',
        name: 'Three-door wardrobe',
        customer: 'Order 215, Imran Qureshi',
        needs: { teak: 4, plywood: 6, hinges: 12, polish: 2 },
      },
      {
        id: 'desk',
        name: 'Reception desk',
        customer: 'Order 216, Dr. Rao’s clinic',
        needs: { teak: 10, plywood: 8, hinges: 8, polish: 3 },
      },
    ],
  },
  materials: {
    title: 'Stock',
    /** `{level}` and `{lot}` are replaced. */
    enough: 'Reorder level {level}',
    low: 'Below its level of {level}: reorder {lot}',
    receive: 'Receive delivery',
    /** In an `amount`, `{count}` is replaced. */
    items: [
      {
        id: 'teak',
        name: 'Teak plank, 7 ft',
        unit: { one: 'plank', other: 'planks' },
        amount: { one: '{count} teak plank', other: '{count} teak planks' },
        quantity: 34,
        level: 12,
        lot: 24,
      },
      {
        id: 'plywood',
        name: 'Plywood, 18 mm',
        unit: { one: 'sheet', other: 'sheets' },
        amount: { one: '{count} plywood sheet', other: '{count} plywood sheets' },
        quantity: 9,
        level: 6,
        lot: 12,
      },
      {
        id: 'hinges',
        name: 'Soft-close hinge',
        unit: { one: 'piece', other: 'pieces' },
        amount: { one: '{count} hinge', other: '{count} hinges' },
        quantity: 30,
        level: 20,
        lot: 40,
      },
      {
        id: 'polish',
        name: 'Melamine polish',
        unit: { one: 'litre', other: 'litres' },
        amount: { one: '{count} litre of polish', other: '{count} litres of polish' },
        quantity: 5,
        level: 6,
        lot: 10,
      },
    ],
  },
  /** What happened last. `{subject}` is the order or material, `{amounts}` what it used, lacks or brought. */
  news: {
    counted: 'Three orders are waiting. Polish is below its reorder level.',
    produced: '{subject}: produced. Used: {amounts}.',
    refused: '{subject}: not started. Still missing: {amounts}.',
    delivered: '{subject}: a delivery of {amounts} is in stock.',
    finished: '{subject}: produced, and all three orders are done. Used: {amounts}.',
  },
  reset: 'Start again',
} as const;
