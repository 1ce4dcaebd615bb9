import { test } from '@playwright/test';
import { statePaths } from '../models/paths.ts';
import { views } from './views/index.ts';
import { sizes } from './views/view.ts';
import { walk } from './walk.ts';

/** For `npm run report`: the shortest way to every state, on both kinds of screen, with pictures of what is to be seen there. */
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
              await page.evaluate(transitionsEnd);
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

/** In the page: waits for the colours that are on their way from one scheme to the other. */
const transitionsEnd = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished),
  ).then(() => {});
