import { expect, type Page } from '@playwright/test';
import content from '../../../src/content/about.ts';
import { disclosureModel } from '../../models/disclosure.model.ts';
import { openAlive, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const { mission, why } = content.section;
const summary = (page: Page) => page.locator('main summary');

async function shows(page: Page, expanded: boolean): Promise<void> {
  for (const text of [...mission.text, ...why.items.map((item) => item.text)]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: expanded });
  }
  await expect(page.getByRole('heading', { name: mission.title })).toHaveCount(expanded ? 1 : 0);
}

/** The About section on its own page. */
export const disclosureView = defineView(disclosureModel, {
  part: summary,
  async open(page) {
    await withMotion(page);
    await openAlive(page, '/about');
  },
  gestures: {
    'text.opened': (page) => summary(page).click(),
    'text.closed': async (page) => {
      await summary(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toBeInViewport();
    },
  },
  states: {
    collapsed: async (page) => {
      await expect(summary(page)).toHaveText('Read More');
      await shows(page, false);
    },
    expanded: async (page) => {
      await expect(summary(page)).toHaveText('Read Less');
      await shows(page, true);
    },
  },
});
