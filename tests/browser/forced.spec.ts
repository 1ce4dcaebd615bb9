import { expect, type Locator, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { openAlive, openLifeless, withoutMap } from './site.ts';

/** Forced colours, as the high contrast of Windows sets them, on a light and on a dark ground. */
const schemes = ['light', 'dark'] as const;

async function open(
  page: Page,
  path: string,
  colorScheme: 'light' | 'dark',
  state: 'interactive' | 'served' = 'interactive',
): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await withoutMap(page);
  if (state === 'interactive') await openAlive(page, path);
  else await openLifeless(page, path);
}

/** The lightest and the darkest pixel of a picture of an element, as parts of white. */
async function range(page: Page, element: Locator): Promise<{ darkest: number; lightest: number }> {
  const picture = `data:image/png;base64,${(await element.screenshot()).toString('base64')}`;
  // On an empty page: the site's own forbids pictures that stand in an address.
  const blank = await page.context().newPage();
  const found = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const light = Array.from(
      { length: data.length / 4 },
      (_, index) =>
        ((data[index * 4] ?? 0) + (data[index * 4 + 1] ?? 0) + (data[index * 4 + 2] ?? 0)) / 765,
    );
    return {
      darkest: light.reduce((least, each) => Math.min(least, each), 1),
      lightest: light.reduce((most, each) => Math.max(most, each), 0),
    };
  }, picture);
  await blank.close();
  return found;
}

for (const scheme of schemes) {
  test(
    `in forced colours (${scheme}) the signs of networks and technologies stand out from their ground`,
    fullUnless(scheme === 'light'),
    async ({ page }) => {
      await open(page, '/Ourteam', scheme);
      for (const label of ['LinkedIn', 'YouTube', 'Node', 'React', '.Net', 'MySql', 'MongoDB']) {
        const sign = page.locator('footer').getByRole('link', { name: label }).locator('img');
        await sign.scrollIntoViewIfNeeded();
        await expect
          .poll(() => sign.evaluate((image: HTMLImageElement) => image.complete))
          .toBe(true);
        const { darkest, lightest } = await range(page, sign);
        expect(lightest - darkest, label).toBeGreaterThan(0.6);
      }
    },
  );

  for (const state of ['interactive', 'served'] as const) {
    test(
      `in forced colours (${scheme}), its part ${state}, what looks like a button has an edge, and the focus another`,
      fullUnless(state === 'served'),
      async ({ page }) => {
        await open(page, '/Contact', scheme, state);
        const edge = (element: Locator) =>
          element.evaluate((each) => {
            const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(each);
            return `${outlineStyle} ${outlineWidth}${outlineColor === color ? '' : ' of another colour'}`;
          });
        const send = page.getByRole('button', { name: 'Send Message' });
        expect(await edge(send)).toBe('solid 1px');
        const start = page.locator('header').getByRole('link', { name: 'Get Started' });
        expect(await edge(start)).toBe('solid 1px');
        const chat = page.getByRole('button', { name: 'Chat with Us' });
        expect(await edge(chat)).toBe('solid 1px');
        await page.getByRole('textbox', { name: 'Message', exact: true }).focus();
        await page.keyboard.press('Tab');
        await expect(send).toBeFocused();
        await expect(send).toHaveCSS('outline-width', '3px');
        await expect(send).toHaveCSS('outline-offset', '3px');
      },
    );

    test(
      `in forced colours (${scheme}) each slide of a carousel that is ${state} has its mark`,
      fullUnless(state === 'served'),
      async ({ page }) => {
        await open(page, '/', scheme, state);
        const picker = page.getByRole('group', { name: 'Choose a slide' }).first();
        const mark = picker.getByRole('button').nth(1);
        await mark.scrollIntoViewIfNeeded();
        const { darkest, lightest } = await range(page, mark);
        expect(lightest - darkest).toBeGreaterThan(0.9);
      },
    );
  }
}
