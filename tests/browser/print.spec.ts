import { expect, test } from '@playwright/test';
import { light } from '../../tailwind.config.ts';
import { openAlive, rgb, scrollPage, withoutMap } from './site.ts';

for (const path of ['/', '/UIPage', '/Contact', '/Privacy-policy']) {
  test(`${path} on paper: nothing that floats, nothing light on white`, async ({ page }) => {
    await withoutMap(page);
    await openAlive(page, path);
    await scrollPage(page, 600);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .filter(
          (element) => element.textContent?.trim() && element.getBoundingClientRect().bottom > 0,
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(floating).toEqual([]);
    const silk = page.locator('main .on-silk, footer.on-silk').first();
    await expect(silk).toHaveCSS('color', rgb(light.ink));
    await expect(silk).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}
