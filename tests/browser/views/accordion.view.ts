import { expect, type Page } from '@playwright/test';
import content from '../../../src/content/services/ui-ux.ts';
import { accordionModel } from '../../models/accordion.model.ts';
import { openAlive, reveal } from '../site.ts';
import { defineView } from './view.ts';

const header = (page: Page, item: unknown) =>
  page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: content.faq[Number(item) - 1]?.question ?? '', exact: true });

/** Says which item is open, to the eye and to assistive technology; 0 for none. */
async function showsOnly(page: Page, open: number): Promise<void> {
  for (const [index, { question, answer }] of content.faq.entries()) {
    const item = index + 1;
    await expect(header(page, item)).toHaveAttribute('aria-expanded', String(item === open));
    await expect(page.getByText(answer, { exact: true })).toBeVisible({ visible: item === open });
    await expect(page.getByRole('region', { name: question, exact: true })).toHaveCount(
      item === open ? 1 : 0,
    );
  }
}

/** The questions of a service page. */
export const accordionView = defineView(accordionModel, {
  part: (page) => header(page, 2),
  open: (page) => openAlive(page, '/UIPage'),
  gestures: {
    'item.toggle': (page, { item }) => header(page, item).click(),
    'item.found': (page, { item }) => reveal(page, `faq-${item}-panel`),
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
