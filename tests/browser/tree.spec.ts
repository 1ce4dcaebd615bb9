import { expect, type Locator, type Page, test } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { notFound } from '../../src/app/routes.tsx';
import { fill, plain } from './contact-form.ts';
import { atRoute, fullUnless } from './runs.ts';
import {
  field,
  fileOf,
  form,
  hold,
  openAlive,
  openStill,
  runUntil,
  withMotion,
  withoutMap,
} from './site.ts';

const routes = allRoutes();

/**
 * The accessibility tree of every page, and of widgets in their states: what a screen reader reads. A person has read the
 * goldens in `trees/`; most are the same at both widths. `UPDATE=trees npx playwright test tree` writes them anew.
 */

/** Compares the tree below an element with its golden. Playwright's own update would write a pattern for each number. */
async function holds(name: string, element: Locator): Promise<void> {
  const folder = join(import.meta.dirname, 'trees');
  const file = join(folder, `${name}.yml`);
  if (process.env.UPDATE === 'trees') {
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${await element.ariaSnapshot()}\n`);
  }
  await expect(element).toMatchAriaSnapshot(await readFile(file, 'utf8'));
}

const widths = [390, 1440] as const;
const main = (page: Page) => page.locator('main');

for (const width of widths) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test.beforeEach(({ page }) => withoutMap(page));
    const atWidth = (name: string) => `${name}-${width}`;

    for (const { path } of [...routes, notFound]) {
      test(`the page ${path}`, atRoute(path, width === 390), async ({ page }) => {
        await openStill(page, path === notFound.path ? '/nothing-here' : path);
        await holds(path === '/' ? atWidth('home') : path.slice(1).replace('/', '-'), main(page));
      });
    }

    test('the frame around each page', fullUnless(width === 390), async ({ page }) => {
      await openStill(page, '/about');
      if (width === 390) {
        // When the page is idle, the drawer's button replaces the served menu.
        await runUntil(page, 50, 1, () => page.locator('#drawer-button').count());
      }
      await main(page).evaluate((element) => element.remove());
      await holds(atWidth('frame'), page.locator('body'));
    });

    test('the chat: opened, asked, answered', fullUnless(width === 390), async ({ page }) => {
      await openStill(page, '/UIPage');
      await page.getByRole('button', { name: 'Chat with Us' }).click();
      const chat = page.getByRole('group', { name: 'Chat with Us' });
      await holds('chat-open', chat);
      await chat.getByRole('textbox').fill('Namaste');
      await chat.getByRole('textbox').press('Enter');
      await page.clock.runFor(600);
      await holds('chat-answered', chat);
    });

    test('the contact form: refused, failed, sent', fullUnless(width === 390), async ({ page }) => {
      let status = 500;
      await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status, body: 'OK' }));
      await openStill(page, '/Contact');
      const send = form(page).getByRole('button', { name: 'Send Message' });
      await field(page, 'Email').fill('asha');
      await send.click();
      await holds('contact-refused', form(page));
      await fill(page, plain);
      await send.click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      const shows = (count: number) =>
        runUntil(page, 50, count, () => toasts.locator('[data-removed=false]').count());
      await shows(1);
      await holds('toast-failed', toasts);
      await holds('contact-failed', form(page));
      status = 200;
      await send.click();
      await shows(2);
      await holds('contact-sent', form(page));
      await holds('toasts-two', toasts);
    });

    test(
      'the application: refused, with a resume of the wrong kind, with a good one',
      fullUnless(width === 390),
      async ({ page }) => {
        await openStill(page, '/Carrer');
        await field(page, 'Resume').setInputFiles(fileOf('cv.exe', 2000));
        await form(page).getByRole('button', { name: 'Apply Now' }).click();
        await holds('application-refused', form(page));
        await field(page, 'Resume').setInputFiles(fileOf('cv.pdf', 2000));
        await holds('application-chosen', form(page));
      },
    );

    test('the enquiry, refused', fullUnless(width === 390), async ({ page }) => {
      await openStill(page, '/Our-vision-for-student');
      await form(page).getByRole('button', { name: 'Send Enquiry' }).click();
      await holds('enquiry-refused', form(page));
    });

    test('questions and a long text, opened', fullUnless(width === 390), async ({ page }) => {
      await openStill(page, '/Crmpage');
      const questions = page.locator('section', { has: page.locator('details') });
      await questions.locator('summary').nth(1).click();
      await holds('questions-open', questions);
      await openAlive(page, '/about');
      await page.locator('summary', { hasText: 'Read More' }).click();
      const text = page.locator('section', {
        has: page.locator('summary', { hasText: 'Read Less' }),
      });
      await holds('text-open', text);
    });

    test(
      'the switches: motion that runs, a theme that was chosen',
      fullUnless(width === 390),
      async ({ page }) => {
        await withMotion(page);
        await openAlive(page, '/about');
        await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
        await holds('motion-runs', page.locator('[data-under-header]'));
        await holds('theme-dark', page.getByRole('group', { name: 'Theme' }));
      },
    );

    test('a page that does not come', fullUnless(width === 390), async ({ page }) => {
      await hold(page, '**/assets/Legal-*.js');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await openStill(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.clock.runFor(15_000);
      await holds('page-missing', page.getByRole('alert'));
    });
  });
}

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opened, with each group unfolded', async ({ page }) => {
    await openAlive(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    for (const group of ['About Us', 'Our Services']) {
      await dialog.getByRole('button', { name: group }).click();
      await holds(`drawer-${group.toLowerCase().replaceAll(' ', '-')}`, dialog);
    }
  });
});

for (const [name, labels, last] of [
  ['about-us', ['About us', 'Our Vision'], 'Company vision'],
  ['our-services', ['Our Services'], 'Digital Marketing'],
] as const) {
  test(`the menu of wide screens, opened at ${labels.join(', ')}`, async ({ page }) => {
    await openAlive(page, '/Privacy-policy');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    for (const label of labels)
      await menu.getByRole('button', { name: `Submenu of ${label}`, exact: true }).press('Space');
    await expect(menu.getByRole('link', { name: last })).toBeVisible();
    await holds(`menu-${name}`, menu);
  });
}
