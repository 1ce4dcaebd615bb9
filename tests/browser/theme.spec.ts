import { expect, type Page, test } from '@playwright/test';
import { footer } from '../../src/content/footer.ts';
import { dark, light, nights } from '../../tailwind.config.ts';
import { fullUnless } from './runs.ts';
import { blockStorage, complaints, openAlive, rgb } from './site.ts';

const words = footer.theme;
const group = (page: Page) =>
  page.getByRole('contentinfo').getByRole('group', { name: words.legend });
const canvas = (page: Page) => page.locator('body');

async function chose(page: Page, theme: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme.choice', choice), theme);
}

test('a chosen theme is worn before anything is painted, and without the site’s code', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await chose(page, 'dark');
  // What the root wears at the moment the body comes into being.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.body.dataset.born = document.documentElement.dataset.theme ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/Privacy-policy');
  await expect(canvas(page)).toHaveAttribute('data-born', 'dark');
  await expect(canvas(page)).toHaveCSS('background-color', rgb(dark.canvas));
});

test('a visitor chooses a theme', async ({ page }) => {
  const heard = complaints(page);
  await openAlive(page, '/Privacy-policy');
  await test.step('a choice outlasts a reload and the way to another page, and the switch comes up showing it', async () => {
    await group(page).getByText(words.dark).click();
    await expect(canvas(page)).toHaveCSS('background-color', rgb(dark.canvas));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(canvas(page)).toHaveCSS('background-color', rgb(dark.canvas));
    await openAlive(page, '/about');
    await expect(canvas(page)).toHaveCSS('background-color', rgb(dark.canvas));
    await expect(group(page).getByRole('radio', { name: words.dark })).toBeChecked();
  });
  await test.step('by keyboard: one stop, arrows choose, and the focus is seen', async () => {
    const radio = (theme: 'system' | 'light' | 'dark') =>
      group(page).getByRole('radio', { name: words[theme] });
    await radio('system').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio('light')).toBeFocused();
    await expect(radio('light')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(radio('dark')).toBeChecked();
    await expect(group(page).locator('label', { hasText: words.dark })).toHaveCSS(
      'outline-style',
      'solid',
    );
    await page.keyboard.press('Tab');
    await expect(group(page).locator(':focus')).toHaveCount(0);
  });
  expect(heard).toEqual([]);
});

for (const stored of ['purple', '', '{"theme":"dark"}', 'DARK']) {
  test(
    `storage that holds "${stored}" leaves the theme to the device`,
    fullUnless(stored === 'purple'),
    async ({ page }) => {
      const heard = complaints(page);
      await chose(page, stored);
      await openAlive(page, '/Privacy-policy');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      await expect(group(page).getByRole('radio', { name: words.system })).toBeChecked();
      expect(heard).toEqual([]);
    },
  );
}

test('where storage is blocked a choice holds for the visit', async ({ page }) => {
  const heard = complaints(page);
  await blockStorage(page);
  await openAlive(page, '/Privacy-policy');
  await group(page).getByText(words.dark).click();
  await expect(canvas(page)).toHaveCSS('background-color', rgb(dark.canvas));
  expect(heard).toEqual([]);
});

test('the browser’s own bar has the colour of the header, as the device has it and as it was chosen', async ({
  page,
}) => {
  await openAlive(page, '/404');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const bar = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) =>
      all
        .map((meta) => meta as HTMLMetaElement)
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  const check = async (night: string) => {
    expect(await bar()).toEqual([night]);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', rgb(night));
  };
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await check(nights[scheme]);
    for (const choice of ['dark', 'light'] as const) {
      await group(page).getByText(words[choice]).dispatchEvent('click');
      await check(nights[choice]);
    }
    await group(page).getByText(words.system).dispatchEvent('click');
    await check(nights[scheme]);
  }
});

test('paper is light, whatever was chosen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await chose(page, 'dark');
  await openAlive(page, '/Privacy-policy');
  await expect(canvas(page)).toHaveCSS('background-color', rgb(light.canvas));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the device decides, and no switch is offered that would do nothing', async ({ page }) => {
    for (const [colorScheme, palette] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/Privacy-policy');
      await expect(canvas(page)).toHaveCSS('background-color', rgb(palette.canvas));
    }
    await expect(group(page)).toBeHidden();
  });
});
