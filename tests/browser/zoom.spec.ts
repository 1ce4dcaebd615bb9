import { expect, type Page, test } from '@playwright/test';
import { notFound, routes } from '../../src/app/routes.tsx';
import { openAlive, withoutMap } from './site.ts';

// Sideways scrolling at 320 pixels on every page, and spaced text: accessible.spec.ts.

test.beforeEach(({ page }) => withoutMap(page));

/** What Chrome does for a visitor who has set "very large" letters: text and breakpoints in rem grow, pixels do not. */
async function enlargeText(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** How far the page can be scrolled sideways, texts that are outside of the window or cut off, and texts that lie over others. */
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
      const floats = owner.closest('header:has(nav), .chat-corner, .scroll-top') !== null;
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

test.describe('letters of twice their size', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
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
