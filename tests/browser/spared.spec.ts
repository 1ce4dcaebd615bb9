import { expect, type Page, test } from '@playwright/test';
import { openAlive, withoutMap } from './site.ts';

/** The addresses of films that the page asks for. */
function filmsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)(?:\?|$)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const [what, spare] of [
  [
    'the browser saves data (Save-Data)',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
  [
    'the system asks for reduced data',
    () => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query.includes('prefers-reduced-data') ? { ...ask('all'), matches: true } : ask(query);
    },
  ],
] as const) {
  test(`where ${what}, not one byte of the film is asked for, and its picture stays`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('motion.choice', 'moving'));
    await page.addInitScript(spare);
    await withoutMap(page);
    const asked = filmsAsked(page);
    await openAlive(page, '/');
    await expect(page.locator('#hero-video')).toHaveAttribute('data-state', 'waiting');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('[data-under-header] picture img').first()).toBeVisible();
  });
}

test('otherwise it is asked for: the two tests above would notice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion.choice', 'moving'));
  await withoutMap(page);
  const asked = filmsAsked(page);
  await openAlive(page, '/');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('the film plays at twice its speed with 15 frames a second', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion.choice', 'moving'));
  await withoutMap(page);
  await openAlive(page, '/');
  const film = page.locator('#hero-video');
  const played = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      seconds: video.currentTime / video.playbackRate,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
    }));
  await expect.poll(async () => (await played()).seconds).toBeGreaterThan(2);
  const { seconds, frames } = await played();
  // A decoder is a few frames ahead.
  expect(frames / seconds).toBeGreaterThan(10);
  expect(frames / seconds).toBeLessThan(20);
});
