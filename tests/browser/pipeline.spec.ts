import { expect, type Page, test } from '@playwright/test';
import { alive, complaints, heightsOf, openAlive, openLifeless, overflow } from './site.ts';

const path = '/Crmpage';
const board = (page: Page) =>
  page.getByRole('region', { name: 'Try an enquiry list', exact: true });
const status = (page: Page) => board(page).getByRole('status');
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const person = (page: Page, name: string) => board(page).getByRole('radio', { name, exact: true });
const rows = (page: Page) => board(page).getByRole('listitem');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
/** Each stage, and what is open in total, with its count and sum. */
const sums = (page: Page) =>
  board(page)
    .locator('dl > div')
    .evaluateAll((items) =>
      items.map((item) => [...item.children].map((cell) => cell.textContent)),
    );

const allSums = [
  ['New', '2 enquiries, ₹7,25,000'],
  ['Called', '1 enquiry, ₹12,75,000'],
  ['Quoted', '2 enquiries, ₹10,30,000'],
  ['Won', '1 enquiry, ₹7,95,000'],
  ['Lost', '1 enquiry, ₹1,30,000'],
  ['All open', '5 enquiries, ₹30,30,000'],
];

test('enquiries move and are counted, by mouse and by keyboard, and are read on paper', async ({
  page,
}) => {
  const heard = complaints(page);
  await openAlive(page, path);
  await test.step('with the mouse: an enquiry goes on until it is won, another is lost and comes back, and all sums follow', async () => {
    expect(await sums(page)).toEqual(allSums);
    await button(page, 'Next: Called Rakesh Chauhan').click();
    await expect(status(page)).toHaveText(
      'Rakesh Chauhan moved to Called. Stage total: 2 enquiries, ₹14,60,000. Open in total: 5 enquiries, ₹30,30,000.',
    );
    await button(page, 'Next: Quoted Rakesh Chauhan').click();
    await button(page, 'Next: Won Rakesh Chauhan').click();
    await expect(status(page)).toHaveText(
      'Rakesh Chauhan: won. Won so far: 2 enquiries, ₹9,80,000. Open in total: 4 enquiries, ₹28,45,000.',
    );
    await button(page, 'Mark lost Green Valley School').click();
    await expect(status(page)).toHaveText(
      'Green Valley School: lost. Lost so far: 2 enquiries, ₹14,05,000. Open in total: 3 enquiries, ₹15,70,000.',
    );
    expect(await sums(page)).toEqual([
      ['New', '1 enquiry, ₹5,40,000'],
      ['Called', '0 enquiries, ₹0'],
      ['Quoted', '2 enquiries, ₹10,30,000'],
      ['Won', '2 enquiries, ₹9,80,000'],
      ['Lost', '2 enquiries, ₹14,05,000'],
      ['All open', '3 enquiries, ₹15,70,000'],
    ]);
    await button(page, 'Back Green Valley School').click();
    for (let press = 0; press < 3; press++) await button(page, 'Back Rakesh Chauhan').click();
    await expect(status(page)).toHaveText(
      'Rakesh Chauhan moved to New. Stage total: 2 enquiries, ₹7,25,000. Open in total: 5 enquiries, ₹30,30,000.',
    );
    expect(await sums(page)).toEqual(allSums);
  });
  await test.step('on paper all enquiries can be read, and no control is there', async () => {
    await page.emulateMedia({ media: 'print' });
    await standsStill(page);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('one person’s enquiries and sums are shown, and all again', async () => {
    await board(page).getByText('Farhan', { exact: true }).click();
    await expect(rows(page).getByRole('heading')).toHaveText([
      'Fernandes Bakery',
      'Dr. Thomas’s clinic',
    ]);
    await expect(status(page)).toHaveText(
      'Farhan’s enquiries. Open in total: 2 enquiries, ₹11,60,000.',
    );
    await button(page, 'Next: Won Dr. Thomas’s clinic').click();
    expect(await sums(page)).toEqual([
      ['New', '1 enquiry, ₹5,40,000'],
      ['Called', '0 enquiries, ₹0'],
      ['Quoted', '0 enquiries, ₹0'],
      ['Won', '1 enquiry, ₹6,20,000'],
      ['Lost', '0 enquiries, ₹0'],
      ['All open', '1 enquiry, ₹5,40,000'],
    ]);
    await board(page).getByText('All', { exact: true }).click();
    await expect(rows(page)).toHaveCount(7);
    await expect(status(page)).toHaveText(
      'The whole team’s enquiries. Open in total: 4 enquiries, ₹24,10,000.',
    );
  });
  await test.step('with the keyboard alone: arrows between the people, Tab to the buttons, and no press loses the focus', async () => {
    await person(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(person(page, 'Neha')).toBeChecked();
    await expect(person(page, 'Neha')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Back Rakesh Chauhan')).toBeFocused();
    // There is nothing before the first stage.
    await page.keyboard.press('Enter');
    await expect(row(page, 'Rakesh Chauhan')).toContainText('New');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Next: Quoted Rakesh Chauhan')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'Next: Won Rakesh Chauhan')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Won Rakesh Chauhan')).toBeFocused();
    await expect(button(page, 'Won Rakesh Chauhan')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(
      'Rakesh Chauhan: won. Won so far: 1 enquiry, ₹1,85,000. Open in total: 1 enquiry, ₹4,10,000.',
    );
  });
  expect(heard).toEqual([]);
});

test('a button that the keyboard comes back to is not below the news that stay at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAlive(page, path);
  await button(page, 'Mark lost Nasreen Begum').focus();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Shift+Tab');
    const [bottom, top] = await page.evaluate(() => [
      document.querySelector('section [role=status]')?.getBoundingClientRect().bottom,
      document.activeElement?.getBoundingClientRect().top,
    ]);
    expect(top).toBeGreaterThanOrEqual(bottom ?? Infinity);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger moves the last enquiry and its news are in view; every control is large enough, nothing is wider than the screen', async ({
    page,
  }) => {
    await openAlive(page, path);
    await button(page, 'Back Nasreen Begum').tap();
    await expect(status(page)).toHaveText(
      'Nasreen Begum moved to Called. Stage total: 2 enquiries, ₹14,05,000. Open in total: 6 enquiries, ₹31,60,000.',
    );
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    const sizes = await heightsOf(board(page).locator('button, label'));
    expect(sizes).toHaveLength(25);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBe(0);
  });
});

test('a press before the code is here is answered when it is', async ({ page }) => {
  const letGo = await openLifeless(page, path);
  await button(page, 'Next: Called Rakesh Chauhan').click();
  await expect(row(page, 'Rakesh Chauhan').getByText('New', { exact: true })).toBeVisible();
  letGo();
  await alive(page);
  await expect(status(page)).toContainText('Rakesh Chauhan moved to Called.');
});

/** Every enquiry and every sum stands there, and no control. */
async function standsStill(page: Page) {
  for (const [name = '', sum = ''] of allSums) {
    await expect(board(page).locator('dl > div').filter({ hasText: name })).toContainText(sum);
  }
  await expect(rows(page).filter({ visible: true })).toHaveCount(7);
  await expect(row(page, 'Green Valley School')).toContainText('25 kW on two blocks, Dadri');
  await expect(row(page, 'Green Valley School')).toContainText('18 November 2026, with Amrit');
  await expect(row(page, 'Green Valley School')).toContainText('₹12,75,000');
  await expect(
    board(page).locator('button, input, fieldset, label').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(board(page).getByText('Choose a person')).toBeHidden();
}
