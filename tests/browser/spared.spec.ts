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
    await expect(page.locator('#hero-video')).toHaveAttribute('data-state', 'spared');
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
