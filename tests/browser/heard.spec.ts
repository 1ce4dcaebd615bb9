import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../../tools/pages.ts';
import { notFound } from '../../src/app/routes.tsx';
import { fill, plain } from './contact-form.ts';
import { full, fullUnless } from './runs.ts';
import {
  field,
  fileOf,
  form,
  openAlive,
  readServed,
  runUntil,
  withMotion,
  withoutMap,
} from './site.ts';

const routes = allRoutes();

/** What a screen reader was heard to say wrongly (docs/heard/), and what engines find by the markup. */

/** Collects the texts that appear in live regions, each change once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live =
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
    const told = new Map<Element, string>();
    const said: string[] = [];
    const look = () => {
      for (const region of document.querySelectorAll<HTMLElement>(live)) {
        const text = region.checkVisibility() ? region.innerText.trim() : '';
        if (text !== (told.get(region) ?? '') && text) said.push(text.replaceAll(/\s+/g, ' '));
        told.set(region, text);
      }
    };
    look();
    said.length = 0;
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.beforeEach(({ page }) => withoutMap(page));

test('that a message has been sent is said once', async ({ page }) => {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ body: 'OK' }));
  await openAlive(page, '/Contact');
  await fill(page, plain);
  const said = await listen(page);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent! 🎉')).toBeVisible();
  expect(await said()).toEqual([
    'Sending…',
    'Thank you, your message has been sent. We will reply by email or phone.',
  ]);
});

test('that a message has not been sent is said once', async ({ page }) => {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500 }));
  await openAlive(page, '/Contact');
  await fill(page, plain);
  const said = await listen(page);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send. Please try again.')).toBeVisible();
  const [first, second, ...others] = await said();
  expect(first).toBe('Sending…');
  expect(second).toContain('Your message was not sent, and is still in the form.');
  expect(others).toEqual([]);
});

test('that an application has been sent is said once, while the banner is seen', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ body: 'OK' }));
  await page.clock.install();
  await openAlive(page, '/Carrer');
  await field(page, 'Name').fill('Asha');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Phone').fill('0000000000');
  await form(page).getByRole('combobox').first().selectOption({ index: 1 });
  await form(page).getByRole('combobox').last().selectOption({ index: 1 });
  await form(page).locator('[name=resume]').setInputFiles(fileOf('resume.pdf', 10));
  const said = await listen(page);
  await form(page).locator('[type=submit]').click();
  const banner = page.getByText('Successfully Registered! Our team will contact you shortly.');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4000);
  await expect(banner).toBeHidden();
  expect((await said()).filter((text) => text !== 'Sending…')).toEqual([
    'Your application has been sent. The next steps are described below.',
  ]);
});

test('the chat is no dialog, which would take the letters of who has just opened it, and stands in a landmark', async ({
  page,
}) => {
  await openAlive(page, '/UIPage');
  const corner = page.getByRole('region', { name: 'Chat', exact: true });
  const button = corner.getByRole('button', { name: 'Chat with Us' });
  await expect(button).not.toHaveAttribute('aria-haspopup');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = corner.getByRole('group', { name: 'Chat with Us' });
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
});

for (const [path, fields] of [
  ['/Contact', ['First name', 'Last name', 'Email', 'Phone', 'Subject', 'Message']],
  ['/Our-vision-for-student', ['Name', 'Email', 'Message']],
  ['/Carrer', ['Name', 'Email', 'Phone']],
] as const) {
  test(
    `${path}: no field is invalid to the ear before it was refused`,
    fullUnless(path === '/Contact'),
    async ({ page }) => {
      await openAlive(page, path);
      const required = form(page).locator('[required]:not([type=file])');
      const states = () =>
        required.evaluateAll((controls) => [
          ...new Set(controls.map((control) => control.getAttribute('aria-invalid'))),
        ]);
      expect(await states()).toEqual(['false']);
      await form(page).locator('[type=submit]').click();
      expect(await states()).toEqual(['true']);
      for (const name of fields) {
        const control = field(page, name);
        const text = name === 'Email' ? 'asha@example.com' : '9';
        await control.fill(text);
        await expect(control).toHaveAttribute('aria-invalid', 'false');
      }
      // Emptied again by hand, it is not refused before the next try.
      await field(page, 'Email').fill('');
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'false');
    },
  );
}

test('a form that was sent and is empty again has no invalid field', async ({ page }) => {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ body: 'OK' }));
  await openAlive(page, '/Contact');
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, plain);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

for (const how of ['the reading cursor', 'the focus'] as const) {
  test(`a slide is not exchanged while ${how} is in it`, full, async ({ page }) => {
    await withMotion(page);
    await page.clock.install({ time: 0 });
    await openAlive(page, '/');
    const slides = page.locator('#projects-slides');
    await page.clock.pauseAt(Date.now() + 60_000);
    await slides.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await runUntil(page, 100, 'off', () => slides.getAttribute('aria-live'));
    const active = slides.locator('[data-state=active]');
    const shown = await active.getAttribute('aria-label');
    await active.evaluate((slide, by) => {
      const heading = slide.querySelector('h3');
      if (by === 'the focus') slide.querySelector('a')?.focus({ focusVisible: false });
      else getSelection()?.collapse(heading?.firstChild ?? null, 1);
    }, how);
    await runUntil(page, 20, 'polite', () => slides.getAttribute('aria-live'));
    await page.clock.runFor(9000);
    await expect(active).toHaveAttribute('aria-label', shown ?? '');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      getSelection()?.collapse(document.querySelector('footer address, footer a'), 0);
    });
    await runUntil(
      page,
      1000,
      true,
      async () => (await active.getAttribute('aria-label')) !== shown,
    );
  });
}

test('nothing empty is a status bar to the ear', full, async ({ page }) => {
  for (const path of ['/', '/Contact', '/Carrer', '/Our-vision-for-student']) {
    await openAlive(page, path);
    await expect(page.getByRole('status'), path).toHaveCount(0);
  }
});

test('a person is a name, a role and a message, each once, and the headline one heading of one piece', async ({
  page,
}) => {
  const team = await readServed(page, '/Ourteam', (document) => ({
    // A caption names its figure, and is then read a second time.
    captions: document.querySelectorAll('main figcaption').length,
    texts: [...document.querySelectorAll('main :not(:has(*))')].map((each) => each.textContent),
  }));
  expect(team.captions).toBe(0);
  expect(team.texts.filter((text) => text === 'Founder and Project Lead')).toHaveLength(1);
  const isSplit = (document: Document) => document.querySelector('h1 em') !== null;
  expect(await readServed(page, '/', isSplit)).toBe(false);
});

test('every page is served with no article for a card, no source without sizes, no section without a heading', async ({
  page,
}) => {
  for (const { path } of [...routes, notFound]) {
    const found = await readServed(page, path, (document) => {
      const of = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const begin = ({ outerHTML }: Element) => outerHTML.slice(0, 80);
      return {
        articles: of('[role=group] article, li:has(h3) > article:not(:has(time))').map(begin),
        sources: of('source')
          .filter((source) => / \d+w/.test(source.getAttribute('srcset') ?? ''))
          .filter((source) => !source.hasAttribute('sizes'))
          .map(begin),
        sections: of('section')
          .filter((section) => !section.querySelector('h1, h2, h3'))
          .map(begin),
      };
    });
    expect(found, path).toEqual({ articles: [], sources: [], sections: [] });
  }
});
