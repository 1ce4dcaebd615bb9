import { expect, type Page, test } from '@playwright/test';
import { full } from './runs.ts';
import { alive, openAlive, withMotion } from './site.ts';

test('Get Started in the header grows to 1.1 under the pointer and gives to 0.9 under the press', async ({
  page,
}) => {
  await withMotion(page);
  await openAlive(page, '/UIPage');
  const button = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await expect(button).toHaveCSS('scale', 'none');
  await button.hover();
  await expect(button).toHaveCSS('scale', '1.1');
  await page.mouse.down();
  await expect(button).toHaveCSS('scale', '0.9');
});

test('the menu stands still while the page comes to life', async ({ page, browser }) => {
  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  const left = async (tab: Page) =>
    (await tab.getByRole('navigation', { name: 'Main navigation' }).boundingBox())?.x;
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await scriptless.setViewportSize({ width, height: 800 });
    await openAlive(page, '/UIPage');
    await alive(page);
    await scriptless.goto(page.url());
    expect(await left(page), `${width}`).toBe(await left(scriptless));
  }
  await scriptless.close();
});

test(
  'on a tablet the company’s name stands beside its mark as soon as the menu leaves it room',
  full,
  async ({ page }) => {
    const home = page.getByRole('banner').getByRole('link', { name: /Weavers of Software/ });
    const isSeen = () =>
      home.evaluate((link) => {
        const name = link.querySelector('span')?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = link.getBoundingClientRect();
        return name.width > 80 && name.top >= top && name.bottom <= bottom + 1;
      });
    for (const [width, seen] of [
      [768, false],
      [960, true],
      [1023, true],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, '/UIPage');
      expect(await isSeen(), `${width}`).toBe(seen);
    }
  },
);
