import { expect, type Page, test } from '@playwright/test';
import { fill, send } from './contact-form.ts';
import {
  alive,
  complaints,
  footerLink,
  form,
  heading,
  hold,
  openAlive,
  openLifeless,
} from './site.ts';

/** How the next page comes over a bad line. The page before it stays in use; `docs/faults.md` is the table of it. */

/** Presses a link as a keyboard visitor on a line that asks for nothing ahead. */
async function openSpared(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAlive(page, path);
}

for (const [what, status] of [
  ['is missing', 404],
  ['breaks off', undefined],
] as const) {
  test(`a page whose code ${what} is loaded as a document`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/assets/Legal-*.js', (route) => {
      if (!isBroken) return route.continue();
      isBroken = false;
      return status ? route.fulfill({ status }) : route.abort('connectionreset');
    });
    await openSpared(page, '/about');
    const document = page.waitForEvent('domcontentloaded');
    await footerLink(page, 'Privacy Policy').click();
    await document;
    await alive(page);
    await expect(page).toHaveURL('/Privacy-policy');
    await expect(heading(page)).toHaveText('Privacy Policy');
  });
}

test('a page that is slow shows a thread after 300 ms, says so after a second, offers another way after 15 seconds, and is shown when it comes after 20', async ({
  page,
}) => {
  const heard = complaints(page);
  const letGo = await hold(page, '**/assets/Legal-*.js');
  await page.clock.install();
  await openSpared(page, '/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await heading(page).textContent();
  await footerLink(page, 'Privacy Policy').click();
  const thread = page.locator('.waiting-thread');
  await page.clock.runFor(299);
  await expect(thread).toHaveAttribute('data-state', 'quiet');
  await page.clock.runFor(1);
  await expect(thread).toHaveAttribute('data-state', 'slow');
  await page.clock.runFor(699);
  await expect(page.getByText('Loading the page.')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Loading the page.')).toHaveCount(1);
  await page.clock.runFor(13_999);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText('The page did not load.');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await heading(page).textContent()).toBe(before);
  await page.clock.runFor(5000);
  letGo();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('a page whose code is missing, and whose document hangs: the wait is said, and after 14 seconds there is another way', async ({
  page,
}) => {
  await page.route('**/assets/Legal-*.js', (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await openSpared(page, '/about');
  const asked = page.waitForRequest('**/Privacy-policy');
  await page.route('**/Privacy-policy', () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await footerLink(page, 'Privacy Policy').click();
  await asked;
  await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'slow');
  await expect(page.getByText('Loading the page.')).toHaveCount(1);
  await page.clock.runFor(13_999);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText('The page did not load.');
  await page.unroute('**/Privacy-policy');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Privacy Policy');
});

test('of two links pressed one after the other the last one wins', async ({ page }) => {
  const letGo = await hold(page, '**/assets/Legal-*.js');
  await openSpared(page, '/about');
  await footerLink(page, 'Privacy Policy').click();
  await footerLink(page, 'Gallery').click();
  await expect(heading(page)).toHaveText('Our Gallery');
  letGo();
  await expect(page).toHaveURL(/ourgallery$/);
  await expect(heading(page)).toHaveText('Our Gallery');
});

test('a link to a fragment of the page, pressed while another page is on its way, leads to that fragment and stays', async ({
  page,
}) => {
  await openSpared(page, '/TermsAnd-Conditions');
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await footerLink(page, 'Gallery').click();
  await expect(page).toHaveURL(/ourgallery$/);
  await page.locator('main').getByRole('link', { name: 'Governing law' }).click();
  await expect(page).toHaveURL(/TermsAnd-Conditions#governing-law$/);
  letGo();
  await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'quiet');
  await expect(page.locator('#governing-law')).toBeFocused();
});

test('the skip link, pressed while another page is on its way, leads to the content, and that page still comes', async ({
  page,
}) => {
  await openSpared(page, '/TermsAnd-Conditions');
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await footerLink(page, 'Gallery').click();
  await expect(page).toHaveURL(/ourgallery$/);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/ourgallery#main$/);
  await expect(page.getByRole('main')).toBeFocused();
  letGo();
  await expect(heading(page)).toHaveText('Our Gallery');
});

test('Back while the next page is on its way leaves the visitor where they are', async ({
  page,
}) => {
  await openSpared(page, '/about');
  await footerLink(page, 'Gallery').click();
  await expect(heading(page)).toHaveText('Our Gallery');
  const letGo = await hold(page, '**/assets/Legal-*.js');
  await footerLink(page, 'Privacy Policy').click();
  await expect(page).toHaveURL(/Privacy-policy$/);
  await page.goBack();
  await expect(page).toHaveURL(/ourgallery$/);
  letGo();
  await expect(heading(page)).toHaveText('Our Gallery');
  await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'quiet');
});

test('Back leads to a page the visitor has seen, not to one they gave up for a link or a fragment', async ({
  page,
}) => {
  await openSpared(page, '/about');
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await footerLink(page, 'Gallery').click();
  await expect(page).toHaveURL(/ourgallery$/);
  await footerLink(page, 'Terms and Conditions').click();
  await expect(heading(page)).toHaveText('Terms and Conditions');
  await footerLink(page, 'Gallery').click();
  await expect(page).toHaveURL(/ourgallery$/);
  await page.locator('main').getByRole('link', { name: 'Governing law' }).click();
  await expect(page).toHaveURL(/TermsAnd-Conditions#governing-law$/);
  letGo();
  await page.goBack();
  await expect(page).toHaveURL(/TermsAnd-Conditions$/);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
});

test('a page that is awaited by Back keeps its place in the history when another link is pressed', async ({
  page,
}) => {
  await openSpared(page, '/ourgallery');
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await page.reload();
  await alive(page);
  await page.goBack();
  await expect(page).toHaveURL(/ourgallery$/);
  await footerLink(page, 'Terms and Conditions').click();
  await expect(heading(page)).toHaveText('Terms and Conditions');
  letGo();
  await page.goBack();
  await expect(heading(page)).toHaveText('Our Gallery');
});

test('while the next page is on its way the menu marks the page on the screen', async ({
  page,
}) => {
  await openSpared(page, '/about');
  const marked = page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('[aria-current=page]');
  await expect(marked).toHaveText(['About us']);
  const letGo = await hold(page, '**/assets/Team-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Our team', exact: true }).click();
  await expect(page).toHaveURL(/Ourteam$/);
  await expect(page.locator('.waiting-thread')).toHaveAttribute('data-state', 'slow');
  await expect(marked).toHaveText(['About us']);
  letGo();
  await expect(marked).toHaveText(['Our team']);
});

test.describe('on a phone, a menu that was opened while the next page was on its way', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openMeanwhile(page: Page) {
    const heard = complaints(page);
    const letGo = await hold(page, '**/assets/Legal-*.js');
    await openSpared(page, '/about');
    await footerLink(page, 'Privacy Policy').click();
    await expect(page).toHaveURL('/Privacy-policy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    const isClosed = async () => {
      await expect(dialog).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      expect(heard).toEqual([]);
    };
    return { letGo, isClosed };
  }

  test('closes when that comes, and the focus is at its heading', async ({ page }) => {
    const { letGo, isClosed } = await openMeanwhile(page);
    letGo();
    await isClosed();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await expect(heading(page)).toBeFocused();
  });

  test('closes when that is given up for the page on the screen', async ({ page }) => {
    const { isClosed } = await openMeanwhile(page);
    await page.goBack();
    await isClosed();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText('About');
  });
});

test('pages behind links in view are loaded ahead, those in closed menus when a menu shows them to the pointer', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`));
  await openAlive(page, '/Privacy-policy');
  // The last link of the header: what stands before it had its turn.
  await expect.poll(() => isAsked('Contact')).toBe(true);
  expect(isAsked('Team')).toBe(true);
  expect(isAsked('CrmPipeline')).toBe(false);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Submenu of Our Services' }).click();
  await menu.getByRole('link', { name: 'CRM' }).hover();
  await expect.poll(() => isAsked('CrmPipeline')).toBe(true);
});

test('a page that failed to load ahead is loaded by the press on its link all the same', async ({
  page,
}) => {
  let missing = true;
  await page.route('**/assets/Legal-*.js', (route) =>
    missing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await openAlive(page, '/about');
  const failed = page.waitForEvent('console', (line) => /404/.test(line.text()));
  await footerLink(page, 'Privacy Policy').hover();
  await failed;
  missing = false;
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
});

test('a form that was sent says after 15 s that its code hangs, with telephone and e-mail, and is sent when it comes', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ body: 'OK' }));
  await page.clock.install();
  const letGo = await openLifeless(page, '/Contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page);
  await send(page);
  const note = form(page).locator('.code-note');
  await page.clock.runFor(14_999);
  await expect(note).toBeHidden();
  await page.clock.runFor(1);
  await expect(note.getByRole('link')).toHaveText(['+91 10000 00001', 'hello@weavers.test']);
  letGo();
  await page.clock.resume();
  await expect(form(page).getByText('Thank you')).toBeVisible();
  await expect(note).toBeHidden();
});
