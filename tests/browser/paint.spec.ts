import { expect, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { alive, hold, withMotion, withoutMap } from './site.ts';

declare global {
  interface Window {
    served: WeakSet<Element>;
    largest: LargestContentfulPaint | undefined;
  }
  interface LargestContentfulPaint extends PerformanceEntry {
    readonly element: Element | null;
  }
}

/** One route of each template. */
const templates =
  '/ /about /our-vision /Our-vision-for-student /services /Ourteam /Contact /UIPage /OurWorks /front /BugFix /Crmpage /ERPPages /AccountingSoftPage /Carrer /ourgallery /ourblog /WebservicesPage /Privacy-policy /404';

for (const path of templates.split(' ')) {
  for (const width of [390, 1440]) {
    test(
      `the largest paint of ${path} is in its HTML, ${width} wide`,
      fullUnless(path === '/'),
      async ({ page }) => {
        await withMotion(page);
        await withoutMap(page);
        // The fonts of this machine may run wider than the site's.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          window.served = new WeakSet();
          addEventListener('DOMContentLoaded', () => {
            for (const element of document.querySelectorAll('*')) window.served.add(element);
          });
          // As with a narrow fallback font: what is painted later is larger than the first paint.
          const narrow = new CSSStyleSheet();
          narrow.replaceSync('h1 { letter-spacing: -0.06em !important }');
          document.adoptedStyleSheets.push(narrow);
          new PerformanceObserver((list) => {
            narrow.replaceSync('');
            window.largest = list.getEntries().at(-1) as LargestContentfulPaint;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        const letGo = await hold(page, '**/assets/*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => window.largest);
        letGo();
        await alive(page);
        // Some letters are erased: what that has painted is reported by then.
        const isErased = () =>
          page.evaluate(() => {
            const [hidden] = CSS.highlights.get('unwritten') ?? [];
            return hidden !== undefined && (hidden as Range).toString().length >= 10;
          });
        if (path === '/') await expect.poll(isErased, { intervals: [50] }).toBe(true);
        const largest = await page.evaluate(() => {
          const element = window.largest?.element;
          return {
            name: element?.outerHTML.slice(0, 80),
            served: element && window.served.has(element),
          };
        });
        expect(largest).toEqual({ name: expect.any(String), served: true });
      },
    );
  }
}
