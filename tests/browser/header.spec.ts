import { expect, test } from '@playwright/test';
import { openAlive } from './site.ts';

test('Get Started in the header grows to 1.1 under the pointer and gives to 0.9 under the press', async ({
  page,
}) => {
  await openAlive(page, '/UIPage');
  const button = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await expect(button).toHaveCSS('scale', 'none');
  await button.hover();
  await expect(button).toHaveCSS('scale', '1.1');
  await page.mouse.down();
  await expect(button).toHaveCSS('scale', '0.9');
});

test.describe('for a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Get Started keeps its size', async ({ page }) => {
    await openAlive(page, '/UIPage');
    const button = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await button.hover();
    await expect(button).toHaveCSS('scale', 'none');
  });
});
