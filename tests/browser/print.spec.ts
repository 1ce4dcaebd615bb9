import { expect, test } from '@playwright/test';
import { light } from '../../tailwind.config.ts';
import { fullUnless } from './runs.ts';
import { openAlive, openAsleep, rgb, scrollPage, withoutMap } from './site.ts';

/** The files of what sleeps until somebody is near or wants it. */
const sleepers =
  '**/assets/{HomeStory,HomeProjects,HomeTeam,HomeContact,ServiceQuestions,UiUxCompare,ContactEnd}-*.js';

/** Pages, and how many folded paragraphs each has at least. */
const folds = { '/': 1, '/UIPage': 3, '/Contact': 0, '/Privacy-policy': 0 };

for (const path of Object.keys(folds) as (keyof typeof folds)[]) {
  for (const state of ['awake', 'asleep'] as const)
    test(
      `${path} on paper, its parts ${state}: nothing that floats, nothing light on white, nothing folded`,
      fullUnless(state === 'asleep'),
      async ({ page }) => {
        await withoutMap(page);
        if (state === 'awake') await openAlive(page, path);
        else {
          await openAsleep(page, path, sleepers, path === '/Contact' ? 'alive' : 'whole');
          expect(await page.locator('main .later').count()).toBeGreaterThan(0);
        }
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
