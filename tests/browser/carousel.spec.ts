import { expect, type Page, test } from '@playwright/test';
import { carouselWords as words } from '../../src/content/carousel.ts';
import home from '../../src/content/home.ts';
import { shell } from '../../src/content/shell.ts';
import { openAlive, withoutMap } from './site.ts';

const links = [
  'Visit the jewellery store',
  'Visit the astrology platform',
  'Visit the billing software',
];
const carousel = (page: Page) => page.getByRole('group', { name: home.projects.title });
const viewport = (page: Page) => page.locator('#projects-slides');
const named = (position: number) =>
  words.slide.replace('{position}', String(position)).replace('{count}', String(links.length));

/** Home, its projects in view and carried, moving or still. */
async function openCarousel(page: Page, motion: 'moving' | 'paused'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('motion.choice', choice), motion);
  await withoutMap(page);
  await openAlive(page, '/');
  await viewport(page).scrollIntoViewIfNeeded();
  await expect(viewport(page)).toHaveAttribute('data-state', 'carried');
}

test('what carries the slides is fetched when the visitor comes near them, and not for who stays at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the film, which keeps the line busy.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutMap(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const carriers = () => fetched.filter((url) => url.includes('/CarouselGeometry-')).length;
  await openAlive(page, '/');
  await page.waitForLoadState('networkidle');
  expect(carriers()).toBe(0);
  // Two windows away is near.
  const top = await viewport(page).evaluate((list) => list.getBoundingClientRect().top);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - 844 * 2.5);
  await expect.poll(carriers).toBe(1);
  await expect(viewport(page)).toHaveAttribute('data-state', 'carried');
  await expect(viewport(page)).not.toBeInViewport();
});

test('by keyboard the first stop is the switch that stills it, then previous, the slides’ buttons, next, and the slide that shows', async ({
  page,
}) => {
  await openCarousel(page, 'paused');
  await carousel(page).getByRole('button', { name: shell.resumeMotion }).focus();
  const stops: (string | null)[] = [];
  for (let count = 0; count < 5 + links.length; count += 1) {
    stops.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? null;
      }),
    );
    await page.keyboard.press('Tab');
  }
  const first = await carousel(page).locator('button, a').first().textContent();
  expect(first).toBe(shell.resumeMotion);
  expect(stops.slice(0, 3 + links.length)).toEqual([
    shell.resumeMotion,
    words.previousSlide,
    ...links.map((_, index) => named(index + 1)),
    words.nextSlide,
  ]);
  // Of the slides, only the link of the one that shows is reached; the next stop is outside.
  expect(stops[3 + links.length]).toContain(links[0]);
  await expect(carousel(page).locator(':focus')).toHaveCount(0);
});

test('the slides are named groups, one of them open to the ear, and the buttons say which they bring', async ({
  page,
}) => {
  await openCarousel(page, 'paused');
  const slides = viewport(page).locator('[aria-roledescription=slide]');
  await expect(slides).toHaveCount(links.length);
  for (const [index, slide] of (await slides.all()).entries()) {
    await expect(slide).toHaveAttribute('role', 'group');
    await expect(slide).toHaveAttribute('aria-label', named(index + 1));
  }
  const shown = viewport(page).locator('[aria-roledescription=slide]:not([inert])');
  await expect(shown).toHaveCount(1);
  const button = carousel(page).getByRole('button', { name: named(2), exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('aria-label', named(2));
  // The focus stays where it was, so that the next press is at hand.
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a slide that comes by itself is not spoken; one that was asked for is', async ({ page }) => {
  await openCarousel(page, 'moving');
  await page.mouse.move(1, 1);
  await expect(viewport(page)).toHaveAttribute('aria-live', 'off');
  await carousel(page).getByRole('button', { name: words.nextSlide }).focus();
  await page.keyboard.press('Enter');
  await expect(viewport(page)).toHaveAttribute('aria-live', 'polite');
});
