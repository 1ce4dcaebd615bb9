import { expect, type Page } from '@playwright/test';
import { navigationModel } from '../../models/navigation.model.ts';
import { defineView } from './view.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('navigation.positions') ?? '{}') as unknown,
  );
const announcer = (page: Page) => page.locator('[role=status][aria-live=polite]');

async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** The terms: a long page whose table of contents has fragments. The first history entry's key in the browser is `default`. */
export const navigationView = defineView(navigationModel, {
  async open(page) {
    await page.goto('/TermsAnd-Conditions');
    await alive(page);
  },
  gestures: {
    'route.changed': async (page, event) => {
      if (event.arrival === 'POP') {
        const before = page.url();
        // The first page was reached when the test opened it; a later return needs the Back button.
        if ((await announcer(page).textContent()) === '') return;
        await page.goBack();
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('main h1')).toBeFocused();
      } else if (event.hash) {
        const link = page.getByRole('main').locator('a[href*="#"]').last();
        const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
        await link.click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        const header = await page.getByRole('banner').boundingBox();
        await expect
          .poll(async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y)
          .toBeGreaterThanOrEqual(header?.height ?? Infinity);
        await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      } else {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
        await expect(page).toHaveURL('/Privacy-policy');
        await expect(page.locator('main h1')).toBeFocused();
        expect(await scrollTop(page)).toBe(0);
      }
    },
    'page.scrolled': async (page, event) => {
      await page.evaluate(
        (top) => window.scrollTo({ top, behavior: 'instant' }),
        Number(event.top),
      );
      await expect.poll(() => scrollTop(page)).toBe(event.top);
    },
    'page.hidden': async (page) => {
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
      await expect.poll(() => stored(page)).not.toBeNull();
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    },
    // A reload: the browser comes back to the first page with what was stored for it.
    'positions.restored': async (page) => {
      await page.evaluate(() => sessionStorage.setItem('navigation.positions', '{"default":300}'));
      await page.reload();
      await alive(page);
    },
  },
  states: {
    arriving: async (page) => expect(announcer(page)).toBeEmpty(),
    travelling: async (page, { context }) => {
      if (context.announcement === '') await expect(announcer(page)).toBeEmpty();
      else await expect(announcer(page)).toHaveText(await page.title());
    },
  },
});
