import { expect, type Page, test } from '@playwright/test';
import { alive, heightsOf, openAlive, openLifeless, overflow } from './site.ts';

const report = (page: Page) => page.getByRole('region', { name: 'See one bug fixed' });
const button = (page: Page, name: string) =>
  report(page).getByRole('button', { name, exact: true });
const till = (page: Page) => report(page).getByRole('status').first();
const step = (page: Page) => report(page).getByRole('status').last();

test('with the mouse: the fault happens again on a copy, and after the repair the till adds up right', async ({
  page,
}) => {
  await openAlive(page, '/BugFix');
  await expect(till(page)).toContainText('₹810.00');
  await expect(till(page)).toContainText('Wrong: it should be ₹855.00.');
  await button(page, 'Next step').click();
  await expect(step(page)).toHaveText('Step 2 of 5: Reproduced');
  await expect(report(page).getByText('On our copy')).toBeVisible();
  await button(page, 'Add up').click();
  await expect(till(page)).toContainText('₹810.00');
  await button(page, 'Next step').click();
  await expect(report(page).getByText('Discount 5%, again')).toHaveCount(0);
  await button(page, 'Add up').click();
  await expect(till(page)).toContainText('₹855.00');
  await expect(till(page)).toContainText('Right: the discount is taken off once.');
  await button(page, 'Next step').click();
  await expect(report(page).getByText('A bill with a returned item')).toBeVisible();
  await button(page, 'Next step').click();
  await expect(report(page).getByText('At the counter')).toBeVisible();
  await expect(button(page, 'Next step')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Back').click();
  await expect(step(page)).toHaveText('Step 4 of 5: Tested');
});

test('with the keyboard alone: Enter and Space go on, and no press loses the focus', async ({
  page,
}) => {
  await openAlive(page, '/BugFix');
  await button(page, 'Clear the total').focus();
  await page.keyboard.press('Enter');
  await expect(till(page)).toContainText('Not added up yet');
  await expect(button(page, 'Add up')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Next step')).toBeFocused();
  for (let position = 2; position <= 5; position++) {
    await page.keyboard.press('Space');
    await expect(step(page)).toContainText(`Step ${position} of 5`);
    await expect(button(page, 'Next step')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText('Step 5 of 5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText('Step 4 of 5');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger goes on, every control is large enough for it, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openAlive(page, '/BugFix');
    await button(page, 'Next step').tap();
    await button(page, 'Next step').tap();
    await button(page, 'Add up').tap();
    await expect(till(page)).toContainText('₹855.00');
    const sizes = await heightsOf(report(page).getByRole('button'));
    expect(sizes).toHaveLength(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBe(0);
  });
});

test('a press before the report’s code is here is answered when it is', async ({ page }) => {
  const letGo = await openLifeless(page, '/BugFix');
  await button(page, 'Next step').click();
  await expect(step(page)).toHaveText('Step 1 of 5: Reported');
  letGo();
  await alive(page);
  await expect(step(page)).toHaveText('Step 2 of 5: Reproduced');
});
