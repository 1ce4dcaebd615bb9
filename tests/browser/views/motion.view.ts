import { expect, type Page } from '@playwright/test';
import { shell } from '../../../src/content/shell.ts';
import { motionModel } from '../../models/motion.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const switches = (page: Page) => page.getByRole('button', { name: shell.pauseMotion, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('motion.choice'));

/** Every switch says the same, and the headline, which stands for all that moves, obeys. */
async function shows(page: Page, moving: boolean): Promise<void> {
  await expect(switches(page)).toHaveCount(3);
  for (const one of await switches(page).all()) {
    await expect(one).toHaveAttribute('aria-pressed', String(!moving));
  }
  await expect(page.locator('h1 [data-moving]')).toHaveAttribute('data-moving', String(moving));
}

/** The first event is what the page finds when it comes up. */
export const motionView = defineView(motionModel, {
  open: async () => ({ alive: false }),
  gestures: {
    'motion.toggle': async (page) => {
      await switches(page).first().click();
    },
    'choice.restored': async (page, { choice }, world) => {
      // An earlier visit, or another tab.
      const earlier = await page.context().newPage();
      await earlier.goto('/favicon.svg');
      await earlier.evaluate((value) => localStorage.setItem('motion.choice', value), `${choice}`);
      await earlier.close();
      if (!world.alive) await openAlive(page, '/');
      world.alive = true;
    },
    'setting.changed': async (page, { reduced }, world) => {
      await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
      if (!world.alive) await openAlive(page, '/');
      world.alive = true;
    },
  },
  states: {
    arriving: (page) => shows(page, true),
    'following.moving': async (page) => {
      await shows(page, true);
      expect(await stored(page)).toBeNull();
    },
    'following.paused': async (page) => {
      await shows(page, false);
      expect(await stored(page)).toBeNull();
    },
    'chosen.moving': async (page) => {
      await shows(page, true);
      expect(await stored(page)).toBe('moving');
    },
    'chosen.paused': async (page) => {
      await shows(page, false);
      expect(await stored(page)).toBe('paused');
    },
  },
});
