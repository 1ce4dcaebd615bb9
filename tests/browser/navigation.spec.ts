import { expect, test } from '@playwright/test';
import { alive, footerLink, openAlive, scrollPage, scrollTop, withMotion } from './site.ts';

test.beforeEach(({ page }) => withMotion(page));

test('from page to page, with Back, and by a link to the page that is open', async ({ page }) => {
  await openAlive(page, '/TermsAnd-Conditions');
  await test.step('a link followed far down starts the next page at its top, and Back returns to where the visitor was', async () => {
    const link = footerLink(page, 'Privacy Policy');
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(page.locator('main h1')).toHaveText('Privacy Policy');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Terms and Conditions');
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(page.locator('main h1')).toHaveText('Privacy Policy');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
  await test.step('a link to the very address that is open takes no further step in the history', async () => {
    await footerLink(page, 'Privacy Policy').click();
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Terms and Conditions');
  });
  await test.step('the skip link of a later page leads to its content, wherever the first page was left', async () => {
    await scrollPage(page, 900);
    await footerLink(page, 'Privacy Policy').click();
    await expect(page.locator('main h1')).toBeFocused();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrollTop(page)).toBeLessThan(200);
  });
});

test('a reload in the middle of a page stays there, and Back still knows the page before', async ({
  page,
}) => {
  await openAlive(page, '/TermsAnd-Conditions');
  await scrollPage(page, 900);
  await footerLink(page, 'Privacy Policy').click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await scrollPage(page, 400);
  await page.reload();
  await alive(page);
  // The browser restores it before the fonts are there, and then keeps what is seen in its place: within a line.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 400)).toBeLessThan(24);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Terms and Conditions');
});

test('the skip link, and the focus of the next page', async ({ page }) => {
  await openAlive(page, '/UIPage');
  await test.step('the first Tab reaches the skip link, and it leads to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('a navigation moves the focus to the new heading and says the new title', async () => {
    await footerLink(page, 'Privacy Policy').click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(/Privacy policy/);
    await expect(page).toHaveTitle(/Privacy/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Privacy-policy$/);
  });
});

test('an address with a fragment, opened anew, lands below the header', async ({ page }) => {
  await openAlive(page, '/TermsAnd-Conditions');
  const id = await page.locator('main [id]').last().getAttribute('id');
  await openAlive(page, `/TermsAnd-Conditions#${id}`);
  const header = await page.getByRole('banner').boundingBox();
  const target = await page.locator(`[id="${id}"]`).boundingBox();
  expect(target?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

test('on a host that knows no redirects, a known address in other capitals still leads to its page', async ({
  page,
}) => {
  const unknown = await (await page.request.get('/nowhere')).text();
  await page.route('**/uipage?from=mail', (route) =>
    route.fulfill({ status: 404, body: unknown, contentType: 'text/html' }),
  );
  await page.goto('/uipage?from=mail#faq');
  await expect(page).toHaveURL('/UIPage?from=mail#faq');
  await expect(page.locator('main h1')).toHaveText('UI/UX Design');
});
