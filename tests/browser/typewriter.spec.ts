import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { openAlive, openStill, toggleMotion, withMotion } from './site.ts';

test('out of view, and in a tab that is hidden, headline and film rest; in view they go on', async ({
  page,
}) => {
  await withMotion(page);
  await openAlive(page, '/');
  const moving = page.locator('h1 [data-moving=true]');
  const film = page.locator('#hero-video');
  const move = async () => {
    await expect(moving).toHaveCount(1);
    await expect(film).toHaveAttribute('data-state', 'playing');
  };
  const rest = async () => {
    await expect(moving).toHaveCount(0);
    await expect(film).toHaveAttribute('data-state', 'paused');
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  };
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const scroll = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await move();
  await scroll(5000);
  await rest();
  await scroll(0);
  await move();
  await hide(true);
  await rest();
  await hide(false);
  await move();
});

test('what is not written is not painted, and no letter moves', async ({ page }) => {
  await withMotion(page);
  await openStill(page, '/');
  const word = page.locator('h1 span').last();
  const box = await word.boundingBox();
  await page
    .locator('main :is(picture img, video)')
    .evaluateAll((all) => all.forEach((element) => (element.style.visibility = 'hidden')));
  /** How many pixels have the colour of the last word. */
  const painted = async () => {
    const pixels = await sharp(await word.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if ((pixels[at] ?? 0) - (pixels[at + 2] ?? 0) > 60) count += 1;
    return count;
  };
  const whole = await painted();
  expect(whole).toBeGreaterThan(500);
  await toggleMotion(page);
  await expect(page.locator('h1 [data-moving=true]')).toHaveCount(1);
  await page.clock.runFor(500);
  for (let letter = 0; letter < 3; letter += 1) await page.clock.runFor(80);
  await expect.poll(painted).toBeLessThan(0.8 * whole);
  expect(await painted()).toBeGreaterThan(0.2 * whole);
  for (let letter = 3; letter < 7; letter += 1) await page.clock.runFor(80);
  await expect.poll(painted).toBe(0);
  expect(await word.boundingBox()).toEqual(box);
  await toggleMotion(page);
  await expect.poll(painted).toBe(whole);
});
