import { expect, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { complaints, loadedAs, openAsleep, scrollPage, scrollTop, search } from './site.ts';

/** What lies below the first screen sleeps until it is wanted. Nothing that is done there is lost. */

/** The parts of Home, by their headings; the second and third hold no control. */
const home = ['about', 'services', 'process', 'projects', 'team', 'contact'];
const still = ['services', 'process'];

const asleep = (page: Page, title: string) =>
  page.locator('.later', { has: page.locator(`#${title}-title`) });
const more = (page: Page) => page.locator('[aria-controls=about-more-text]');
const message = (page: Page) => page.getByRole('form').getByRole('textbox', { name: 'Message' });

async function sleeping(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const title of home) if (await asleep(page, title).count()) found.push(title);
  return found;
}

/** Opens a page, touches nothing, and waits until all of it that wakes by itself has. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-life', 'whole');
}

/** Waits until the browser has told every observer what is in its reach now. */
const observed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((told) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          told();
        });
        observer.observe(document.body);
      }),
  );

for (const width of [390, 1440]) {
  const once = fullUnless(width === 1440);
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: width === 390 });
    // Nothing turns by itself.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test(
      'of a page whose first screen is read nothing below it is fetched',
      once,
      async ({ page }) => {
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        await open(page);
        await page.waitForLoadState('networkidle');
        expect(await sleeping(page)).toEqual(home);
        const parts = /\/(?:Home(?!Headline|Video|-)\w+|ContactEnd|Slides|Carousel\w*)-[^/]*\.js$/;
        expect(scripts.filter((url) => parts.test(url))).toEqual([]);
      },
    );

    test('a part wakes when its first control is a screen’s height below the view, and not before', async ({
      page,
    }) => {
      await open(page);
      await observed(page);
      const away = await more(page).evaluate(
        (button) => button.getBoundingClientRect().top - 2 * innerHeight,
      );
      expect(away).toBeGreaterThan(3);
      await scrollPage(page, Math.floor(away) - 2);
      await observed(page);
      await expect(asleep(page, 'about')).toHaveCount(1);
      await scrollPage(page, Math.ceil(away) + 2);
      await expect(asleep(page, 'about')).toHaveCount(0);
      expect(await sleeping(page)).toEqual(home.slice(1));
    });

    test(
      'scrolling fast to the end and back wakes what has controls, and the page stays whole',
      once,
      async ({ page }) => {
        const heard = complaints(page);
        await open(page);
        const height = await page.evaluate(() => document.body.scrollHeight);
        const sections = await page.locator('main section').count();
        await scrollPage(page, height - (width === 390 ? 844 : 900));
        await scrollPage(page, 0);
        // Once more at the pace of a hand.
        await page.mouse.move(width / 2, 400);
        for (let turn = 0; turn * 700 < height; turn++) await page.mouse.wheel(0, 700);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect
          .poll(async () => (await sleeping(page)).filter((title) => !still.includes(title)))
          .toEqual([]);
        await expect(page.locator('main section')).toHaveCount(sections);
        await expect(page.locator('footer')).toBeVisible();
        expect(heard).toEqual([]);
      },
    );

    test(
      'Tab leads from the start of the document to the last link of its footer, past every control',
      once,
      async ({ page }) => {
        await open(page);
        /** What has the focus: its place among all elements that can have it. */
        const at = () =>
          page.evaluate(() => {
            const { activeElement: here } = document;
            return `${here?.closest('main, footer, header')?.localName} ${here?.textContent?.trim() || here?.id}`;
          });
        const last = await page
          .locator('footer a, footer input')
          .last()
          .evaluate((element) => `footer ${element.textContent?.trim() || element.id}`);
        const seen: string[] = [];
        while (seen.at(-1) !== last && seen.length < 150) {
          await page.keyboard.press('Tab');
          seen.push(await at());
        }
        expect(seen.at(-1)).toBe(last);
        expect(seen).not.toContain('undefined ');
        for (const name of ['Read More', 'Send Message']) expect(seen).toContain(`main ${name}`);
        expect((await sleeping(page)).filter((title) => title !== 'process')).toEqual([]);
      },
    );

    test(
      'Back into a page that was left half awake shows it whole, as it was left',
      once,
      async ({ page }) => {
        const heard = complaints(page);
        await open(page);
        await more(page).click();
        await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
        await message(page).fill('Every word');
        const sections = await page.locator('main section').count();
        await scrollPage(page, 900);
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
        );
        await expect(page.locator('main h1')).toHaveText(/^About/);
        await page.goBack();
        await expect(page.locator('main section')).toHaveCount(sections);
        await expect.poll(() => scrollTop(page)).toBe(900);
        await expect(page.locator('.later')).toHaveCount(0);
        await expect(message(page)).toHaveValue('Every word');
        await more(page).click();
        await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
        // And after the browser has loaded it anew.
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-life', 'whole');
        await message(page).scrollIntoViewIfNeeded();
        await expect(message(page)).toHaveValue('Every word');
        await expect(page.locator('main section')).toHaveCount(sections);
        expect(heard).toEqual([]);
      },
    );

    test(
      'a link in a part that sleeps leads to its page in the same document, and Back to the whole page',
      once,
      async ({ page }) => {
        const letGo = await openAsleep(page, '/', '**/assets/HomeServices-*.js', 'whole');
        await page.evaluate(() => (document.documentElement.dataset.mark = 'same'));
        const link = asleep(page, 'services').locator('a[href="/FullStack"]');
        await link.click();
        await expect(page.locator('main h1')).toHaveText(/Full/);
        await page.goBack();
        letGo();
        await expect(page.locator('#services-title')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-mark', 'same');
        expect(await loadedAs(page)).toEqual(['navigate']);
      },
    );
  });
}

test('a part without controls sleeps on in the middle of the view until the pointer is in it', async ({
  page,
}) => {
  await open(page);
  await page.locator('#process-title').evaluate((title) => title.scrollIntoView());
  await observed(page);
  await expect(asleep(page, 'process')).toHaveCount(1);
  await page.locator('#process-title').hover();
  await expect(asleep(page, 'process')).toHaveCount(0);
});

test('a fragment in the address wakes the part that it leads into', async ({ page }) => {
  await open(page, '/#projects');
  await expect(page.locator('#projects')).toBeInViewport();
  await expect(asleep(page, 'projects')).toHaveCount(0);
});

test('a press in the very task in which its part begins to wake is answered, once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await observed(page);
  await expect(asleep(page, 'about')).toHaveCount(1);
  await more(page).evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    button.click();
  });
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(asleep(page, 'about')).toHaveCount(0);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a press without pointer and focus, as a screen reader makes it, wakes the part and is answered, once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await more(page).evaluate((button: HTMLElement) => button.click());
  await expect(asleep(page, 'about')).toHaveCount(0);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#about-more-text')).toBeVisible();
});

test('what is folded in a part that sleeps is found by the browser’s search, and stays open', async ({
  page,
}) => {
  await open(page);
  await expect(asleep(page, 'about')).toHaveCount(1);
  const text = page.locator('#about-more-text');
  const words = await text
    .locator('p')
    .first()
    .evaluate((p) => p.textContent?.split(' ').slice(0, 6).join(' '));
  await search(page, words ?? '');
  await expect(text).toBeInViewport();
  await expect(asleep(page, 'about')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read Less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(text).toBeInViewport();
});

test('what is typed into a form that nobody was near is taken, and there again after a reload', async ({
  page,
}) => {
  await open(page);
  await expect(asleep(page, 'contact')).toHaveCount(1);
  await message(page).evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Please call me.';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(asleep(page, 'contact')).toHaveCount(0);
  await expect(message(page)).toHaveValue('Please call me.');
  await page.reload();
  await message(page).scrollIntoViewIfNeeded();
  await expect(message(page)).toHaveValue('Please call me.');
});
