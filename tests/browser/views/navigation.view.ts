import { expect, type Page } from '@playwright/test';
import { navigationModel } from '../../models/navigation.model.ts';
import { alive, openAlive, scrollPage, scrollTop } from '../site.ts';
import { defineView } from './view.ts';

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('navigation.positions') ?? '{}') as unknown,
  );
const announcer = (page: Page) => page.locator('#announcer');

interface World {
  /** Where each page was left, by its address. */
  readonly tops: Map<string, number>;
}

/** The terms: a long page whose table of contents has fragments. The first history entry is named by its address. */
export const navigationView = defineView(navigationModel, {
  async open(page): Promise<World> {
    await openAlive(page, '/TermsAnd-Conditions');
    return { tops: new Map() };
  },
  gestures: {
    'route.changed': async (page, event, { tops }) => {
      if (event.arrival === 'POP') {
        const before = page.url();
        // The first page was reached when the test opened it; a later return needs the Back button.
        if ((await announcer(page).textContent()) === '') return;
        await page.goBack();
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('main h1')).toBeFocused();
        const top = tops.get(page.url());
        if (top !== undefined) await expect.poll(() => scrollTop(page)).toBe(top);
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
        // Not by the pointer, for which the page would be scrolled.
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: 'Privacy Policy' })
          .dispatchEvent('click');
        await expect(page).toHaveURL('/Privacy-policy');
        await expect(page.locator('main h1')).toBeFocused();
        expect(await scrollTop(page)).toBe(0);
      }
    },
    // The next gesture leaves it.
    'page.left': async (page, { top }, { tops }) => {
      await scrollPage(page, Number(top));
      tops.set(page.url(), Number(top));
    },
    'page.hidden': async (page, { top }, { tops }) => {
      tops.set(page.url(), Number(top));
      await scrollPage(page, Number(top));
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
      await expect.poll(async () => Object.values((await stored(page)) as object)).toContain(top);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    },
    'page.returned': async (page, _, { tops }) => {
      const top = tops.get(page.url()) ?? 0;
      await scrollPage(page, 100);
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect.poll(() => scrollTop(page)).toBe(top);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    },
    // A reload: the browser comes back to the first page with what was stored for it.
    'positions.restored': async (page, _, { tops }) => {
      tops.set(page.url(), 300);
      await page.evaluate(() =>
        sessionStorage.setItem('navigation.positions', '{"/TermsAnd-Conditions":300}'),
      );
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
