import { expect, type Page, test } from '@playwright/test';
import { alive, openAlive, openLifeless, search } from './site.ts';

const faq = [
  {
    question: 'How do you price a design job?',
    answer:
      'We count distinct screens. Twenty product pages on one pattern count as one screen. The quotation fixes the number of review rounds, and a second language has its own price.',
  },
  {
    question: 'Can our own developer build from your files?',
    answer:
      'Yes. The Figma file is organised for someone who was not in the meetings, with notes on what happens after a tap.',
  },
  {
    question: 'We have a website already. Do we have to start from scratch?',
    answer:
      'Usually not. We go through the site with you and list the pages where visitors leave. You can have those redesigned first and see the effect.',
  },
];
const item = (page: Page, index: number) =>
  page.locator('main details').filter({ hasText: faq[index]?.question ?? '' });
const header = (page: Page, index: number) => item(page, index).locator('summary');
const answer = (page: Page, index: number) =>
  item(page, index).getByText(faq[index]?.answer ?? '', { exact: true });

/** The first words of an answer. */
const firstWords = (index: number) =>
  (faq[index]?.answer ?? '').split(' ').slice(0, 6).join(' ').replace(/\W+$/, '');

test('questions and answers, one at a time', async ({ page }) => {
  await openAlive(page, '/UIPage');
  await test.step('with the keyboard alone: keys move between the questions, Enter and Space open and close', async () => {
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
  await test.step('words in a closed answer that the browser searches for open that answer and close the other', async () => {
    await header(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await search(page, firstWords(2));
    await expect(answer(page, 2)).toBeVisible();
    await expect(item(page, 2)).toHaveJSProperty('open', true);
    await expect(item(page, 0)).toHaveJSProperty('open', false);
  });
  await test.step('one answer is open at a time, also where the browser does not know a common name', async () => {
    for (const index of faq.keys())
      await item(page, index).evaluate((details) => details.removeAttribute('name'));
    await header(page, 0).click();
    await header(page, 1).click();
    await expect(answer(page, 1)).toBeVisible();
    await expect(item(page, 0)).toHaveJSProperty('open', false);
    await header(page, 1).click();
    await expect(answer(page, 1)).toBeHidden();
  });
});

test('an answer that is opened, or found by the browser’s search, before the code has loaded is open when it has', async ({
  page,
}) => {
  const letGo = await openLifeless(page, '/UIPage');
  await header(page, 0).click();
  await expect(answer(page, 0)).toBeVisible();
  await search(page, firstWords(1));
  await expect(answer(page, 1)).toBeInViewport();
  letGo();
  await alive(page);
  await expect(answer(page, 1)).toBeVisible();
  await expect(item(page, 0)).toHaveJSProperty('open', false);
  await header(page, 2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 1)).toBeHidden();
});
