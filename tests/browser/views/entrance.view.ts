import { expect, type Page } from '@playwright/test';
import type { PageLocation } from '../../../src/machines/location.ts';
import { entranceModel } from '../../models/entrance.model.ts';
import { openAlive, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const waiting = (page: Page) => page.locator('main [data-waiting]');
/** Whether the page as a whole has been animated: Motion leaves its end on the element. */
const entered = (page: Page) => page.locator('main').evaluate((main) => main.style.opacity !== '');

export const entranceView = defineView(entranceModel, {
  async open(page) {
    await withMotion(page);
    await openAlive(page, '/services');
    // Its code comes after that.
    await expect(waiting(page)).not.toHaveCount(0);
  },
  gestures: {
    'page.shown': async (page, { location }) => {
      const name = (location as PageLocation).path === '/services' ? 'Services' : 'Web Services';
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.locator('main h1')).toBeFocused();
    },
  },
  states: {
    settled: async (page) => {
      await expect(waiting(page)).not.toHaveCount(0);
      expect(await entered(page)).toBe(false);
    },
    entering: async (page) => {
      await expect.poll(() => entered(page)).toBe(true);
      await expect(waiting(page)).not.toHaveCount(0);
    },
  },
});
