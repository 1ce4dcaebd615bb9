import { expect, type Page, test } from '@playwright/test';
import { atRoute } from './runs.ts';
import { openAlive, withoutMap } from './site.ts';

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
const look = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element.matches('iframe')) return undefined;
    const target = element.closest('label') ?? element;
    const boxes = [...target.getClientRects()].filter(({ width, height }) => width * height > 0);
    const points = boxes.flatMap((box) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y]),
      ),
    );
    const seen = points.filter(([x = 0, y = 0]) => {
      const met = document.elementFromPoint(x, y);
      // What is painted behind it, or belongs to it, does not hide it.
      return met !== null && (target.contains(met) || met.contains(target));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}${element.id}`,
      seen: Math.round((100 * seen.length) / points.length),
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

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
