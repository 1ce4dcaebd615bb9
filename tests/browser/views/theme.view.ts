import { expect, type Page } from '@playwright/test';
import { footer } from '../../../src/content/footer.ts';
import { dark, light } from '../../../tailwind.config.ts';
import { themeModel } from '../../models/theme.model.ts';
import { openAlive, rgb } from '../site.ts';
import { defineView } from './view.ts';

const words = footer.theme;
const radio = (page: Page, theme: keyof typeof words) =>
  page.getByRole('contentinfo').getByRole('radio', { name: words[theme], exact: true });

/** The page wears the palette, and the switch says so. */
async function wears(page: Page, chosen: keyof typeof words, palette: typeof light) {
  await expect(radio(page, chosen)).toBeChecked();
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(palette.canvas));
  await expect(page.locator('body')).toHaveCSS('color', rgb(palette.ink));
}

/** A page whose visitor has not chosen, on a device that prefers light. */
export const themeView = defineView(themeModel, {
  async open(page) {
    await openAlive(page, '/Privacy-policy');
    return {};
  },
  gestures: {
    'theme.choose': (page, { theme }) => radio(page, theme).check({ force: true }),
    'choice.restored': async (page, { theme }) => {
      // In another tab, whose visitor chooses there.
      const other = await page.context().newPage();
      await openAlive(other, '/404');
      // To the same choice there is no change to hear of; going round by another makes one.
      await radio(other, theme === 'dark' ? 'light' : 'dark').check({ force: true });
      await radio(other, theme).check({ force: true });
      await other.close();
    },
  },
  states: {
    async system(page) {
      await wears(page, 'system', light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await wears(page, 'system', dark);
      await page.emulateMedia({ colorScheme: 'light' });
    },
    light: (page) => wears(page, 'light', light),
    dark: (page) => wears(page, 'dark', dark),
  },
});
