import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { allRoutes } from '../../tools/pages.ts';
import { notFound } from '../../src/app/routes.tsx';
import careers from '../../src/content/careers.ts';
import { chatWords } from '../../src/content/chat.ts';
import contact from '../../src/content/contact.ts';
import { mobile } from '../../src/content/drawer.ts';
import { shell } from '../../src/content/shell.ts';
import { fill } from './contact-form.ts';
import { atRoute, full, fullUnless } from './runs.ts';
import { fileOf, openAlive, overflow, settled, withoutMap } from './site.ts';

const routes = allRoutes();

/** Everything axe knows up to level AA, its best practices, and what it is still trying out (label in name). */
const tags =
  'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice experimental section508 TTv5 EN-301-549 ACT'.split(
    ' ',
  );

/** What depends on colours only, for a palette in which the same page was examined before. */
const colours = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

interface Finding {
  readonly rule: string;
  readonly where: string;
}

/** What axe objects to on the page as it stands; the map's frame is another site's. */
async function faults(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    // Contrast of 7 : 1 is level AAA, and not promised.
    rules: rules ? {} : { 'color-contrast-enhanced': { enabled: false } },
    // Without what was found to be right, which takes longer to tell than to find.
    resultTypes: ['violations'],
  };
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        where: `${target.join(' ')}: ${failureSummary}`,
      })),
    );
  }, options);
}

/** Elements that keep their own colours where the visitor's system sets all colours. */
const unforced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
      .filter((element) => element.textContent?.trim())
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Light, dark, and in forced colours, where axe would read the colours that are not used. */
async function inEveryPalette(page: Page): Promise<void> {
  expect.soft(await faults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await faults(page, colours), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect.soft(await unforced(page), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await settled(page);
}

/**
 * Controls smaller than 24 x 24 CSS pixels (WCAG 2.5.8). A link in a sentence is as high as its line; a control in a
 * label is as large as the label.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('a') || getComputedStyle(control).display !== 'inline')
      .map((control) => control.closest('label') ?? control)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const offered = width > 1 && height > 1;
        return offered && Math.min(width, height) < 24;
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );

/** Texts cut off by their own box, when a reader spaces them out as WCAG 1.4.12 asks. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        // For the ear only.
        if (element.clientWidth <= 1) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

// The tests put style and script into the page, which its policy forbids to anyone else.
test.use({ bypassCSP: true });

for (const { path } of [...routes, notFound]) {
  test(
    `${path} is open to everyone: wide and narrow, light, dark and in forced colours, with text spaced out`,
    atRoute(path),
    async ({ page }) => {
      await withoutMap(page);
      await openAlive(page, path);
      await inEveryPalette(page);
      expect.soft(await smallTargets(page), 'small targets, wide').toEqual([]);
      expect.soft(await overflow(page), 'sideways, wide').toBe(0);
      // 320 px is also what 1280 px are at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await faults(page), 'narrow').toEqual([]);
      expect.soft(await smallTargets(page), 'small targets, narrow').toEqual([]);
      expect.soft(await overflow(page), 'sideways, narrow').toBe(0);
      await page.addStyleTag({ content: spacing });
      expect.soft(await overflow(page), 'sideways, text spaced out').toBe(0);
      expect.soft(await clipped(page), 'cut off, text spaced out').toEqual([]);
    },
  );
}

test.describe('what opens and what goes wrong is open to everyone too', () => {
  test.beforeEach(({ page }) => withoutMap(page));

  test('the submenus', async ({ page }) => {
    await openAlive(page, '/Privacy-policy');
    const submenu = (label: string) =>
      page.getByRole('button', { name: shell.submenu.replace('{label}', label), exact: true });
    await submenu('About us').click();
    await submenu('Our Vision').click();
    await expect(page.getByRole('link', { name: 'Vision for student' })).toBeVisible();
    await inEveryPalette(page);
    await submenu('Our Services').click();
    await expect(page.getByRole('link', { name: 'iOS App Development' })).toBeVisible();
    await inEveryPalette(page);
    expect.soft(await smallTargets(page)).toEqual([]);
  });

  for (const width of [320, 390]) {
    test(
      `the drawer, ${width} pixels wide, its groups unfolded`,
      fullUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await openAlive(page, '/Privacy-policy');
        await page.getByRole('button', { name: shell.openMenu }).click();
        const drawer = page.getByRole('dialog', { name: shell.mobileNavigation });
        for (const { label, items } of mobile) {
          if (items) await drawer.getByRole('button', { name: label }).click();
        }
        await inEveryPalette(page);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await overflow(page)).toBe(0);
      },
    );
  }

  for (const width of [320, 1440]) {
    test(
      `the chat, ${width} pixels wide, with a message and its reply`,
      fullUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await openAlive(page, '/Privacy-policy');
        await page.getByRole('button', { name: chatWords.title }).click();
        const chat = page.getByRole('group', { name: chatWords.title });
        await inEveryPalette(page);
        await chat.getByRole('textbox').fill('Hello');
        await chat.getByRole('button', { name: chatWords.send }).click();
        await expect(chat.getByRole('listitem')).toHaveCount(2);
        await inEveryPalette(page);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await overflow(page)).toBe(0);
      },
    );
  }

  test('the contact form that could not be sent, with its toast', async ({ page }) => {
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500 }));
    await openAlive(page, '/Contact');
    const form = page.getByRole('form');
    await fill(page);
    await form.getByRole('button', { name: contact.form.submit }).click();
    await expect(form).toContainText(
      'Your message was not sent, and is still in the form. Check your connection and try again, or reach us directly:',
    );
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    await inEveryPalette(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await faults(page)).toEqual([]);
  });

  test('an application whose file is refused', full, async ({ page }) => {
    await openAlive(page, '/Carrer');
    const form = page.getByRole('form');
    await form
      .getByLabel(careers.form.resume.label, { exact: true })
      .setInputFiles(fileOf('resume.exe', 10));
    await expect(form.getByRole('alert')).toHaveText(
      'This isn’t a .pdf, .doc or .docx file. Please choose your resume in one of these formats.',
    );
    await inEveryPalette(page);
  });

  test('an answer, and the text behind Read More', async ({ page }) => {
    await openAlive(page, '/UIPage');
    await page.locator('#faq-1-header').click();
    await inEveryPalette(page);
    await openAlive(page, '/about');
    await page.locator('summary', { hasText: 'Read More' }).click();
    await inEveryPalette(page);
  });
});
