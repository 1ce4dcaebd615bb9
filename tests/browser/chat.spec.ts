import { expect, type Page, test } from '@playwright/test';
import { chatWords } from '../../src/content/chat.ts';
import { fullUnless } from './runs.ts';
import { complaints, openAlive, overflow, withoutMap } from './site.ts';

const { title, close, input, send, reply } = chatWords;
const button = (page: Page) => page.getByRole('button', { name: title });
const panel = (page: Page) => page.getByRole('group', { name: title });
const box = (page: Page) => panel(page).getByRole('textbox', { name: input });
const items = (page: Page) => panel(page).getByRole('log').getByRole('listitem');

test.beforeEach(({ page }) => withoutMap(page));

test('by keyboard alone: open, write, send, follow the link to Contact, whose heading then has the focus', async ({
  page,
}) => {
  const heard = complaints(page);
  await openAlive(page, '/UIPage');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveText([/Hello$/, new RegExp(reply.link.label)]);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('link', { name: reply.link.label })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Contact');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
  expect(heard).toEqual([]);
});

test('Escape closes from anywhere in the chat and gives the focus back; the conversation and the draft stay over a route change', async ({
  page,
}) => {
  await openAlive(page, '/UIPage');
  await button(page).click();
  await box(page).fill('Hello');
  await panel(page).getByRole('button', { name: send }).click();
  await expect(items(page)).toHaveCount(2);
  await box(page).fill('half a sentence');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await button(page).click();
  await expect(items(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('half a sentence');
  await expect(box(page)).toBeFocused();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(
    `at ${viewport.width}x${viewport.height} a hundred thousand characters without a space break nothing, the latest message is in view, and there is a way out`,
    fullUnless(viewport.width === 320),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openAlive(page, '/UIPage');
      await button(page).click();
      await box(page).fill('x'.repeat(100_000));
      await box(page).press('Enter');
      await expect(items(page)).toHaveCount(2);
      await expect(items(page).last()).toBeInViewport();
      await expect(items(page).last().getByRole('link')).toBeInViewport();
      const log = panel(page).getByRole('log');
      await log.hover();
      await page.mouse.wheel(0, -500);
      // The browser scrolls later than it is told to. The list counts from its end.
      await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(-500);
      await box(page).fill('And then?');
      await box(page).press('Enter');
      await expect(items(page).nth(2)).toBeInViewport();
      const frame = await panel(page).boundingBox();
      if (!frame) throw new Error('The panel has no box');
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(viewport.width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(viewport.height);
      expect(await overflow(page)).toBe(0);
      await panel(page).getByRole('button', { name: close }).click();
      await expect(panel(page)).toHaveCount(0);
    },
  );
}

for (const width of [360, 390, 768, 1024, 1280, 1440]) {
  test(
    `${width} pixels wide: no word passes under its button, however far the page is scrolled`,
    fullUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/Crmpage', '/services', '/Contact', '/TermsAnd-Conditions']) {
        await openAlive(page, path);
        const edge = await button(page).evaluate((tab) => tab.getBoundingClientRect().right);
        expect(edge, path).toBeGreaterThanOrEqual(24);
        const covered = await page.evaluate((right) => {
          const words: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { currentNode: node } = walker;
            const owner = node.parentElement;
            if (
              !owner?.checkVisibility() ||
              owner.closest('header:has(nav), .skip-link, .chat-corner, [inert]')
            )
              continue;
            // For screen readers only.
            if (owner.clientWidth === 1) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { left, width } of range.getClientRects())
              if (left >= 0 && left < right && width > 1) words.push(node.textContent ?? '');
          }
          return words;
        }, edge);
        expect(covered, path).toEqual([]);
      }
    },
  );
}
