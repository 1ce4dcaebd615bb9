import { expect, type Page, test } from '@playwright/test';
import { alive, heightsOf, openAlive, openLifeless, overflow } from './site.ts';

const board = (page: Page) =>
  page.getByRole('region', { name: 'Try a stock and production board' });
const status = (page: Page) => board(page).getByRole('status');
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  board(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('orders and deliveries, by mouse and by keyboard', async ({ page }) => {
  await openAlive(page, '/ERPPages');
  await test.step('with the mouse: two orders are produced, the third is refused with what is missing, and goes through after two deliveries', async () => {
    await button(page, 'Produce Six dining chairs').click();
    await expect(status(page)).toHaveText(
      'Six dining chairs: produced. Used: 12 teak planks and 2 litres of polish.',
    );
    await button(page, 'Produce Three-door wardrobe').click();
    await expect(status(page)).toHaveText(
      'Three-door wardrobe: produced. Used: 4 teak planks, 6 plywood sheets, 12 hinges and 2 litres of polish.',
    );
    await button(page, 'Produce Reception desk').click();
    await expect(status(page)).toHaveText(
      'Reception desk: not started. Still missing: 5 plywood sheets and 2 litres of polish.',
    );
    await expect(row(page, 'Plywood, 18 mm')).toContainText('3 sheets');
    await expect(row(page, 'Plywood, 18 mm')).toContainText('Below its level of 6: reorder 12');
    await button(page, 'Receive delivery Plywood, 18 mm').click();
    await expect(status(page)).toHaveText(
      'Plywood, 18 mm: a delivery of 12 plywood sheets is in stock.',
    );
    await expect(row(page, 'Plywood, 18 mm')).toContainText('15 sheets');
    await expect(row(page, 'Plywood, 18 mm')).toContainText('Reorder level 6');
    await button(page, 'Produce Reception desk').click();
    await expect(status(page)).toHaveText(
      'Reception desk: not started. Still missing: 2 litres of polish.',
    );
    await button(page, 'Receive delivery Melamine polish').click();
    await button(page, 'Produce Reception desk').click();
    await expect(status(page)).toHaveText(
      'Reception desk: produced, and all three orders are done. Used: 10 teak planks, 8 plywood sheets, 8 hinges and 3 litres of polish.',
    );
    await button(page, 'Start again').click();
    await expect(status(page)).toHaveText(
      'Three orders are waiting. Polish is below its reorder level.',
    );
    await expect(row(page, 'Teak plank, 7 ft')).toContainText('34 planks');
  });
  await test.step('with the keyboard alone: Tab goes from control to control, Enter and Space press, and no press loses the focus', async () => {
    await button(page, 'Produce Six dining chairs').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Produced Six dining chairs')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Teak plank, 7 ft')).toContainText('22 planks');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Produce Three-door wardrobe')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Produce Reception desk')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Start again')).toBeFocused();
    for (const name of [
      'Teak plank, 7 ft',
      'Plywood, 18 mm',
      'Soft-close hinge',
      'Melamine polish',
    ]) {
      await page.keyboard.press('Tab');
      await expect(button(page, `Receive delivery ${name}`)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expect(row(page, 'Melamine polish')).toContainText('13 litres');
    await expect(button(page, 'Receive delivery Melamine polish')).toBeFocused();
    // Now there is enough: another press brings nothing.
    await page.keyboard.press('Space');
    await expect(row(page, 'Melamine polish')).toContainText('13 litres');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger produces, every control is large enough for it, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openAlive(page, '/ERPPages');
    await button(page, 'Produce Three-door wardrobe').tap();
    await expect(status(page)).toContainText('Three-door wardrobe: produced.');
    // What happened is read without scrolling.
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await button(page, 'Receive delivery Soft-close hinge').tap();
    await expect(row(page, 'Soft-close hinge')).toContainText('58 pieces');
    const sizes = await heightsOf(board(page).getByRole('button'));
    expect(sizes).toHaveLength(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBe(0);
  });
});

test('a press before the board’s code is here is answered when it is', async ({ page }) => {
  const letGo = await openLifeless(page, '/ERPPages');
  await button(page, 'Produce Six dining chairs').click();
  await expect(row(page, 'Teak plank, 7 ft')).toContainText('34 planks');
  letGo();
  await alive(page);
  await expect(row(page, 'Teak plank, 7 ft')).toContainText('22 planks');
});
