import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { connectBill } from '../../src/machines/bill/bill.connect.ts';
import { type BillLine, billMachine } from '../../src/machines/bill/bill.machine.ts';
import '../fuzz.ts';
import { billModel } from '../models/bill.model.ts';
import { played, stage } from '../models/stage.ts';

const step = (line: number, by: 1 | -1) => ({ type: 'quantity.step', line, by });
const enter = (line: number, text: string) => ({ type: 'quantity.enter', line, text });
const choose = (place: string) => ({ type: 'customer.choose', place });

const play = (...events: AnyEventObject[]) => played(billModel, ...events);

async function shown(...events: AnyEventObject[]) {
  return connectBill((await play(...events)).snapshot() as never, () => {});
}

const quantities = async (...events: AnyEventObject[]) =>
  (await shown(...events)).lines.map(({ quantity }) => quantity);

/** The invoice of these lines alone. */
function invoice(lines: readonly BillLine[], place = 'local') {
  const actor = createActor(billMachine, { input: { name: 'bill', lines } }).start();
  actor.send(choose(place) as never);
  return connectBill(actor.getSnapshot(), () => {});
}

describe('a cashier writes an invoice', () => {
  test('for a customer in the same state: CGST and SGST by rate, the higher rate first, and a total in whole rupees', async () => {
    const bill = await shown();
    expect(bill.place).toBe('local');
    expect(bill.amounts).toEqual([7_560_000, 3_900_000, 2_097_000, 2_114_375]);
    expect(bill.taxable).toBe(15_671_375);
    expect(bill.taxes).toEqual([
      { tax: 'cgst', rate: 9, amount: 1_031_400 },
      { tax: 'sgst', rate: 9, amount: 1_031_400 },
      { tax: 'cgst', rate: 2.5, amount: 105_284 },
      { tax: 'sgst', rate: 2.5, amount: 105_284 },
    ]);
    expect(bill.rounding).toBe(-43);
    expect(bill.total).toBe(17_944_700);
  });

  test('for a customer in another state: IGST, whose paise may differ from two rounded halves', async () => {
    const bill = await shown(choose('interstate'));
    expect(bill.place).toBe('interstate');
    expect(bill.taxable).toBe(15_671_375);
    expect(bill.taxes).toEqual([
      { tax: 'igst', rate: 18, amount: 2_062_800 },
      { tax: 'igst', rate: 5, amount: 210_569 },
    ]);
    expect(bill.rounding).toBe(-44);
    expect(bill.total).toBe(17_944_700);
  });

  test('one piece more, one less, and a quantity that is entered', async () => {
    expect(await quantities(step(1, 1))).toEqual([40, 13, 60, 25]);
    expect(await quantities(step(1, -1))).toEqual([40, 11, 60, 25]);
    expect(await quantities(enter(3, '7'), step(3, -1))).toEqual([40, 12, 60, 6]);
    expect(await quantities(enter(2, '007'))).toEqual([40, 12, 7, 25]);
  });

  test('a quantity stays within 0 and 999', async () => {
    expect(await quantities(enter(0, '1'), step(0, -1))).toEqual([0, 12, 60, 25]);
    expect(await quantities(enter(0, '0'), step(0, -1))).toEqual([0, 12, 60, 25]);
    expect(await quantities(enter(0, '998'), step(0, 1))).toEqual([999, 12, 60, 25]);
    expect(await quantities(enter(0, '999'), step(0, 1))).toEqual([999, 12, 60, 25]);
    expect(await quantities(enter(0, '1000'))).toEqual([40, 12, 60, 25]);
  });

  test.each(['2x', 'x2', '-1', '1.5', '1e2', ' ', '0x1', '+3'])(
    'what is no whole number is not taken: "%s"',
    async (text) => {
      expect(await quantities(enter(0, text))).toEqual([40, 12, 60, 25]);
    },
  );

  test('an emptied field counts nothing, and an invoice of nothing comes to nothing', async () => {
    const empty = [0, 1, 2, 3].map((line) => enter(line, ''));
    expect(await quantities(...empty)).toEqual([0, 0, 0, 0]);
    const bill = await shown(...empty);
    expect(bill.taxes.map(({ amount }) => amount)).toEqual([0, 0, 0, 0]);
    expect([bill.taxable, bill.rounding, bill.total]).toEqual([0, 0, 0]);
  });

  test('a line that is not there changes nothing', async () => {
    expect(await quantities(step(4, 1), enter(4, '3'))).toEqual([40, 12, 60, 25]);
  });
});

describe('half a paisa and half a rupee go up', () => {
  test.each([
    // 5 % of 0.10 is half a paisa; of 0.09 it is less.
    [10, 5, 'interstate', [1], 0, -11],
    [9, 5, 'interstate', [0], 0, -9],
    // Half of 5 % of 0.20 is half a paisa, twice.
    [20, 5, 'local', [1, 1], 0, -22],
    [19, 5, 'local', [0, 0], 0, -19],
    // 0.50 rounds to a rupee, 0.49 to nothing.
    [50, 0, 'interstate', [0], 100, 50],
    [49, 0, 'interstate', [0], 0, -49],
    [100, 0, 'local', [0, 0], 100, 0],
  ])('%i paise at %i %%, %s', (price, rate, place, amounts, total, rounding) => {
    const bill = invoice([{ price, rate, quantity: 1 }], place);
    expect(bill.taxes.map(({ amount }) => amount)).toEqual(amounts);
    expect(bill.total).toBe(total);
    expect(bill.rounding).toBe(rounding);
  });

  test('the higher rate stands first, wherever its goods stand', () => {
    const lines = [5, 18, 0, 40].map((rate) => ({ price: 1000, rate, quantity: 1 }));
    expect(invoice(lines, 'interstate').taxes.map(({ rate }) => rate)).toEqual([40, 18, 5, 0]);
  });

  test('tax is rounded once for all goods of a rate, not line by line', () => {
    const third = { price: 3, rate: 5, quantity: 1 };
    expect(invoice([third, third, third, third], 'interstate').taxes).toEqual([
      { tax: 'igst', rate: 5, amount: 1 },
    ]);
  });
});

describe('whatever happens, in any order', () => {
  const line = fc.integer({ min: 0, max: 3 });
  const anyEvent = fc.oneof(
    fc.record({ type: fc.constant('quantity.step'), line, by: fc.constantFrom(1, -1) }),
    fc.record({
      type: fc.constant('quantity.enter'),
      line,
      text: fc.oneof(fc.nat({ max: 1500 }).map(String), fc.string({ maxLength: 4 })),
    }),
    fc.record({
      type: fc.constant('customer.choose'),
      place: fc.constantFrom('local', 'interstate'),
    }),
  );

  test('every amount is whole paise, the total whole rupees within half a rupee, and the sums agree', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const scene = stage(billModel);
        for (const event of events) void scene.play(event);
        const bill = connectBill(scene.snapshot() as never, () => {});
        scene.stop();
        const taxes = bill.taxes.map(({ amount }) => amount);
        for (const amount of [...bill.amounts, ...taxes, bill.taxable, bill.total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        const all = [...bill.amounts, ...taxes].reduce((sum, amount) => sum + amount, 0);
        expect(bill.total - bill.rounding).toBe(all);
        expect(bill.total % 100).toBe(0);
        expect(bill.rounding).toBeGreaterThan(-50);
        expect(bill.rounding).toBeLessThanOrEqual(50);
        for (const { quantity } of bill.lines) {
          expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 999).toBe(true);
        }
      }),
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  test('every part of a line', async () => {
    const bill = await shown();
    expect(bill.step(2, 1)).toEqual({
      type: 'button',
      'aria-controls': 'bill-2-quantity',
      'aria-disabled': false,
      onClick: expect.any(Function),
    });
    expect(bill.field(2)).toEqual({
      id: 'bill-2-quantity',
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      value: '60',
    });
  });

  test('a button that can do no more says so', async () => {
    const none = await shown(enter(0, '0'));
    expect([none.step(0, -1)['aria-disabled'], none.step(0, 1)['aria-disabled']]).toEqual([
      true,
      false,
    ]);
    const most = await shown(enter(0, '999'));
    expect([most.step(0, -1)['aria-disabled'], most.step(0, 1)['aria-disabled']]).toEqual([
      false,
      true,
    ]);
  });

  test('the customer’s state is a group of radio buttons, of which the chosen one is on', async () => {
    const bill = await shown(choose('interstate'));
    expect([bill.customer('local'), bill.customer('interstate')]).toEqual([
      {
        type: 'radio',
        name: 'bill-customer',
        value: 'local',
        checked: false,
        onChange: expect.any(Function),
      },
      {
        type: 'radio',
        name: 'bill-customer',
        value: 'interstate',
        checked: true,
        onChange: expect.any(Function),
      },
    ]);
  });

  test('a press steps, a field takes what it holds, a choice chooses', async () => {
    const send = vi.fn();
    const bill = connectBill((await play()).snapshot() as never, send);
    bill.step(3, -1).onClick();
    bill.enter(1)('5');
    bill.customer('interstate').onChange();
    expect(send.mock.calls).toEqual([
      [{ type: 'quantity.step', line: 3, by: -1 }],
      [{ type: 'quantity.enter', line: 1, text: '5' }],
      [{ type: 'customer.choose', place: 'interstate' }],
    ]);
  });
});
