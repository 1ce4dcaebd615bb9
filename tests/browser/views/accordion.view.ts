import { expect, type Page } from '@playwright/test';
import content from '../../../src/content/services/ui-ux.ts';
import { accordionModel } from '../../models/accordion.model.ts';
import { openAlive, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const item = (page: Page, number: unknown) =>
  page
    .locator('details[name=faq]')
    .filter({ hasText: content.faq[Number(number) - 1]?.question ?? '' });
const header = (page: Page, number: unknown) => item(page, number).locator('summary');

/** Says which item is open; 0 for none. */
async function showsOnly(page: Page, open: number): Promise<void> {
  for (const [index, { answer }] of content.faq.entries()) {
    const number = index + 1;
    await expect(item(page, number)).toHaveJSProperty('open', number === open);
    await expect(page.getByText(answer, { exact: true })).toBeVisible({
      visible: number === open,
    });
  }
}

/** The questions of a service page. */
export const accordionView = defineView(accordionModel, {
  part: (page) => header(page, 2),
  async open(page) {
    await withMotion(page);
    await openAlive(page, '/UIPage');
  },
  gestures: {
    'item.opened': (page, { item }) => header(page, item).click(),
    'item.closed': (page, { item }) => header(page, item).click(),
    'focus.move': async (page, { from }) => {
      await header(page, from).press('ArrowDown');
      await expect(header(page, 1)).toBeFocused();
    },
  },
  states: {
    closed: (page) => showsOnly(page, 0),
    open: (page, { context }) => showsOnly(page, context.item),
  },
});
