import { expect, type Page, test } from '@playwright/test';
import { full } from './runs.ts';
import { complaints, openAlive, overflow } from './site.ts';

const path = '/UIPage';
const section = (page: Page) =>
  page.getByRole('region', { name: 'Wireframe and finished screen', exact: true });
const handle = (page: Page) =>
  section(page).getByRole('slider', {
    name: 'How much of the finished screen is shown',
    exact: true,
  });
const picture = (page: Page, name: 'The finished screen' | 'The wireframe') =>
  section(page).getByRole('img', { name });
const says = (page: Page, value: string) =>
  expect(handle(page)).toHaveAttribute('aria-valuetext', value);

/** Whether the finished screen is what is seen at this share of the width. */
const isFinishedAt = (page: Page, share: number) =>
  section(page)
    .locator('.compare')
    .evaluate((element, part) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + (width * part) / 100;
      return document
        .elementsFromPoint(x, top + height / 2)
        .some((seen) => seen.matches('.compare-first, .compare-first *'));
    }, share);

test('the divide follows the keys and the mouse, and is not on paper', async ({ page }) => {
  const heard = complaints(page);
  await openAlive(page, path);
  await test.step('by keyboard: arrows in steps of 5, Home and End, and a named value', async () => {
    await says(page, '50% finished screen');
    await handle(page).press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await says(page, '60% finished screen');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await says(page, '45% finished screen');
    expect([await isFinishedAt(page, 40), await isFinishedAt(page, 55)]).toEqual([true, false]);
    await page.keyboard.press('End');
    await says(page, '100% finished screen');
    expect(await isFinishedAt(page, 95)).toBe(true);
    await page.keyboard.press('Home');
    await says(page, '0% finished screen');
    expect(await isFinishedAt(page, 5)).toBe(false);
    // The focus is seen, on the mark of the handle.
    await expect(section(page).locator('.compare-handle label')).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
  await test.step('by mouse: a drag from anywhere on the pictures, beyond their edge too, and the keys go on', async () => {
    await section(page).locator('.compare').scrollIntoViewIfNeeded();
    const box = await section(page).locator('.compare').boundingBox();
    if (!box) throw new Error('There are no pictures');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width * 0.2, y);
    await page.mouse.down();
    await says(page, '20% finished screen');
    await page.mouse.move(box.x + box.width * 0.7, y + 40);
    await says(page, '70% finished screen');
    await page.mouse.move(box.x - 30, y);
    await says(page, '0% finished screen');
    await page.mouse.move(box.x + box.width * 0.3, y);
    await page.mouse.up();
    await page.mouse.move(box.x + box.width * 0.9, y);
    await says(page, '30% finished screen');
    await page.keyboard.press('ArrowRight');
    await says(page, '35% finished screen');
  });
  await test.step('on paper both pictures are seen whole', async () => {
    await page.emulateMedia({ media: 'print' });
    await standApart(page);
  });
  expect(heard).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: sideways the divide follows the finger, upwards the page scrolls and the divide stays', async ({
    page,
  }) => {
    await openAlive(page, path);
    const pictures = section(page).locator('.compare');
    await pictures.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = await pictures.boundingBox();
    if (!box) throw new Error('There are no pictures');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
    const at = (share: number, up = 0) => ({
      x: box.x + (box.width * share) / 100,
      y: box.y + box.height / 2 - up,
    });
    await touch('touchStart', at(50));
    for (const share of [56, 64, 72, 80]) await touch('touchMove', at(share));
    await touch('touchEnd');
    await says(page, '80% finished screen');
    const top = await page.evaluate(() => scrollY);
    await touch('touchStart', at(20));
    for (const up of [10, 40, 80, 120]) await touch('touchMove', at(20, up));
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
    await says(page, '80% finished screen');
    expect(await overflow(page)).toBe(0);
  });
});

/** Both pictures are whole, and do not cover each other. */
async function standApart(page: Page) {
  for (const name of ['The finished screen', 'The wireframe'] as const) {
    await expect(picture(page, name)).toBeVisible();
    await expect(picture(page, name)).toHaveCSS('clip-path', 'none');
  }
  const finished = await picture(page, 'The finished screen').boundingBox();
  const wireframe = await picture(page, 'The wireframe').boundingBox();
  if (!finished || !wireframe) throw new Error('A picture is missing');
  const beside = wireframe.x + wireframe.width <= finished.x;
  const above = wireframe.y + wireframe.height <= finished.y;
  expect(beside || above).toBe(true);
  await expect(handle(page)).toBeHidden();
}

test('without its code both pictures are seen whole, and no handle', full, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-life', 'failed', {
    // The loader tries several times before.
    timeout: 30_000,
  });
  await standApart(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('390 and 1440 pixels wide both pictures are seen whole, and no handle', async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await standApart(page);
    }
  });
});
