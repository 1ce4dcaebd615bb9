import { expect, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { alive, complaints, heading, hold, openLifeless, translate } from './site.ts';

const message = (page: Page) => page.getByRole('form').getByRole('textbox', { name: 'Message' });

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
];

for (const { what, path, button, answered } of presses) {
  for (const how of ['pressed', 'pressed by the keyboard, impatiently'] as const) {
    test(
      `${what}, ${how} before the code is here, answers once it is`,
      fullUnless(how !== 'pressed'),
      async ({ page }) => {
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
        await expect(page.locator('html')).not.toHaveAttribute('data-life', 'interactive');
        letGo();
        await alive(page);
        await answered(page);
        expect(heard).toEqual([]);
      },
    );
  }
}

test('a press in the very task in which hydration begins is answered, once', async ({ page }) => {
  const heard = complaints(page);
  const letGo = await openLifeless(page, '/');
  await page.evaluate(() => {
    const { handover } = window as unknown as { handover: { release(): void } };
    const { release } = handover;
    handover.release = () => {
      release();
      document.querySelector<HTMLElement>('#chat-button')?.click();
    };
  });
  letGo();
  await alive(page);
  await expect(page.getByRole('log')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a finger that begins to scroll while React hydrates is kept from React, and later ones are not', async ({
  page,
}) => {
  const letGo = await openLifeless(page, '/');
  await page.evaluate(() => {
    const touch = () =>
      document
        .querySelector('#chat-button')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    let count = 0;
    document.getElementById('root')?.addEventListener('pointerdown', () => count++);
    const { handover } = window as unknown as { handover: { release(): void } };
    const { release } = handover;
    handover.release = () => {
      release();
      touch();
    };
    Object.assign(window, { touch, count: () => count });
  });
  letGo();
  await alive(page);
  const touched = () => page.evaluate('count()');
  expect(await touched()).toBe(0);
  await page.evaluate('touch()');
  expect(await touched()).toBe(1);
});

for (const width of [390, 1440]) {
  test(
    `Back after a reload, before any code has loaded, leads to the page before when it has, ${width} wide`,
    fullUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const heard = complaints(page);
      await page.goto('/about');
      await alive(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Services', exact: true })
        .click();
      await expect(heading(page)).toHaveText('Services');
      const letGo = await hold(page, '**/assets/*.js');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.locator('footer')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await expect(heading(page)).toHaveText('Services');
      letGo();
      await expect(heading(page)).toHaveText(/^About/);
      await alive(page);
      await page.getByRole('button', { name: 'Chat with Us' }).click();
      await expect(page.getByRole('log')).toBeVisible();
      expect(heard).toEqual([]);
    },
  );
}

test('what is typed before the code has loaded is kept: through a fragment, a link that leads away, Back and a reload', async ({
  page,
}) => {
  const letGo = await openLifeless(page, '/');
  await message(page).fill('Every word');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  letGo();
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(message(page)).toHaveValue('Every word');
  // The form has it, and not only its control.
  await page.reload();
  await alive(page);
  await expect(message(page)).toHaveValue('Every word');
});

// Public reports: react#24430, darkreader#8842.
for (const path of ['/', '/UIPage', '/Privacy-policy', '/Carrer', '/AccountingSoftPage']) {
  test(`of ${path}, translated before it is hydrated, nothing is lost, and it answers`, async ({
    page,
  }) => {
    const letGo = await openLifeless(page, path);
    const text = () => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
    const before = await text();
    const forms = await page.getByRole('form').count();
    const first = page.getByRole('form').getByRole('textbox').first();
    if (forms > 0) await first.fill('Asha');
    const skill = page.getByRole('checkbox').first();
    if (path === '/Carrer') await skill.check();
    await translate(page);
    letGo();
    await alive(page);
    // What was entered can be cleared.
    const offer = ' Kept in your browser until you send it. Clear the form';
    expect((await text()).replace(offer, '')).toBe(before);
    if (forms > 0) await expect(first).toHaveValue('Asha');
    if (path === '/Carrer') await expect(skill).toBeChecked();
    await expect(page.getByRole('form')).toHaveCount(forms);
    // Its stylesheet is there.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    await page.getByRole('button', { name: 'Chat with Us' }).click();
    await expect(page.getByRole('log')).toBeVisible();
  });
}

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
  await expect(page.locator('html')).not.toHaveAttribute('data-life', 'interactive');
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
  const asked = () => fetched.filter((url) => /\/(?:Legal|privacy)-[^/]*\.js$/.test(url));
  await expect.poll(() => asked().length).toBe(2);
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  expect(asked()).toHaveLength(2);
});

test('a page whose code is here comes in the press itself; for another the page before it stays until it has come', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/Gallery-*.js');
  await page.goto('/about');
  await alive(page);
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
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Privacy Policy');
  expect(await press('Privacy Policy')).toBe('Privacy Policy');
  const asked = page.waitForRequest('**/assets/Gallery-*.js');
  expect(await press('Gallery')).toBe('Privacy Policy');
  await asked;
  await expect(page).toHaveURL(/ourgallery$/);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Privacy Policy');
  letGo();
  await expect(heading(page)).toHaveText(/Gallery/);
});

for (const [browser, moves] of [
  ['a browser that moves elements as they are', true],
  ['one that cannot', false],
] as const) {
  test(
    `the stylesheet outlasts the page that was served with it, and is requested once, in ${browser}`,
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
      await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1);
      const styled = page.getByRole('contentinfo');
      const ground = await styled.evaluate((footer) => getComputedStyle(footer).backgroundColor);
      for (const name of ['Privacy Policy', 'Gallery']) {
        await styled.getByRole('link', { name, exact: true }).click();
        await expect(heading(page)).toHaveText(new RegExp(name));
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
        await expect(styled).toHaveCSS('background-color', ground);
      }
      expect(asked).toHaveLength(1);
    },
  );
}

test('the first screen is painted, in its own style, while the stylesheet is on its way, and nothing moves when it comes', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/*.css');
  for (const path of ['/', '/UIPage', '/Privacy-policy', '/Contact']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
      .toBe(1);
    await page.evaluate(() => document.fonts.ready);
    const before = await heading(page).boundingBox();
    if (path === '/Contact') letGo();
    else continue;
    await alive(page);
    expect(await heading(page).boundingBox()).toEqual(before);
  }
});
