import { expect, type Page, test } from '@playwright/test';
import { alive, complaints, hold, openAlive, openLifeless, withMotion } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withMotion(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const press = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const link = (page: Page, name: string) => dialog(page).getByRole('link', { name, exact: true });

test('a link to the page one is on closes it too, and the focus goes to the page, not back to the button', async ({
  page,
}) => {
  const heard = complaints(page);
  await openAlive(page, '/Ourteam');
  await press(page);
  await link(page, 'Our Team').click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  expect(heard).toEqual([]);
});

test('the open drawer', async ({ page }) => {
  await openAlive(page, '/Ourteam');
  await press(page);
  await test.step('it is a dialog named Menu, which begins with its heading, or Orca does not say that the focus is on its Close', async () => {
    await expect(dialog(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect((await dialog(page).ariaSnapshot()).split('\n').slice(0, 3)).toEqual([
      '- dialog "Menu":',
      '  - heading "Menu" [level=2]',
      '  - button "Close menu"',
    ]);
  });
  await test.step('the keyboard stays inside, and folded links are not reached', async () => {
    await expect(dialog(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    const reached: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      reached.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        }),
      );
      await page.keyboard.press('Tab');
    }
    const round = ['Close menu', 'Home', 'About Us', 'Our Services', 'Our Team', 'Contact'];
    expect(reached).toEqual([...round, 'Call +91 10000 00001', 'Get Started', 'Close menu']);
  });
  await test.step('it lasts 0.3 s in coming, and none for a visitor who wants no motion', async () => {
    const sheet = dialog(page).locator('[id^=headlessui-dialog-panel]');
    await expect(sheet).toHaveCSS('transition-duration', '0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(sheet).toHaveCSS('transition-property', 'none');
  });
  await test.step('the cross closes it and gives the focus back', async () => {
    await withMotion(page);
    await dialog(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('its first opening is animated as every later one', async ({ page }) => {
  await openAlive(page, '/Ourteam');
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    document.addEventListener('transitionrun', (event) => {
      const sheet = event.target as HTMLElement;
      if (!sheet.id.startsWith('headlessui-dialog-panel')) return;
      for (const { effect } of sheet.getAnimations()) {
        const [from, to] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        seen.push(`${String(from?.translate)} to ${String(to?.translate)}`);
      }
    });
  });
  await press(page);
  const sheet = dialog(page).locator('[id^=headlessui-dialog-panel]');
  await expect(sheet).toHaveCSS('translate', 'none');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    '100% to none',
  ]);
});

test.describe('before its code is here', () => {
  const summary = (page: Page) => page.locator('header summary').first();
  const served = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('what is open stays under the visitor’s hand when the code comes; Escape closes it, and the drawer’s button has the focus', async ({
    page,
  }) => {
    const letGo = await openLifeless(page, '/Ourteam');
    await summary(page).click();
    letGo();
    await alive(page);
    await expect(served(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });

  test('where its code is missing, HTML opens the menu, a link of it closes it, and it names the page on the screen', async ({
    page,
  }) => {
    await page.route('**/assets/DrawerLinks-*.js', (route) => route.fulfill({ status: 404 }));
    const failed = page.waitForResponse('**/assets/DrawerLinks-*.js');
    await openAlive(page, '/Ourteam');
    await failed;
    const current = served(page).locator('[aria-current=page]');
    await summary(page).click();
    await expect(current).toHaveText(['Our Team']);
    await served(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('main h1')).toHaveText('Contact Us');
    await expect(served(page)).toBeHidden();
    await summary(page).click();
    await expect(current).toHaveText(['Contact']);
    await served(page).locator('summary', { hasText: 'About Us' }).click();
    await served(page).getByRole('link', { name: 'Our Vision' }).click();
    await expect(page.locator('main h1')).not.toHaveText('Contact Us');
    await summary(page).click();
    await expect(current).toHaveText(['Our Vision']);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });

  test('in the drawer a link by another spelling names the page on the screen, too', async ({
    page,
  }) => {
    await openAlive(page, '/Contact');
    await press(page);
    await expect(dialog(page).locator('[aria-current=page]')).toHaveText(['Contact']);
  });

  test('a press beside it closes it', async ({ page }) => {
    const letGo = await openLifeless(page, '/Ourteam');
    await summary(page).click();
    letGo();
    await alive(page);
    const title = await page.title();
    await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(served(page)).toBeHidden();
    // A page that comes closes the menu too, so it has to be here before the next press.
    await expect(page).not.toHaveTitle(title);
    await press(page);
    await expect(dialog(page)).toBeVisible();
  });

  test('Back to the page before closes it', async ({ page }) => {
    await openAlive(page, '/Ourteam');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/ourgallery');
    const letGo = await hold(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await summary(page).click();
    letGo();
    await alive(page);
    await expect(served(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/Ourteam');
    await expect(served(page)).toBeHidden();
  });

  test('a press that has begun when the code comes still opens it', async ({ page }) => {
    const letGo = await openLifeless(page, '/Ourteam');
    await summary(page).hover();
    await page.mouse.down();
    letGo();
    await alive(page);
    await page.mouse.up();
    await expect(served(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
  });
});
