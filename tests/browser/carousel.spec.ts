import { expect, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import {
  hold,
  openAlive,
  openLifeless,
  openStill,
  runUntil,
  withMotion,
  withoutMap,
} from './site.ts';

const links = [
  'Visit the jewellery store',
  'Visit the astrology platform',
  'Visit the billing software',
];
const carousel = (page: Page) => page.getByRole('group', { name: 'Latest projects' });
const viewport = (page: Page) => page.locator('#projects-slides');
const named = (position: number) => `${position} of 3`;

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
  await withoutMap(page);
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
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

test('the slides’ controls by keyboard, and in the accessibility tree', async ({ page }) => {
  await openCarousel(page, 'paused');
  await test.step('by keyboard the first stop is the switch that stills it, then previous, the slides’ buttons, next, and the slide that shows', async () => {
    await carousel(page).getByRole('button', { name: 'Pause motion' }).focus();
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
    expect(first).toBe('Pause motion');
    expect(stops.slice(0, 3 + links.length)).toEqual([
      'Pause motion',
      'Previous slide',
      ...links.map((_, index) => named(index + 1)),
      'Next slide',
    ]);
    // Of the slides, only the link of the one that shows is reached; the next stop is outside.
    expect(stops[3 + links.length]).toContain(links[0]);
    await expect(carousel(page).locator(':focus')).toHaveCount(0);
  });
  await test.step('one slide is open to the ear, and the buttons say which they bring', async () => {
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
});

test('a keyboard that is on the list when its slides are carried stays there, and is still marked', async ({
  page,
}) => {
  const deliver = await hold(page, '**/CarouselGeometry-*.js');
  await withoutMap(page);
  await openAlive(page, '/');
  await carousel(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Tab');
  await expect(viewport(page)).toBeFocused();
  deliver();
  await expect(viewport(page)).toHaveAttribute('data-state', 'carried');
  await expect(viewport(page)).toBeFocused();
  await expect(viewport(page)).toHaveCSS('outline-style', 'solid');
});

/** How far the middle of a person is from the middle of the team's carousel, in CSS pixels. */
async function offset(page: Page, position: number): Promise<number> {
  const slide = await page.getByRole('group', { name: `${position} of 6` }).boundingBox();
  const frame = await page.locator('#team-slides').boundingBox();
  if (!slide || !frame) throw new Error(`There is no slide ${position} of 6`);
  return slide.x + slide.width / 2 - frame.x - frame.width / 2;
}

/** Embla measures in whole pixels: so exactly is a slide in the middle. */
async function expectInMiddle(page: Page, position: number): Promise<void> {
  expect(Math.abs(await offset(page, position))).toBeLessThan(1);
}

/** Moves the clock on until the slides of the team are Embla's. */
const untilCarried = (page: Page) =>
  runUntil(page, 100, 'carried', () => page.locator('#team-slides').getAttribute('data-state'));

const choose = (page: Page, position: number) =>
  page.getByRole('button', { name: `${position} of 6` }).press('Enter');

async function dragToThird(page: Page): Promise<void> {
  const frame = await page.locator('#team-slides').boundingBox();
  if (!frame) throw new Error('There is no team');
  const middle = { x: frame.x + frame.width / 2, y: frame.y + 100 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  // Half of a slide is a sixth of the frame.
  await page.mouse.move(middle.x - frame.width / 5, middle.y, { steps: 5 });
  await page.clock.runFor(500);
  await page.mouse.up();
}

for (const width of [1440, 1200]) {
  for (const { gesture, act, position } of [
    { gesture: 'chosen by keyboard', act: (page: Page) => choose(page, 4), position: 4 },
    { gesture: 'dragged', act: dragToThird, position: 3 },
  ]) {
    const when = width === 1440 ? '' : ', after the width of the window changed too';
    test(
      `a slide ${gesture} arrives after 300 ms${when}`,
      fullUnless(width === 1440 && gesture === 'dragged'),
      async ({ page }) => {
        await withMotion(page);
        await openStill(page, '/');
        await page.locator('#team-slides').scrollIntoViewIfNeeded();
        await untilCarried(page);
        await choose(page, 2);
        await page.clock.runFor(2000);
        await page.setViewportSize({ width, height: 900 });
        await runUntil(page, 100, true, async () => Math.abs(await offset(page, 2)) < 1);
        await act(page);
        const offsets: number[] = [];
        for (const time of [150, 100, 100, 1000]) {
          await page.clock.runFor(time);
          offsets.push(await offset(page, position));
        }
        const [at150, at250, at350, atLast] = offsets as [number, number, number, number];
        await expectInMiddle(page, position);
        expect(Math.abs(at150 - atLast)).toBeGreaterThan(5);
        expect(Math.abs(at250 - atLast)).toBeGreaterThan(0.1);
        expect(at350).toBe(atLast);
      },
    );
  }
}

for (const { from, to, way } of [
  { from: 6, to: 1, way: 'Next slide' },
  { from: 1, to: 6, way: 'Previous slide' },
]) {
  test(
    `from slide ${from} of 6 to slide ${to} the carousel is full of slides at every moment`,
    fullUnless(from === 6),
    async ({ page }) => {
      await withMotion(page);
      await openStill(page, '/');
      await page.locator('#team-slides').scrollIntoViewIfNeeded();
      await untilCarried(page);
      await choose(page, from);
      await page.clock.runFor(2000);
      await page
        .getByRole('group', { name: 'Our Team' })
        .getByRole('button', { name: way })
        .press('Enter');
      for (let time = 0; time < 350; time += 50) {
        await page.clock.runFor(50);
        const gaps = await page.locator('#team-slides').evaluate((viewport) => {
          const { left, right } = viewport.getBoundingClientRect();
          const rects = [...viewport.querySelectorAll('[aria-roledescription=slide]')]
            .map((slide) => slide.getBoundingClientRect())
            .toSorted((one, other) => one.left - other.left);
          const edges = [left, ...rects.flatMap((rect) => [rect.left, rect.right]), right];
          return edges.flatMap((edge, index) =>
            index % 2 ? [edge - (edges[index - 1] ?? 0)] : [],
          );
        });
        // The gap between two slides is 24 px.
        expect(Math.max(...gaps)).toBeLessThan(24.5);
      }
      await expectInMiddle(page, to);
    },
  );
}

for (const position of [1, 3, 6]) {
  test(
    `slide ${position} of 6, chosen before Embla is there, is still the chosen one when Embla comes`,
    fullUnless(position === 3),
    async ({ page }) => {
      await withMotion(page);
      const deliver = await hold(page, '**/CarouselGeometry-*.js');
      await openStill(page, '/');
      await page.locator('#team-slides').scrollIntoViewIfNeeded();
      await choose(page, position);
      await expect(page.getByRole('group', { name: `${position} of 6` })).toBeInViewport();
      deliver();
      await untilCarried(page);
      await expect(page.locator('#team-slides [data-state=active]')).toHaveAttribute(
        'aria-label',
        `${position} of 6`,
      );
      await expectInMiddle(page, position);
    },
  );
}

test('a slide at the side that is pressed comes to the middle, where its links can be pressed', async ({
  page,
}) => {
  await openCarousel(page, 'paused');
  const team = page.locator('#team-slides');
  await team.scrollIntoViewIfNeeded();
  await expect(team).toHaveAttribute('data-state', 'carried');
  const shown = team.locator('[data-state=active]');
  const { width = 0, height = 0 } = (await team.boundingBox()) ?? {};
  const press = (part: number) =>
    team.click({ position: { x: width * part, y: height / 2 }, force: true });
  await expect(shown).toHaveAttribute('aria-label', '2 of 6');
  await press(0.9);
  await expect(shown).toHaveAttribute('aria-label', '3 of 6');
  await press(0.1);
  await expect(shown).toHaveAttribute('aria-label', '2 of 6');
  await press(0.5);
  await expect(shown).toHaveAttribute('aria-label', '2 of 6');
});

test('a drag that the turning of the phone interrupts is over: the slides go on', async ({
  page,
}) => {
  await withMotion(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCarousel(page, 'moving');
  // What is not spoken moves by itself.
  await expect(viewport(page)).toHaveAttribute('aria-live', 'off');
  await viewport(page).evaluate((target) => {
    const touch = new Touch({ identifier: 1, target, clientX: 200, clientY: 400 });
    target.dispatchEvent(
      new TouchEvent('touchstart', { touches: [touch], bubbles: true, cancelable: true }),
    );
  });
  await expect(viewport(page)).toHaveAttribute('aria-live', 'polite');
  await page.setViewportSize({ width: 844, height: 390 });
  await viewport(page).scrollIntoViewIfNeeded();
  await expect(viewport(page)).toHaveAttribute('aria-live', 'off');
});

test('before it is carried, the picker shows which slide is the first', async ({ page }) => {
  await openLifeless(page, '/', '**/assets/CarouselGeometry-*.js');
  const marks = page.locator('#team-slides').locator('xpath=..').locator('.pick-mark');
  await expect(marks).toHaveCount(6);
  const sizes = await marks.evaluateAll((all) =>
    all.map((mark) => (mark as HTMLElement).offsetWidth),
  );
  expect(sizes).toEqual([14, 10, 10, 10, 10, 10]);
});
