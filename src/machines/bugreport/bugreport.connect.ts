import type { SnapshotFrom } from 'xstate';
import {
  type BugreportEvent,
  type bugreportMachine,
  type Step,
  steps,
} from './bugreport.machine.ts';

/** The report's steps, and the till that shows the fault or its repair. All sums are in paise. */
export function connectBugreport(
  snapshot: SnapshotFrom<typeof bugreportMachine>,
  send: (event: BugreportEvent) => void,
) {
  const { context, value } = snapshot;
  const current = steps.indexOf(value.step);
  const added = value.till === 'added';
  const faulty = snapshot.hasTag('faulty');
  const lines = context.lines.map(({ id, quantity, price }) => ({ id, sum: quantity * price }));
  const subtotal = lines.reduce((sum, line) => sum + line.sum, 0);
  const discount = Math.round((subtotal * context.discount) / 100);
  const expected = subtotal - discount;
  return {
    step: value.step,
    position: current + 1,
    count: steps.length,
    item: (step: Step) => ({
      'aria-current': step === value.step ? ('step' as const) : undefined,
      'data-state': steps.indexOf(step) < current ? 'done' : 'open',
    }),
    status: { role: 'status' as const },
    /** At an end a button keeps its place and its focus, and says that it is disabled. */
    next: {
      type: 'button' as const,
      'aria-disabled': value.step === 'live',
      onClick: () => send({ type: 'step.next' }),
    },
    back: {
      type: 'button' as const,
      'aria-disabled': value.step === 'reported',
      onClick: () => send({ type: 'step.back' }),
    },
    added,
    faulty,
    /** Whether the list of other bills is done. */
    checked: snapshot.hasTag('checked'),
    till: {
      type: 'button' as const,
      onClick: () => send({ type: added ? 'till.clear' : 'till.add' }),
    },
    lines,
    discount,
    expected,
    /** The fault counts the discount twice. */
    total: faulty ? expected - discount : expected,
  };
}
