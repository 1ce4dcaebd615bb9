import { expect, type Page, test } from '@playwright/test';
import content from '../../src/content/services/ui-ux.ts';
import { openAlive, openAsleep, search } from './site.ts';

const { faq } = content;
const header = (page: Page, index: number) =>
  page.getByRole('button', { name: faq[index]?.question ?? '', exact: true });
const answer = (page: Page, index: number) =>
  page.getByText(faq[index]?.answer ?? '', { exact: true });

/** The first words of an answer. */
const firstWords = (index: number) =>
  (faq[index]?.answer ?? '').split(' ').slice(0, 6).join(' ').replace(/\W+$/, '');

test('with the keyboard alone: keys move between the questions, Enter and Space open and close', async ({
  page,
}) => {
  await openAlive(page, '/UIPage');
  await header(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(header(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(header(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(header(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(header(page, 2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 1)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer(page, 2)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(header(page, 0)).toBeFocused();
  // A question is a stop of its own for Tab, too.
  await page.keyboard.press('Tab');
  await expect(header(page, 1)).toBeFocused();
});

test('words in a closed answer that the browser searches for open that answer and close the other', async ({
  page,
}) => {
  await openAlive(page, '/UIPage');
  await header(page, 0).click();
  await expect(answer(page, 0)).toBeVisible();
  await search(page, firstWords(2));
  await expect(answer(page, 2)).toBeVisible();
  await expect(header(page, 2)).toHaveAttribute('aria-expanded', 'true');
  await expect(header(page, 0)).toHaveAttribute('aria-expanded', 'false');
});

test('a closed answer can be found by the browser’s own search', async ({ page }) => {
  await openAlive(page, '/UIPage');
  for (const item of [1, 2, 3]) {
    const cover = page.locator(`:has(> #faq-${item}-panel)`);
    await expect(cover).toHaveAttribute('hidden', 'until-found');
  }
  await header(page, 0).click();
  await header(page, 0).click();
  await expect(page.locator(':has(> #faq-1-panel)')).toHaveAttribute('hidden', 'until-found');
});

test('an answer that the browser’s own search finds before its code has come is seen at once, and open when it has', async ({
  page,
}) => {
  const letGo = await openAsleep(page, '/UIPage', '**/assets/ServiceQuestions-*.js', 'whole');
  await search(page, firstWords(1));
  await expect(answer(page, 1)).toBeInViewport();
  expect((await answer(page, 1).boundingBox())?.height).toBeGreaterThan(40);
  await expect(header(page, 1)).toHaveAttribute('aria-expanded', 'false');
  letGo();
  await expect(header(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 1)).toBeVisible();
  await expect(header(page, 0)).toHaveAttribute('aria-expanded', 'false');
});

test('on paper every answer is there', async ({ page }) => {
  await openAlive(page, '/UIPage');
  await header(page, 1).click();
  await page.emulateMedia({ media: 'print' });
  for (const index of faq.keys()) {
    await expect(answer(page, index)).toBeVisible();
    // The fold around it gives it room, and does not only leave it unclipped.
    const fold = page.locator('.fold').filter({ has: answer(page, index) });
    expect((await fold.boundingBox())?.height).toBeGreaterThan(20);
  }
});

test('it opens at once for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/UIPage');
  const animations = await header(page, 0).evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    const item = element.closest(':has(> .fold)')?.querySelector('.fold');
    return item?.getAnimations({ subtree: true }).length;
  });
  expect(animations).toBe(0);
  await expect(answer(page, 0)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/UIPage');
    for (const index of faq.keys()) {
      await expect(answer(page, index)).toBeVisible();
    }
  });
});
