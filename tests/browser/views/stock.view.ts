import { expect, type Locator, type Page } from '@playwright/test';
import { stockModel } from '../../models/stock.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const orders: Readonly<Record<string, string>> = {
  chairs: 'Six dining chairs',
  wardrobe: 'Three-door wardrobe',
  desk: 'Reception desk',
};
const materials: Readonly<Record<string, readonly [name: string, one: string, other: string]>> = {
  teak: ['Teak plank, 7 ft', 'plank', 'planks'],
  plywood: ['Plywood, 18 mm', 'sheet', 'sheets'],
  hinges: ['Soft-close hinge', 'piece', 'pieces'],
  polish: ['Melamine polish', 'litre', 'litres'],
};

const board = (page: Page) =>
  page.getByRole('region', { name: 'Try a stock and production board' });
const status = (page: Page) => board(page).getByRole('status');
const row = (page: Page, name: string) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

/** The line that is spoken, every order and every material are as expected. */
async function shows(
  page: Page,
  { context }: { context: { stock: readonly Stored[]; produced: readonly string[] } },
  said: RegExp,
): Promise<void> {
  await expect(status(page)).toHaveText(said);
  for (const [id, name] of Object.entries(orders)) {
    const produced = context.produced.includes(id);
    const press = button(row(page, name), `${produced ? 'Produced' : 'Produce'} ${name}`);
    await expect(press).toHaveAttribute('aria-disabled', String(produced));
  }
  for (const { id, quantity, level, lot } of context.stock) {
    const [name, one, other] = materials[id] ?? ['', '', ''];
    const low = quantity < level;
    await expect(row(page, name)).toContainText(
      new RegExp(`(?<!\\d)${quantity} ${quantity === 1 ? one : other}`),
    );
    await expect(row(page, name)).toContainText(
      low ? `Below its level of ${level}: reorder ${lot}` : `Reorder level ${level}`,
    );
    const receive = button(row(page, name), `Receive delivery ${name}`);
    await expect(receive).toHaveAttribute('aria-disabled', String(!low));
  }
}

interface Stored {
  readonly id: string;
  readonly quantity: number;
  readonly level: number;
  readonly lot: number;
}

/** The workshop on the ERP page. */
export const stockView = defineView(stockModel, {
  part: (page) => board(page).getByRole('status'),
  open: (page) => openAlive(page, '/ERPPages'),
  gestures: {
    'order.produce': (page, { order }) => {
      const name = orders[String(order)] ?? '';
      return button(row(page, name), `Produce ${name}`).click();
    },
    'delivery.receive': (page, { material }) => {
      const [name] = materials[String(material)] ?? [''];
      return button(row(page, name), `Receive delivery ${name}`).click();
    },
    'board.reset': (page) => button(board(page), 'Start again').click(),
  },
  states: {
    counted: (page, expected) =>
      shows(page, expected, /^Three orders are waiting\. Polish is below its reorder level\.$/),
    produced: (page, expected) => shows(page, expected, /: produced\. Used: .+\.$/),
    refused: (page, expected) => shows(page, expected, /: not started\. Still missing: .+\.$/),
    delivered: (page, expected) => shows(page, expected, /: a delivery of .+ is in stock\.$/),
    finished: (page, expected) =>
      shows(page, expected, /: produced, and all three orders are done\. Used: .+\.$/),
  },
});
