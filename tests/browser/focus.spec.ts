import { expect, type Page, test } from '@playwright/test';
import { atRoute } from './runs.ts';
import { openAlive, share, withoutMap } from './site.ts';

/** One page of each template, and those with a form. */
const addresses = [
  '/',
  '/about',
  '/our-vision',
  '/Our-vision-for-student',
  '/services',
  '/Ourteam',
  '/Contact',
  '/UIPage',
  '/OurWorks',
  '/WebservicesPage',
  '/Privacy-policy',
  '/Carrer',
  '/ourgallery',
  '/ourblog',
  '/404',
];

interface Stop {
  readonly name: string;
  /** How much of it nothing lies over and the window shows, of 25 points spread over it. */
  readonly seen: number;
  /** Whether there is a sign of the focus: an outline on it, or on the label that stands for it. */
  readonly marked: boolean;
}

/** What has the focus, as an eye meets it; undefined when the focus has left the page. */
async function look(page: Page): Promise<Stop | undefined> {
  const element = page.locator(':focus:not(iframe)');
  if ((await element.count()) === 0) return undefined;
  // The label stands for its control.
  const target = element.locator('xpath=ancestor-or-self::label').or(element).first();
  return {
    name: await element.evaluate(
      ({ tagName, ariaLabel, textContent, id }) =>
        `${tagName} ${ariaLabel ?? textContent?.trim().slice(0, 40) ?? ''}${id}`,
    ),
    seen: await target.evaluate(share),
    marked: await target.evaluate((marked) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(marked);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
  };
}

for (const width of [390, 1440]) {
  for (const address of addresses) {
    test(
      `${address}, ${width} pixels wide: whatever Tab reaches is marked, and nothing lies over it`,
      atRoute(address, width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await withoutMap(page);
        await openAlive(page, address);
        // Until then the served menu may be replaced while it has the focus.
        if (width === 390)
          await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
        const stops: Stop[] = [];
        for (let count = 0; count < 250; count += 1) {
          await page.keyboard.press('Tab');
          const stop = await look(page);
          if (!stop) {
            if (stops.length > 20 && !(await page.evaluate(() => document.hasFocus()))) break;
            if (await page.evaluate(() => document.activeElement === document.body)) break;
            continue;
          }
          stops.push(stop);
        }
        expect(stops.length).toBeGreaterThan(20);
        expect(stops.filter(({ seen }) => seen < 100)).toEqual([]);
        expect(stops.filter(({ marked }) => !marked)).toEqual([]);
      },
    );
  }
}
