import { test } from '@playwright/test';
import { statePaths } from '../models/paths.ts';
import { settled } from './site.ts';
import { views } from './views/index.ts';
import { sizes } from './views/view.ts';
import { walk } from './walk.ts';

/** For `npm run report`: each state on a phone and on a desktop, reached by the shortest way, with its pictures. */
for (const [noun, view] of Object.entries(views)) {
  test.describe(noun, () => {
    for (const [size, viewport] of Object.entries(sizes)) {
      if (view.only && view.only !== size) continue;
      test.describe(() => {
        test.use({ viewport });
        for (const [state, events] of statePaths(view.model)) {
          test(`${state}, on a ${size}`, async ({ page }, info) => {
            await walk(page, view, events);
            test.skip(page.url() === 'about:blank', 'The state ends before there is a page.');
            await view.part?.(page).scrollIntoViewIfNeeded();
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              await settled(page);
              const body = await page.screenshot({ type: 'jpeg' });
              await info.attach(`${state}, ${colorScheme}`, { body, contentType: 'image/jpeg' });
            }
            await info.attach('the chart', { path: `docs/charts/${noun}.svg` });
          });
        }
      });
    }
  });
}
