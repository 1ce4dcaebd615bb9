import { expect, type Page, test } from '@playwright/test';
import { complaints, hold, openAlive, overflow } from './site.ts';

const path = '/AccountingSoftPage';
const bill = (page: Page) => page.getByRole('region', { name: 'Try a GST invoice' });
const quantity = (page: Page, item: string) =>
  bill(page).getByRole('textbox', { name: `Quantity of ${item}`, exact: true });
const button = (page: Page, name: string) => bill(page).getByRole('button', { name, exact: true });
const total = (page: Page) => bill(page).getByRole('status', { name: 'Total' });
/** The rows of the sum, each as its name and its amount. */
const sums = (page: Page) =>
  bill(page)
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

const fan = 'Ceiling fan, 1200 mm';
const box = 'Steel tiffin box, 3 tiers';

test('the invoice counts what is entered, however it is entered', async ({ page }) => {
  const heard = complaints(page);
  await openAlive(page, path);
  await test.step('the invoice adds up in rupees of Indian grouping, for a customer in another state too', async () => {
    await bill(page).getByText('Delhi', { exact: true }).click();
    await expect(bill(page).getByText('Place of supply: Delhi (07)')).toBeVisible();
    expect(await sums(page)).toEqual([
      ['Taxable value', '₹1,56,713.75'],
      ['IGST 18%', '₹20,628.00'],
      ['IGST 5%', '₹2,105.69'],
      ['Rounding', '-₹0.44'],
      ['Total', '₹1,79,447.00'],
    ]);
  });
  await bill(page).getByText('Uttar Pradesh', { exact: true }).click();
  await test.step('by mouse: one piece more and one less, down to none', async () => {
    await button(page, `One more: ${fan}`).click();
    await expect(quantity(page, fan)).toHaveValue('41');
    await expect(total(page)).toHaveText('₹1,81,678.00');
    await quantity(page, fan).fill('1');
    const less = button(page, `One less: ${fan}`);
    await less.click();
    await expect(quantity(page, fan)).toHaveValue('0');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toBeFocused();
    await expect(total(page)).toHaveText('₹90,239.00');
  });
  await quantity(page, fan).fill('40');
  await test.step('by keyboard: Tab from control to control, arrows between the states, digits in a field and nothing else', async () => {
    await bill(page).getByRole('radio', { name: 'Uttar Pradesh' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bill(page).getByRole('radio', { name: 'Delhi' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(button(page, `One less: ${fan}`)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(quantity(page, fan)).toBeFocused();
    await expect(quantity(page, fan)).toHaveValue('39');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1x2-5.');
    await expect(quantity(page, fan)).toHaveValue('125');
    await page.keyboard.type('0');
    await expect(quantity(page, fan)).toHaveValue('125');
    for (let digit = 0; digit < 3; digit++) await page.keyboard.press('Backspace');
    await expect(quantity(page, fan)).toHaveValue('0');
    await page.keyboard.type('8');
    await expect(quantity(page, fan)).toHaveValue('8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(quantity(page, fan)).toHaveValue('9');
  });
  await test.step('on paper it is an invoice, with the quantities that were chosen', async () => {
    await quantity(page, fan).fill('3');
    await page.emulateMedia({ media: 'print' });
    await expect(bill(page).getByText('3 pieces', { exact: true })).toBeVisible();
    await expect(quantity(page, fan)).toBeHidden();
  });
  expect(heard).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: every control is 44 pixels high, and nothing is wider than the window', async ({
    page,
  }) => {
    await openAlive(page, path);
    await button(page, `One more: ${box}`).tap();
    await expect(quantity(page, box)).toHaveValue('61');
    await bill(page).getByText('Delhi', { exact: true }).tap();
    await expect(total(page)).toHaveText('₹1,79,814.00');
    const controls = bill(page).locator('button, input[type=text], label');
    for (const control of await controls.all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await overflow(page)).toBe(0);
  });
});

test('what was entered before the page came alive counts when it is', async ({ page }) => {
  const letGo = await hold(page, '**/assets/AccountingBill-*.js');
  await page.goto(path);
  await quantity(page, fan).fill('41');
  await button(page, `One more: ${box}`).click();
  letGo();
  await expect(total(page)).toHaveText('₹1,82,045.00');
  await expect(quantity(page, fan)).toHaveValue('41');
  await expect(quantity(page, box)).toHaveValue('61');
});
