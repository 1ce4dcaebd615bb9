import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { full } from './runs.ts';
import { openAlive, withoutMap } from './site.ts';

/**
 * The look, held against pictures that a person has seen. They were taken with one browser on one system; elsewhere
 * letters are drawn a little differently, which says nothing about the site.
 */
test.skip(process.platform !== 'linux', 'the reference pictures are those of Linux');

const tolerance = { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' } as const;

/** Waits for type, and takes pictures and films away: their places are the layout's business, what they show is not. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Not by a stylesheet, which the site's policy would refuse.
  await page.locator('main img, main video').evaluateAll((pictures) => {
    for (const picture of pictures) (picture as HTMLElement).style.visibility = 'hidden';
  });
}

for (const [name, path] of [
  ['home', '/'],
  ['service', '/Crmpage'],
  ['services', '/services'],
  ['contact', '/Contact'],
  ['careers', '/Carrer'],
  ['not-found', '/nothing-here'],
] as const) {
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    test.describe(`${name}, ${width} pixels wide, ${colorScheme}`, full, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('looks as it did when it was last looked at', async ({ page }) => {
        await withoutMap(page);
        await openAlive(page, path);
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
          ...tolerance,
          fullPage: true,
        });
      });
    });
  }
}

test.describe('the primitives', full, () => {
  // One after the other, by one server: two would prepare the libraries in each other's way.
  test.describe.configure({ mode: 'default' });
  let server: ViteDevServer;
  test.beforeAll(async ({ browser }) => {
    server = await createServer({
      cacheDir: 'node_modules/.vite-look',
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    // It prepares what it meets, and then loads the page anew.
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}__styleguide?theme=light`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.close();
  });
  test.afterAll(() => server.close());

  for (const theme of ['light', 'dark']) {
    test(`look as they did when they were last looked at, ${theme}`, async ({ page }) => {
      const address = server.resolvedUrls?.local[0] ?? '';
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(`${address}__styleguide?theme=${theme}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Styleguide, ${theme}`);
      await settle(page);
      await expect(page).toHaveScreenshot(`primitives-${theme}.png`, {
        ...tolerance,
        fullPage: true,
      });
    });
  }
});
