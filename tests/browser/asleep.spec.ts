import { expect, type Page, test } from '@playwright/test';
import { full, fullUnless } from './runs.ts';
import { alive, complaints, hold, loadedAs, openAlive, openAsleep, scrollTop } from './site.ts';

/** The first screen answers; the code of the other parts is on its way. Whatever is pressed then, the page stays whole. */

/** The files of parts that come to life after the first screen, or when they are wanted. */
const parts =
  '**/assets/{Above,Below,HomeStory,HomeContact,PageEnd,ServiceQuestions,AboutText}-*.js';
const frame = ['header', 'header > div > a', '.chat-button', 'footer', 'footer [type=radio]'];

const life = (page: Page) => page.locator('html');
const heading = (page: Page) => page.locator('main h1');
const message = (page: Page) => page.getByRole('form').getByRole('textbox', { name: 'Message' });

/**
 * Looks at the page after each change of it.
 * @param selectors what has to stand in it all the time, as many as now.
 * @returns what was missing, in between or in the end.
 */
async function watch(page: Page, selectors: readonly string[]): Promise<() => Promise<string[]>> {
  const missing = await page.evaluateHandle((wanted) => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const before = wanted.map(count);
    const noted = new Set<string>(wanted.filter((selector) => count(selector) === 0));
    const look = () =>
      wanted.forEach((selector, at) => {
        if (count(selector) < (before[at] ?? 0)) noted.add(selector);
      });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return noted;
  }, selectors);
  return () => missing.evaluate((noted) => [...noted]);
}

/** What has come to life answers: the chat opens. */
async function answers(page: Page): Promise<void> {
  await alive(page);
  await page.getByRole('button', { name: 'Chat with Us' }).click();
  await expect(page.getByRole('log')).toBeVisible();
}

for (const width of [390, 1440]) {
  const once = fullUnless(width === 1440);
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: width === 390 });
    // Nothing turns by itself.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('the skip link leads to the content, and the page stays whole', once, async ({ page }) => {
      const heard = complaints(page);
      const letGo = await openAsleep(page, '/', parts);
      const lost = await watch(page, [...frame, 'main section']);
      await message(page).fill('Every word');
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(life(page)).toHaveAttribute('data-life', 'alive');
      expect(await lost()).toEqual([]);
      letGo();
      await answers(page);
      expect(await lost()).toEqual([]);
      await expect(message(page)).toHaveValue('Every word');
      expect(heard).toEqual([]);
    });

    for (const [what, follow] of [
      [
        'a fragment in the address',
        (page) => page.evaluate(() => void (location.hash = 'contact')),
      ],
      [
        'a link of the first screen to a fragment',
        (page) => page.getByRole('main').getByRole('link', { name: 'Get Started' }).click(),
      ],
    ] satisfies [string, (page: Page) => Promise<void>][]) {
      test(`${what} leads there, and the page stays whole`, full, async ({ page }) => {
        const letGo = await openAsleep(page, '/', parts);
        const lost = await watch(page, [...frame, 'main section']);
        await message(page).fill('Every word');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await follow(page);
        const section = page.locator('#contact');
        const top = async () => (await section.boundingBox())?.y ?? NaN;
        await expect.poll(top).toBeGreaterThan(60);
        expect(await top()).toBeLessThan(200);
        await expect(life(page)).toHaveAttribute('data-life', 'alive');
        letGo();
        await answers(page);
        expect(await lost()).toEqual([]);
        expect(await top()).toBeLessThan(200);
        await expect(message(page)).toHaveValue('Every word');
      });
    }

    test(
      'a link of the first screen leads to its page when the code has come; until then the page stays whole',
      once,
      async ({ page }) => {
        const letGo = await openAsleep(page, '/services', parts);
        const lost = await watch(page, frame);
        const kept = await watch(page, ['main section', 'main h1']);
        await page.getByRole('main').getByRole('link', { name: 'Front-End Development' }).click();
        await expect(page).toHaveURL(/\/front$/);
        await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'slow');
        await expect(heading(page)).toHaveText('Services');
        await expect(life(page)).toHaveAttribute('data-life', 'alive');
        expect(await kept()).toEqual([]);
        letGo();
        await expect(heading(page)).toHaveText(/Front-End/);
        await answers(page);
        expect(await lost()).toEqual([]);
        expect(await scrollTop(page)).toBe(0);
      },
    );

    test('a link of the footer leads to its page, which is whole', full, async ({ page }) => {
      const letGo = await openAsleep(page, '/services', parts);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(heading(page)).toHaveText('Privacy Policy');
      // It is another document.
      await page.waitForLoadState('domcontentloaded');
      const lost = await watch(page, [...frame, 'main h1']);
      letGo();
      await answers(page);
      expect(await lost()).toEqual([]);
    });

    test(
      'Back after a reload leads to the page before when the code has come; until then the page stays whole',
      once,
      async ({ page }) => {
        await openAlive(page, '/about');
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: 'Services', exact: true })
          .click();
        await expect(heading(page)).toHaveText('Services');
        const letGo = await hold(page, parts);
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(life(page)).toHaveAttribute('data-life', 'alive');
        const lost = await watch(page, frame);
        const kept = await watch(page, ['main section', 'main h1']);
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
        await expect(heading(page)).toHaveText('Services');
        await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'slow');
        expect(await kept()).toEqual([]);
        letGo();
        await expect(heading(page)).toHaveText(/^About/);
        await answers(page);
        expect(await lost()).toEqual([]);
      },
    );

    test(
      'Back after a reload, before any code has come, leads to the page before when it has',
      once,
      async ({ page }) => {
        const heard = complaints(page);
        await openAlive(page, '/about');
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: 'Services', exact: true })
          .click();
        await expect(heading(page)).toHaveText('Services');
        const letGo = await hold(page, '**/assets/*.js');
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(page.locator('footer')).toBeVisible();
        const lost = await watch(page, frame);
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
        await expect(heading(page)).toHaveText('Services');
        letGo();
        await expect(heading(page)).toHaveText(/^About/);
        await answers(page);
        expect(await lost()).toEqual([]);
        expect(heard).toEqual([]);
      },
    );

    test(
      'Back to a page that was left half awake shows it whole, with what was typed',
      once,
      async ({ page }) => {
        const letGo = await openAsleep(page, '/', parts);
        await message(page).fill('Every word');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
        await expect(heading(page)).toHaveText('Privacy Policy');
        await page.goBack();
        await expect(life(page)).toHaveAttribute('data-life', 'alive');
        const lost = await watch(page, [...frame, 'main section', 'main h1']);
        await expect(message(page)).toHaveValue('Every word');
        letGo();
        await answers(page);
        expect(await lost()).toEqual([]);
        // The form has it, and not only its control.
        await page.reload();
        await alive(page);
        await expect(message(page)).toHaveValue('Every word');
      },
    );

    test(
      'what is typed into a form that sleeps is there again after a press that leads away, and Back',
      once,
      async ({ page }) => {
        const letGo = await hold(page, '**/assets/HomeContact-*.js');
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expect(life(page)).toHaveAttribute('data-life', 'whole');
        await message(page).fill('Every word');
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
        await link.click();
        await expect(page).toHaveURL(/Privacy-policy$/);
        await expect(heading(page)).not.toHaveText('Privacy Policy');
        letGo();
        await expect(heading(page)).toHaveText('Privacy Policy');
        await page.goBack();
        await expect(message(page)).toHaveValue('Every word');
      },
    );
  });
}

for (const [state, mark, files] of [
  ['sleeps', 'served', '**/assets/Home-*.js'],
  ['waits for its code', 'alive', parts],
  ['has missed its code', 'missed', parts],
] as const) {
  test(`what is typed and pressed in a part that ${state} is there when it wakes`, async ({
    page,
  }) => {
    let letGo = () => {};
    const answered = new Promise<void>((resolve) => (letGo = resolve));
    let isGone = mark === 'missed';
    await page.route(files, async (route) => {
      if (isGone) return route.abort();
      await answered;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (isGone) await expect(page.locator('.missed footer')).toBeAttached({ timeout: 15_000 });
    else await expect(life(page)).toHaveAttribute('data-life', mark);
    const lost = await watch(page, [...frame, 'main section']);
    await message(page).fill('Every word');
    isGone = false;
    await page.getByRole('button', { name: 'Chat with Us' }).click();
    await expect(page.getByRole('log')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('log')).toBeVisible();
    await alive(page);
    await expect(page.getByRole('log')).toBeVisible();
    expect(await lost()).toEqual([]);
    await page.reload();
    await alive(page);
    await expect(message(page)).toHaveValue('Every word');
  });
}

test('a page is not loaded anew for code that does not come when something was typed into a form that sleeps', async ({
  page,
}) => {
  let answer = () => {};
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/HomeContact-*.js', async (route) => {
    await typed;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(life(page)).toHaveAttribute('data-life', 'whole');
  await message(page).fill('Every word');
  answer();
  await expect(page.locator('.missed form')).toBeVisible();
  // The document would be loaded anew if its address answers.
  const answered = page.evaluate(() =>
    fetch(location.href, { method: 'HEAD' }).then(({ ok }) => ok),
  );
  expect(await answered).toBe(true);
  await expect(message(page)).toHaveValue('Every word');
  expect(await loadedAs(page)).toEqual(['navigate']);
});
