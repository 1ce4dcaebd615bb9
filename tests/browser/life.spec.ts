import { expect, type Page, test } from '@playwright/test';
import contact from '../../src/content/contact.ts';
import { fullUnless } from './runs.ts';
import { alive, complaints, hold, openLifeless } from './site.ts';

/** What is pressed too early, and what shows that the press was answered. */
const presses: readonly {
  readonly what: string;
  readonly path: string;
  readonly button: (page: Page) => ReturnType<Page['locator']>;
  readonly answered: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'a submenu',
    path: '/',
    button: (page) => page.getByRole('button', { name: 'Submenu of Our Services' }),
    answered: (page) =>
      expect(page.getByRole('button', { name: 'Submenu of Our Services' })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    what: 'the chat',
    path: '/UIPage',
    button: (page) => page.getByRole('button', { name: 'Chat with Us' }),
    answered: (page) => expect(page.getByRole('log')).toBeVisible(),
  },
  {
    what: 'a question',
    path: '/Crmpage',
    button: (page) => page.locator('h3 button[aria-expanded]').first(),
    answered: (page) =>
      expect(page.locator('h3 button[aria-expanded]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    what: 'Read More',
    path: '/',
    button: (page) => page.getByRole('button', { name: /Read (More|Less)/ }),
    answered: (page) => expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible(),
  },
];

for (const { what, path, button, answered } of presses) {
  for (const how of ['pressed', 'pressed by the keyboard, impatiently'] as const) {
    test(
      `${what}, ${how} before the code is here, answers once it is`,
      fullUnless(how !== 'pressed'),
      async ({ page }) => {
        // Nothing turns by itself meanwhile.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const heard = complaints(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        const letGo = await openLifeless(page, path);
        if (how === 'pressed') await button(page).click();
        else {
          await button(page).focus();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
          await page.keyboard.press(' ');
        }
        await expect(page.locator('html')).not.toHaveAttribute('data-life', 'whole');
        letGo();
        await alive(page);
        await answered(page);
        expect(heard).toEqual([]);
      },
    );
  }
}

test('the first screen answers while the code of what lies below it is on its way; a press there is kept until that is here', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = complaints(page);
  const letGo = await openLifeless(page, '/', '**/assets/HomeStory-*.js');
  const submenu = page.getByRole('button', { name: 'Submenu of Our Services' });
  await submenu.click();
  await expect(submenu).toHaveAttribute('aria-expanded', 'true');
  const more = page.getByRole('button', { name: 'Read More' });
  await more.click();
  const form = page.getByRole('form');
  await form.getByLabel(contact.form.fields.message, { exact: true }).fill('Every word');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.later').filter({ has: more })).toHaveCount(1);
  letGo();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible();
  await expect(form.getByLabel(contact.form.fields.message, { exact: true })).toHaveValue(
    'Every word',
  );
  expect(heard).toEqual([]);
});

test('links are followed and a native group is opened by HTML alone while the code is on its way', async ({
  page,
}) => {
  await openLifeless(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/Contact');
  await expect(page.locator('main h1')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page.locator('header details').getByRole('link', { name: 'Our Team' });
  await expect(link).toBeHidden();
  await page.locator('header summary').first().click();
  await expect(link).toBeVisible();
  await link.click();
  await page.waitForURL('**/Ourteam');
  await expect(page.locator('html')).not.toHaveAttribute('data-life', 'whole');
});

test('after it has come to life a page answers every press as often as it is pressed', async ({
  page,
}) => {
  await page.goto('/Crmpage');
  await alive(page);
  const question = page.locator('h3 button[aria-expanded]').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('a link that the pointer rests on leads to its page without another request for code', async ({
  page,
}) => {
  await page.goto('/about');
  await alive(page);
  // What the page fetches for itself when it has time is here.
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await Promise.all([
    page.waitForResponse((response) => /\/assets\/privacy-[^/]*\.js$/.test(response.url())),
    link.hover(),
  ]);
  // Fetched whole, then imported from the browser's cache.
  const asked = () => fetched.filter((url) => /\/(?:Legal|privacy)-[^/]*\.js$/.test(url));
  await expect.poll(() => asked().length).toBe(4);
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  expect(asked()).toHaveLength(4);
});

test('a page whose code is here comes in the press itself; for another the page before it stays until it has come', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await page.goto('/about');
  await alive(page);
  const heading = page.locator('main h1');
  /** The heading as soon as the press has been answered, before anything else has its turn. */
  const press = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .evaluate(async (link: HTMLElement) => {
        link.click();
        await Promise.resolve();
        return document.querySelector('main h1')?.textContent;
      });
  await press('Privacy Policy');
  await expect(heading).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(heading).not.toHaveText('Privacy Policy');
  expect(await press('Privacy Policy')).toBe('Privacy Policy');
  const asked = page.waitForRequest('**/assets/Gallery-*.js');
  expect(await press('Gallery')).toBe('Privacy Policy');
  await asked;
  await expect(page).toHaveURL(/ourgallery$/);
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText('Privacy Policy');
  letGo();
  await expect(heading).toHaveText(/Gallery/);
});

for (const [browser, moves] of [
  ['a browser that moves elements as they are', true],
  ['one that cannot', false],
] as const) {
  test(
    `the stylesheet stays where it stands while its page does, and outlasts it, once, in ${browser}`,
    fullUnless(moves),
    async ({ page }) => {
      if (!moves)
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') asked.push(request.url());
      });
      await page.goto('/UIPage');
      await alive(page);
      const inBody = page.locator('body link[rel=stylesheet]');
      await expect(inBody).toHaveCount(1);
      const kept = () =>
        page.evaluate(
          () =>
            document.adoptedStyleSheets.length +
            document.head.querySelectorAll('link[rel=stylesheet]').length,
        );
      expect(await kept()).toBe(0);
      const styled = page.getByRole('contentinfo');
      const ground = await styled.evaluate((footer) => getComputedStyle(footer).backgroundColor);
      for (const name of ['Privacy Policy', 'Gallery']) {
        await styled.getByRole('link', { name, exact: true }).click();
        await expect(page.locator('main h1')).toHaveText(new RegExp(name));
        await expect(inBody).toHaveCount(0);
        expect(await kept()).toBe(1);
        await expect(styled).toHaveCSS('background-color', ground);
      }
      expect(asked).toHaveLength(1);
    },
  );
}

test('the first screen is painted, in its own style, while the stylesheet is on its way, and nothing moves when it comes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, '**/assets/*.css');
  for (const path of ['/', '/UIPage', '/Privacy-policy', '/Contact']) {
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.locator('main h1');
    await expect(heading).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
      .toBe(1);
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    if (path === '/Contact') letGo();
    else continue;
    await alive(page);
    expect(await heading.boundingBox()).toEqual(before);
  }
});
