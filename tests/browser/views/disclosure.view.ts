import { expect, type Page } from '@playwright/test';
import content from '../../../src/content/about.ts';
import { disclosureModel } from '../../models/disclosure.model.ts';
import { openAlive, reveal } from '../site.ts';
import { defineView } from './view.ts';

const { mission, why } = content.section;
const button = (page: Page, name: 'Read More' | 'Read Less') =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function shows(page: Page, expanded: boolean): Promise<void> {
  for (const text of [...mission.text, ...why.items.map((item) => item.text)]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: expanded });
  }
  await expect(page.getByRole('heading', { name: mission.title })).toHaveCount(expanded ? 1 : 0);
}

/** The About section on its own page. */
export const disclosureView = defineView(disclosureModel, {
  part: (page) => page.getByRole('button', { name: /^Read (More|Less)$/ }),
  open: (page) => openAlive(page, '/about'),
  gestures: {
    'text.toggle': async (page) => {
      const toggle = page.getByRole('button', { name: /^Read (More|Less)$/ });
      await toggle.click();
      await expect(toggle).toBeFocused();
      await expect(toggle).toBeInViewport();
    },
    'text.found': (page) => reveal(page, 'about-more-text'),
  },
  states: {
    collapsed: async (page) => {
      await expect(button(page, 'Read More')).toHaveAttribute('aria-expanded', 'false');
      await shows(page, false);
    },
    expanded: async (page) => {
      await expect(button(page, 'Read Less')).toHaveAttribute('aria-expanded', 'true');
      await shows(page, true);
    },
  },
});
