import type { SnapshotFrom } from 'xstate';
import {
  type Amount,
  isLow,
  needsOf,
  shortageOf,
  type StockEvent,
  type stockMachine,
} from './stock.machine.ts';

/**
 * The board to eye, hand and assistive technology. A button that would do nothing keeps its place and its focus, and says
 * that it is disabled.
 */
export function connectStock(
  snapshot: SnapshotFrom<typeof stockMachine>,
  send: (event: StockEvent) => void,
) {
  const { context, value } = snapshot;
  const { subject } = context;
  const amounts: Record<typeof value, () => Amount[]> = {
    counted: () => [],
    produced: () => needsOf(context, subject),
    refused: () => shortageOf(context, subject),
    delivered: () =>
      context.stock
        .filter(({ id }) => id === subject)
        .map(({ id, lot }) => ({ material: id, count: lot })),
    finished: () => needsOf(context, subject),
  };
  return {
    orders: context.orders.map(({ id }) => {
      const produced = context.produced.includes(id);
      return {
        id,
        produced,
        needs: needsOf(context, id),
        button: {
          type: 'button' as const,
          'aria-disabled': produced,
          onClick: () => send({ type: 'order.produce', order: id }),
        },
      };
    }),
    materials: context.stock.map((material) => {
      const { id, quantity, level, lot } = material;
      const low = isLow(material);
      return {
        id,
        quantity,
        level,
        lot,
        low,
        button: {
          type: 'button' as const,
          'aria-disabled': !low,
          onClick: () => send({ type: 'delivery.receive', material: id }),
        },
      };
    }),
    status: { role: 'status' as const, 'data-state': value },
    /** What happened last, to which order or material, and how much of what it moved or lacked. */
    news: { state: value, subject, amounts: amounts[value]() },
    reset: { type: 'button' as const, onClick: () => send({ type: 'board.reset' }) },
  };
}
