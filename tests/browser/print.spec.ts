import { expect, test } from '@playwright/test';
import { light } from '../../tailwind.config.ts';
import { fullUnless } from './runs.ts';
import { openAlive, openLifeless, rgb, scrollPage, withoutMap } from './site.ts';

/** Pages, and how many folded paragraphs each has at least. */
const folds = { '/': 1, '/UIPage': 3, '/Contact': 0, '/Privacy-policy': 0 };

for (const path of Object.keys(folds) as (keyof typeof folds)[]) {
  for (const state of ['interactive', 'served'] as const)
    test(
      `${path} on paper, ${state}: nothing that floats, nothing light on white, nothing folded`,
      fullUnless(state === 'served'),
      async ({ page }) => {
        await withoutMap(page);
        if (state === 'interactive') await openAlive(page, path);
        else await openLifeless(page, path);
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
              (element) =>
                element.textContent?.trim() && element.getBoundingClientRect().bottom > 0,
            )
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        expect(floating).toEqual([]);
        const folded = page.locator('main .fold p');
        for (const text of await folded.all()) await expect(text).toBeVisible();
        expect(await folded.count()).toBeGreaterThanOrEqual(folds[path]);
        const silk = page.locator('main .on-silk, footer.on-silk').first();
        await expect(silk).toHaveCSS('color', rgb(light.ink));
        await expect(silk).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      },
    );
}
