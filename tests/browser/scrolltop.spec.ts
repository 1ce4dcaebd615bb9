import { expect, type Page, test } from '@playwright/test';
import { openAlive, scrollPage, scrollTop, withMotion } from './site.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Back to top', exact: true });

test('a taller viewport takes it away, a lower one brings it back', async ({ page }) => {
  await openAlive(page, '/TermsAnd-Conditions');
  await scrollPage(page, 1000);
  await expect(button(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(button(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(button(page)).toBeVisible();
});

test('it leads up smoothly, and the keyboard goes on at the first link of the bar', async ({
  page,
}) => {
  await withMotion(page);
  await openAlive(page, '/TermsAnd-Conditions');
  await scrollPage(page, 3000);
  await button(page).focus();
  const stops = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const seen = new Set<number>();
        window.addEventListener('scroll', () => {
          seen.add(window.scrollY);
          if (window.scrollY === 0) done(seen.size);
        });
      }),
  );
  await page.keyboard.press('Enter');
  expect(await stops).toBeGreaterThan(3);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expect(button(page)).toBeHidden();
});

test('it leads up at once for a visitor who asked for less motion', async ({ page }) => {
  await openAlive(page, '/TermsAnd-Conditions');
  await scrollPage(page, 3000);
  const top = await button(page).evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(top).toBe(0);
});

test('a page that was reloaded far down has it, and a link to another page takes it away', async ({
  page,
}) => {
  await openAlive(page, '/TermsAnd-Conditions');
  await scrollPage(page, 2000);
  await page.reload();
  await expect(button(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto('/TermsAnd-Conditions#contact');
    await expect(button(page)).toHaveCount(0);
  });
});
