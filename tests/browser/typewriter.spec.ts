import { expect, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
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

for (const width of [390, 768, 1440]) {
  test(
    `while the headline is erased and written no letter of it moves, ${width} wide`,
    fullUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await withMotion(page);
      await openStill(page, '/');
      await toggleMotion(page);
      await expect(page.locator('h1 [data-moving=true]')).toHaveCount(1);
      await page.clock.runFor(500);
      const heading = page.getByRole('heading', { level: 1 });
      /** How many letters are written, and how far the copy's last word, seen or not, is from its place. */
      const look = () =>
        heading.evaluate((h1) => {
          const copies = [...h1.querySelectorAll('[aria-hidden] span:not(:has(span))')];
          const place = h1.querySelectorAll('[data-copied]')[1]?.getClientRects()[0];
          const word = copies
            .slice(2)
            .flatMap((copy) => [...copy.getClientRects()])
            .find((rect) => rect.width > 0);
          const covered = [...h1.querySelectorAll<HTMLElement>('[data-copied=true]')];
          return {
            covered: covered.length,
            off: Math.hypot(
              (word?.left ?? NaN) - (place?.left ?? 0),
              (word?.top ?? NaN) - (place?.top ?? 0),
            ),
          };
        });
      const letters = (await heading.locator('[data-copied]').allTextContents()).join('').length;
      expect(letters).toBeGreaterThan(20);
      for (const [speed, pause] of [
        [80, 500],
        [50, 0],
      ] as const) {
        for (let step = 0; step < letters; step += 1) {
          await page.clock.runFor(speed);
          const { off, covered } = await look();
          expect(off, `step ${step} at ${speed} ms`).toBeLessThan(1);
          if (step < letters - 1) expect(covered).toBeGreaterThan(0);
        }
        await page.clock.runFor(pause);
      }
    },
  );
}
