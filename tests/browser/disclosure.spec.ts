import { expect, type Page, test } from '@playwright/test';
import { openAlive, withMotion } from './site.ts';

const toggle = (page: Page) => page.locator('summary', { hasText: /^Read (More|Less)$/ });
const lastText = (page: Page, text: string) => page.getByText(text, { exact: true });
const lastOfAbout = 'A maintenance contract can cover updates, backups and small changes.';

test.beforeEach(({ page }) => withMotion(page));

for (const [path, text] of [
  ['/', 'If billing stops, tell us while customers are still in line.'],
  ['/about', lastOfAbout],
] as const) {
  test(`${path}: whoever has read on to the end and closes the text is left at the button`, async ({
    page,
  }) => {
    await openAlive(page, path);
    for (const width of [390, 1440]) {
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await expect(toggle(page)).toHaveText('Read Less');
        // The text unfolds as one scrolls.
        await expect(async () => {
          await lastText(page, text).evaluate((element) => element.scrollIntoView());
          await expect(toggle(page)).not.toBeInViewport({ timeout: 100 });
        }).toPass();
        await page.keyboard.press('Space');
        await expect(toggle(page)).toHaveText('Read More');
        await expect(toggle(page)).toBeFocused();
        await expect(toggle(page)).toBeInViewport({ ratio: 1 });
        // In view means below the fixed header.
        const bar = await page.getByRole('banner').boundingBox();
        await expect
          .poll(async () => (await toggle(page).boundingBox())?.y)
          .toBeGreaterThanOrEqual(bar?.height ?? Infinity);
        await expect(lastText(page, text)).toBeHidden();
      });
    }
  });
}

test('on paper the whole text is there, and no button', async ({ page }) => {
  await openAlive(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(lastText(page, lastOfAbout)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
});
