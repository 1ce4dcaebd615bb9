import type { SnapshotFrom } from 'xstate';
import {
  type BillEvent,
  type BillLine,
  type billMachine,
  largest,
  type Place,
} from './bill.machine.ts';

/** A row of tax; the rate is in per cent, the amount in paise. */
export interface TaxRow {
  readonly tax: 'cgst' | 'sgst' | 'igst';
  readonly rate: number;
  readonly amount: number;
}

const amountOf = ({ price, quantity }: BillLine) => price * quantity;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Divides paise and rounds half a paisa up. */
const divide = (paise: number, by: number) => Math.floor((paise + by / 2) / by);

/** The tax of one rate: in the same state half goes to the centre and half to the state, each rounded by itself. */
function taxOf(rate: number, taxable: number, place: Place): TaxRow[] {
  if (place === 'interstate') {
    return [{ tax: 'igst', rate, amount: divide(taxable * rate, 100) }];
  }
  const half = { rate: rate / 2, amount: divide(taxable * rate, 200) };
  return [
    { tax: 'cgst', ...half },
    { tax: 'sgst', ...half },
  ];
}

/** Adds up an invoice: tax by rate, the higher rate first, and a total in whole rupees. All amounts are in paise. */
function addUp(lines: readonly BillLine[], place: Place) {
  const taxable = sum(lines.map(amountOf));
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  const taxes = rates.flatMap((rate) =>
    taxOf(rate, sum(lines.filter((line) => line.rate === rate).map(amountOf)), place),
  );
  const exact = taxable + sum(taxes.map(({ amount }) => amount));
  const total = divide(exact, 100) * 100;
  return { taxable, taxes, rounding: total - exact, total };
}

/** An invoice to eye, hand and assistive technology. */
export function connectBill(
  snapshot: SnapshotFrom<typeof billMachine>,
  send: (event: BillEvent) => void,
) {
  const { name, lines } = snapshot.context;
  const { value: place } = snapshot;
  const fieldId = (line: number) => `${name}-${line}-quantity`;
  return {
    place,
    ...addUp(lines, place),
    lines,
    /** What each line comes to. */
    amounts: lines.map(amountOf),
    /** A button that adds a piece or takes one away. It keeps the focus where it can do no more. */
    step: (line: number, by: 1 | -1) => ({
      type: 'button' as const,
      'aria-controls': fieldId(line),
      'aria-disabled': lines[line]?.quantity === (by === 1 ? largest : 0),
      onClick: () => send({ type: 'quantity.step', line, by }),
    }),
    /** `enter` takes what the field holds. */
    field: (line: number) => ({
      id: fieldId(line),
      type: 'text' as const,
      inputMode: 'numeric' as const,
      autoComplete: 'off' as const,
      value: String(lines[line]?.quantity),
    }),
    enter: (line: number) => (text: string) => send({ type: 'quantity.enter', line, text }),
    /** A radio button for where the customer is. */
    customer: (choice: Place) => ({
      type: 'radio' as const,
      name: `${name}-customer`,
      value: choice,
      checked: place === choice,
      onChange: () => send({ type: 'customer.choose', place: choice }),
    }),
  };
}
