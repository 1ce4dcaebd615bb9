import { expect, type Page, test } from '@playwright/test';
import { full } from './runs.ts';
import { complaints, openAlive } from './site.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const button = (page: Page, label: string) =>
  navigation(page).getByRole('button', { name: `Submenu of ${label}`, exact: true });
const link = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });
const header = (page: Page) => page.getByRole('banner');

test('a mouse reaches every level by resting, down into a submenu of a submenu, and a link there is followed', async ({
  page,
}) => {
  const heard = complaints(page);
  await openAlive(page, '/Privacy-policy');
  await link(page, 'About us').hover();
  await expect(link(page, 'Career')).toBeVisible();
  await expect(link(page, 'Vision for student')).toBeHidden();
  await link(page, 'Our Vision').hover();
  await link(page, 'Vision for student').click();
  await expect(page).toHaveURL('/Our-vision-for-student');
  await expect(button(page, 'About us')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('header [aria-expanded=true]')).toHaveCount(0);
  expect(heard).toEqual([]);
});

for (const label of ['About us', 'Our Services']) {
  test(
    `between "${label}" and what hangs below there is no gap for a slow pointer to fall through`,
    full,
    async ({ page }) => {
      await page.clock.install();
      await openAlive(page, '/Privacy-policy');
      await page.clock.pauseAt(Date.now() + 60_000);
      const box = await button(page, label).boundingBox();
      if (!box) throw new Error('The button is not on the page');
      const x = box.x + box.width / 2;
      for (let y = box.y + box.height / 2; y < 120; y += 1) {
        await page.mouse.move(x, y);
        await page.clock.runFor(200);
        await expect(button(page, label)).toHaveAttribute('aria-expanded', 'true');
      }
    },
  );
}

test('a submenu of a submenu', async ({ page }) => {
  await openAlive(page, '/Privacy-policy');
  await test.step('the submenu of a submenu opens and closes by its own button, and Escape closes one level at a time', async () => {
    await button(page, 'About us').focus();
    await page.keyboard.press('Space');
    await button(page, 'Our Vision').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Company vision')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Company vision')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Our Vision')).toBeFocused();
    await expect(link(page, 'Company vision')).toBeHidden();
    await expect(link(page, 'Career')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'About us')).toBeFocused();
    await expect(link(page, 'Career')).toBeHidden();
  });
  await test.step('a menu that closes over an open submenu of its own begins anew when it is opened again', async () => {
    await link(page, 'About us').hover();
    await button(page, 'Our Vision').click();
    await expect(link(page, 'Company vision')).toBeVisible();
    await page.mouse.move(1200, 700);
    await expect(link(page, 'Career')).toBeHidden();
    await link(page, 'About us').hover();
    await expect(link(page, 'Career')).toBeVisible();
    await expect(link(page, 'Company vision')).toBeHidden();
  });
});

test('over a dark head the header becomes solid while a menu is open', async ({ page }) => {
  await openAlive(page, '/');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(header(page)).toHaveCSS('background-color', clear);
  await link(page, 'Our Services').hover();
  await expect(header(page)).not.toHaveCSS('background-color', clear);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('one tap is one toggle, a tap elsewhere closes, and a touched link is followed, not opened into', async ({
    page,
  }) => {
    await openAlive(page, '/Privacy-policy');
    await test.step('one tap is one toggle, and a tap elsewhere closes', async () => {
      const services = button(page, 'Our Services');
      for (const expanded of ['true', 'false', 'true']) {
        await services.tap();
        await expect(services).toHaveAttribute('aria-expanded', expanded);
      }
      await page.touchscreen.tap(1400, 880);
      await expect(services).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('a touched link is followed, not opened into', async () => {
      await link(page, 'About us').tap();
      await expect(page).toHaveURL('/about');
      await expect(button(page, 'About us')).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submenus open by resting on them, and by the keyboard', async ({ page }) => {
    await page.goto('/Privacy-policy');
    await link(page, 'About us').hover();
    await link(page, 'Our Vision').hover();
    await expect(link(page, 'Vision for student')).toBeVisible();
    await page.mouse.move(1400, 880);
    await expect(link(page, 'Career')).toBeHidden();
    await link(page, 'Our Services').focus();
    await link(page, 'iOS App Development').click();
    await expect(page).toHaveURL('/IosAppDevPage');
  });
});
