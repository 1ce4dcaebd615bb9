import { expect, type Locator, type Page, test } from '@playwright/test';
import { allRoutes } from '../../tools/pages.ts';
import { notFound } from '../../src/app/routes.tsx';
import { fill, plain } from './contact-form.ts';
import { full } from './runs.ts';
import { openAlive, share, withoutMap } from './site.ts';

const routes = allRoutes();

// Sideways scrolling at 320 pixels on every page, and spaced text: accessible.spec.ts.

test.beforeEach(({ page }) => withoutMap(page));

/** Sets the size of letters, as a visitor does in Chrome's settings. What is in rem grows; pixels do not. */
async function enlargeText(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Texts that cannot be read: outside of the window, cut off, or under others. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`sideways by ${scrollWidth - clientWidth}`] : [];
    const lines: { box: DOMRect; text: string; owner: HTMLElement; floats: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (!text || !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      // For screen readers only.
      if (owner.clientWidth === 1 || owner.closest('.skip-link, [inert]')) continue;
      // Stands beside the slide that shows.
      if (owner.closest('[aria-roledescription=slide]:not(:first-child)')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const floats =
        owner.closest('header:has(nav), .chat-corner, .scroll-top, [data-sonner-toaster]') !== null;
      for (const box of range.getClientRects()) {
        if (box.left < -1 || box.right > clientWidth + 1) found.push(`outside: ${text}`);
        for (let frame: HTMLElement | null = owner; frame; frame = frame.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          const edge = frame.getBoundingClientRect();
          const isCut =
            (/hidden|clip/.test(overflowX) &&
              (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
            // Letters are higher than the lines of a heading.
            (/hidden|clip/.test(overflowY) &&
              (box.top < edge.top - box.height / 4 || box.bottom > edge.bottom + box.height / 4));
          if (isCut && frame !== document.body) found.push(`cut off: ${text}`);
        }
        lines.push({ box, text, owner, floats });
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.owner === other.owner || one.floats !== other.floats || one.floats) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
          found.push(`${one.text} lies over ${other.text}`);
      }
    }
    return found;
  });

const paths = [...routes, notFound].map(({ path }) => path);
const groups = [0, 1, 2, 3].map((group) => paths.filter((_, index) => index % 4 === group));

test.describe('letters of twice their size', full, () => {
  test.beforeEach(({ page }) => enlargeText(page, 32));

  for (const [index, group] of groups.entries()) {
    test(`the text of every page grows, and none of it is cut off, covered or outside of the window (${index + 1} of 4)`, async ({
      page,
    }) => {
      for (const path of group) {
        await page.setViewportSize({ width: 390, height: 844 });
        await openAlive(page, path);
        await expect.soft(page.locator('body'), path).toHaveCSS('font-size', '34px');
        expect.soft(await lostTexts(page), `${path}, 390`).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect.soft(await lostTexts(page), `${path}, 1280`).toEqual([]);
      }
    });
  }
});

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const chat = (page: Page) => page.getByRole('group', { name: 'Chat with us' });
const toast = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]');

/** How much of it is seen, in percent. */
const seen = (target: Locator) => target.evaluate(share);

/** Presses Tab. Returns undefined at the end of the page, and in the map. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab');
  const target = page.locator(':focus');
  if ((await target.count()) === 0) return undefined;
  const { name, height } = await target.evaluate((element) => ({
    name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id,
    height: Math.round(element.getBoundingClientRect().height),
  }));
  // The label stands for a control that is not seen itself.
  return {
    name,
    height,
    share: await seen(height > 1 ? target : target.locator('xpath=ancestor::label')),
  };
}

test.describe('a window of 1280 by 1024 pixels at 400 % zoom', full, () => {
  test.use({
    viewport: { width: 320, height: 256 },
    deviceScaleFactor: 4,
  });

  for (const path of ['/', '/Contact', '/services', '/ERPPages', '/Carrer']) {
    test(`${path}: the header does not hide what Tab reaches`, async ({ page }) => {
      await openAlive(page, path);
      // Until then the served menu may be replaced while it has the focus.
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      const hidden: unknown[] = [];
      let stops = 0;
      for (let count = 0; count < 250; count += 1) {
        const stop = await nextStop(page);
        if (!stop) {
          if (await page.evaluate(() => document.activeElement === document.body)) break;
          continue;
        }
        stops += 1;
        // Between the header and the corners is little room: of a large target half is enough.
        if (stop.share < (stop.height > 50 ? 60 : 100)) hidden.push(stop);
      }
      expect(stops).toBeGreaterThan(20);
      expect(hidden).toEqual([]);
    });
  }

  test('every entry of the drawer is reached, and seen whole', async ({ page }) => {
    await openAlive(page, '/Ourteam');
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const name of ['About Us', 'Our Services'])
      await drawer(page).getByRole('button', { name }).press('Enter');
    await drawer(page).getByRole('button', { name: 'Close menu' }).focus();
    const names: string[] = [];
    const hidden: unknown[] = [];
    while (names.length < 15) {
      const stop = await nextStop(page);
      if (!stop) throw new Error('The focus has left the drawer');
      names.push(stop.name);
      if (stop.share < 100) hidden.push(stop);
    }
    expect(names.slice(-3)).toEqual(['Contact', 'Call +91 10000 00001', 'Get Started']);
    expect(hidden).toEqual([]);
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();
  });

  test('the chat is whole: its way out, its last message and its field are seen', async ({
    page,
  }) => {
    await openAlive(page, '/Ourteam');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await chat(page).getByRole('textbox').fill('Namaste');
    await chat(page).getByRole('button', { name: 'Send' }).click();
    await expect(chat(page).getByRole('listitem')).toHaveCount(2);
    for (const name of ['Close chat', 'Send'])
      expect(await seen(chat(page).getByRole('button', { name })), name).toBe(100);
    expect(await seen(chat(page).getByRole('textbox')), 'field').toBe(100);
    expect(await seen(chat(page).getByRole('listitem').last().getByRole('link')), 'reply').toBe(
      100,
    );
    expect(await seen(page.locator('#chat-button')), 'button').toBe(100);
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(page.locator('#chat-button')).toBeFocused();
  });

  test('a form is filled in and sent by keyboard; its toast is whole, below the header, and can be sent away', async ({
    page,
  }) => {
    await showToast(page);
    await expect.poll(() => seen(toast(page))).toBe(100);
    expect(await lostTexts(page)).toEqual([]);
    expect(await seen(page.getByRole('button', { name: 'Open menu' }))).toBe(100);
    await toast(page).getByRole('button').click();
    await expect(toast(page)).toHaveCount(0);
  });
});

/** Answers each message with failure, and shows the toast that says so. */
async function showToast(page: Page): Promise<void> {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500 }));
  await openAlive(page, '/Contact');
  await fill(page, plain);
  await page.getByRole('form').getByLabel('Subject', { exact: true }).press('Enter');
  await expect(toast(page)).toHaveCount(1);
}

/** Opens the chat, sends a message, and has half of the next one typed. */
async function writeInChat(page: Page): Promise<void> {
  await openAlive(page, '/Ourteam');
  await page.getByRole('button', { name: 'Chat with us' }).tap();
  await chat(page).getByRole('textbox').fill('Namaste');
  await chat(page).getByRole('textbox').press('Enter');
  await expect(chat(page).getByRole('link')).toBeVisible();
  await chat(page).getByRole('textbox').pressSequentially('We need a web');
}

/** The chat with half a message: its field has the focus, and the end of the last message is seen. */
async function expectHalfMessage(page: Page): Promise<void> {
  const field = chat(page).getByRole('textbox');
  await expect(field).toHaveValue('We need a web');
  await expect(field).toBeFocused();
  await expect.poll(() => seen(field), 'field').toBe(100);
  await expect.poll(() => seen(chat(page).getByRole('link')), 'end of the last message').toBe(100);
  for (const name of ['Send', 'Close chat'])
    expect(await seen(chat(page).getByRole('button', { name })), name).toBe(100);
}

/** The second slide is in the middle, whole, and can be used. */
const expectSecondSlide = (page: Page) =>
  expect
    .poll(() =>
      page.locator('#projects-slides').evaluate((frame) => {
        const slide = frame.querySelectorAll('[aria-roledescription=slide]')[1];
        if (!slide) throw new Error('There is no second slide');
        const [inner, outer] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()];
        const offset = inner.x + inner.width / 2 - outer.x - outer.width / 2;
        return {
          aside: Math.abs(offset) >= 1,
          cut: inner.width > outer.width + 1,
          shown: !slide.matches('[inert]'),
        };
      }),
    )
    .toEqual({ aside: false, cut: false, shown: true });

/** Opens Home, and its carousel at the second slide. */
async function openSecondSlide(page: Page): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('motion.choice', 'paused'));
  await openAlive(page, '/');
  const frame = page.locator('#projects-slides');
  await frame.evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(frame).toHaveAttribute('data-state', 'carried');
  const carousel = page.locator('[data-carousel=projects]');
  await carousel.getByRole('button', { name: 'Next slide' }).tap();
  await expectSecondSlide(page);
  return frame;
}

test.describe('on a phone', full, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const upright = { width: 390, height: 844 };
  const onItsSide = { width: 844, height: 390 };

  test('turned while the drawer is open: the wide menu takes its place, and the focus is on what is seen', async ({
    page,
  }) => {
    await openAlive(page, '/Ourteam');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await drawer(page).getByRole('button', { name: 'About Us' }).tap();
    await page.setViewportSize(onItsSide);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeFocused();
    await page.setViewportSize(upright);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(drawer(page)).toBeVisible();
  });

  test('a small one turned while the drawer is open: it stays open, as it was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openAlive(page, '/Ourteam');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await drawer(page).getByRole('button', { name: 'About Us' }).tap();
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(drawer(page).getByRole('link', { name: 'Career' })).toBeVisible();
    expect(await seen(drawer(page).getByRole('button', { name: 'Close menu' }))).toBe(100);
    await drawer(page).getByRole('link', { name: 'Get Started' }).tap();
    await expect(page).toHaveURL('/Contact');
  });

  test('turned while a toast shows and a form is half filled in: both are still there, and seen', async ({
    page,
  }) => {
    await showToast(page);
    for (const size of [onItsSide, upright]) {
      await page.setViewportSize(size);
      await expect.poll(() => seen(toast(page)), `${size.width}`).toBe(100);
      const header = await page.getByRole('banner').boundingBox();
      const box = await toast(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Namaste');
      await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Subject', { exact: true })).toBeInViewport();
    }
  });

  test('turned while the chat is open with half a message typed: the half, the focus and the last message are still there', async ({
    page,
  }) => {
    await writeInChat(page);
    for (const size of [onItsSide, upright]) {
      await page.setViewportSize(size);
      await expectHalfMessage(page);
    }
  });

  test('turned while a carousel stands on its second slide: it stands there still, whole and in the middle', async ({
    page,
  }) => {
    await openSecondSlide(page);
    for (const size of [onItsSide, upright]) {
      await page.setViewportSize(size);
      await expectSecondSlide(page);
    }
  });

  test('two fingers on a carousel enlarge the page, and the slide stays', async ({ page }) => {
    const frame = await openSecondSlide(page);
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).toBe('width=device-width, initial-scale=1');
    await expect(frame.locator('> div')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const box = await frame.boundingBox();
    if (!box) throw new Error('There are no slides');
    const fingers = await page.context().newCDPSession(page);
    const middle = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 500) };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
      });
    await touch('touchStart', -20);
    await touch('touchStart', -20, 20);
    for (const by of [30, 50, 70, 90, 110, 130]) await touch('touchMove', -by, by);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expectSecondSlide(page);
  });

  // Android with `interactive-widget=resizes-content`, older Android, Firefox.
  test('a keyboard that makes the window half as high: the field of the chat and the end of its last message stay in view', async ({
    page,
  }) => {
    await writeInChat(page);
    for (const size of [{ width: 390, height: 422 }, { width: 844, height: 195 }, upright]) {
      await page.setViewportSize(size);
      await expectHalfMessage(page);
    }
  });

  // iOS and Chrome: the keyboard lies over the window. What is left is seen through the visual viewport.
  test('a keyboard over the window: typing brings the field of the chat into what is left', async ({
    page,
  }) => {
    await writeInChat(page);
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await chat(page).getByRole('textbox').press('s');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          const { offsetTop = NaN, height = NaN, scale } = visualViewport ?? {};
          const line = box ? box.top + box.height / 2 : NaN;
          return { scale, seen: line > offsetTop && line < offsetTop + height };
        }),
      )
      .toEqual({ scale: 2, seen: true });
    await expect(chat(page).getByRole('textbox')).toHaveValue('We need a webs');
  });
});
