import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { billWords as words } from '../../../src/content/live/bill.ts';
import { billModel } from '../../models/bill.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const section = (page: Page) => page.getByRole('region', { name: words.title });
const field = (page: Page, line: unknown) =>
  section(page).getByRole('textbox', { name: words.lines[Number(line)]?.name ?? '' });
const button = (page: Page, name: string, line: unknown) =>
  section(page).getByRole('button', {
    name: name.replace('{item}', words.lines[Number(line)]?.name ?? ''),
    exact: true,
  });
const customer = (page: Page, place: 'local' | 'interstate') =>
  section(page).getByRole('radio', { name: words.customer[place], exact: true });

/** The quantities are the machine's, and the taxes are those of this place and no others. */
async function shows(page: Page, { context }: AnyMachineSnapshot, taxes: string[]) {
  for (const [line, { quantity }] of context.lines.entries()) {
    await expect(field(page, line)).toHaveValue(String(quantity));
  }
  const terms = section(page).getByRole('term').filter({ hasText: 'GST' });
  await expect(terms).toHaveText(taxes);
}

/** The invoice on the page of Accounting Software. */
export const billView = defineView(billModel, {
  part: section,
  open: (page) => openAlive(page, '/AccountingSoftPage'),
  gestures: {
    'quantity.step': (page, { line, by }) =>
      button(page, by === 1 ? words.more : words.less, line).click(),
    'quantity.enter': (page, { line, text }) => field(page, line).fill(String(text)),
    'customer.choose': (page, { place }) =>
      section(page)
        .getByText(words.customer[place as 'local'], { exact: true })
        .click(),
  },
  states: {
    local: async (page, expected) => {
      await expect(customer(page, 'local')).toBeChecked();
      await shows(page, expected, ['CGST 9%', 'SGST 9%', 'CGST 2.5%', 'SGST 2.5%']);
    },
    interstate: async (page, expected) => {
      await expect(customer(page, 'interstate')).toBeChecked();
      await shows(page, expected, ['IGST 18%', 'IGST 5%']);
    },
  },
});
