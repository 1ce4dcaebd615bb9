import { expect, type Page, test } from '@playwright/test';
import contact from '../../src/content/contact.ts';
import { shell } from '../../src/content/shell.ts';
import { control, fill } from './contact-form.ts';
import { openAlive, withoutMap } from './site.ts';

const { messages } = contact.form;
const toasts = (page: Page) =>
  page.getByRole('region', { name: shell.notifications }).locator('[data-removed=false]');

/** Opens Contact, whose post office fails, and sends as many messages: each is told by a toast. */
async function fail(page: Page, times: number): Promise<void> {
  await withoutMap(page);
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500 }));
  await openAlive(page, '/Contact');
  await fill(page);
  for (let count = 1; count <= times; count++) {
    await control(page, 'subject').press('Enter');
    await expect(toasts(page)).toHaveCount(count);
  }
}

test('toasts appear top right, below the header, and wear the site’s colours', async ({ page }) => {
  await fail(page, 1);
  const toast = toasts(page);
  await expect(toast).toHaveText(messages.failed);
  await expect(toast).toHaveCSS('border-radius', '6px');
  await expect(toast).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && [Math.round(box.x + box.width), Math.round(box.y)];
    })
    .toEqual([1424, 88]);
});

test('by keyboard alone: F8 leads to the toasts, Tab to each, Escape and the close button send them away, and the focus comes back', async ({
  page,
}) => {
  await fail(page, 3);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toasts(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(2);
  await expect(toasts(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: shell.closeNotification })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(control(page, 'subject')).toBeFocused();
});
