import { expect, type Page, test } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { notFound } from '../../src/app/routes.tsx';
import { buildIn } from '../languages/build.ts';
import { accented, arabic } from '../languages/languages.ts';
import { writeFilled } from '../owners/filled.ts';
import { full } from './runs.ts';
import { arrived, complaints, openAlive, type OwnSite, startSite, withoutMap } from './site.ts';

const routes = allRoutes();

/** What is not translated: names of networks, keys and addresses. */
const names = ['LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'alt\\+T', '[\\w.]+@[\\w.]+'];

/** What a page shows or says in English, what it cuts off, and what does not fit at this width. Runs in the page. */
function faultsOf({ english, ignored }: { english: string; ignored: string }): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`is ${scrollWidth - clientWidth} pixels too wide`);

  const names = new RegExp(ignored, 'g');
  const isEnglish = new RegExp(english);
  const check = (text: string | null | undefined, where: string) => {
    const [word] = (text ?? '').replaceAll(names, '').match(isEnglish) ?? [];
    if (word) faults.add(`says "${word}" in ${where}: ${text?.trim().slice(0, 60)}`);
  };
  check(document.title, 'its title');
  const description = document.querySelector('meta[name=description]');
  check(description?.getAttribute('content'), 'its description');
  const said =
    'alt aria-label aria-description aria-roledescription aria-valuetext title placeholder';
  for (const name of said.split(' '))
    for (const element of document.querySelectorAll(`[${name}]`))
      check(element.getAttribute(name), name);

  /** The boxes around an element that its text must not leave. */
  const edges = new Map<Element, readonly Element[]>();
  const edgesOf = (element: Element): readonly Element[] => {
    const known = edges.get(element);
    if (known) return known;
    const { overflowX, position, clipPath, display } = getComputedStyle(element);
    // What is for the ear only is cut off; what is scrolled to is not.
    const isEnd = clipPath !== 'none' || element.clientWidth === 1 || /auto|scroll/.test(overflowX);
    const isButton = display !== 'inline' && element.matches('a, button, summary, label');
    const isEdge = isButton || /hidden|clip/.test(overflowX);
    const parent = position === 'fixed' ? null : element.parentElement;
    const found = isEnd
      ? []
      : [
          ...(isEdge ? [element] : []),
          ...(parent && parent !== document.body ? edgesOf(parent) : []),
        ];
    edges.set(element, found);
    return found;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!parent || !text || parent.closest('script, style')) continue;
    check(text, `<${parent.localName}>`);
    if (parent.closest('[inert], option') || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    const around = edgesOf(parent);
    if (around.length === 0) continue;
    // Beside the whole menu, in longer words, the name and then the signs give way.
    if (innerWidth >= 768 && innerWidth < 1440 && parent.closest('.header-cloth')) continue;
    range.selectNodeContents(node);
    const line = range.getBoundingClientRect();
    // A line's box is higher than its letters.
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.4;
    for (const edge of around) {
      const { left, right, top, bottom } = edge.getBoundingClientRect();
      if (
        line.left < left - 2 ||
        line.right > right + 2 ||
        line.top < top - slack ||
        line.bottom > bottom + slack
      )
        faults.add(`cuts off <${edge.localName} class="${edge.className}">: ${text.slice(0, 60)}`);
    }
  }
  return [...faults];
}

async function boxOf(page: Page, part: string) {
  const { x = NaN, width = NaN } = (await page.locator(part).boundingBox()) ?? {};
  return { left: x, right: x + width };
}

for (const [name, language] of [
  ['accented', accented],
  ['arabic', arabic],
] as const) {
  test.describe(`in a language with ${name} letters, 40 % longer`, full, () => {
    // One build for all of them.
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    const isLeftward = language.dir === 'rtl';
    const seen = {
      // With an accent in every word, what has none is English.
      english:
        language === accented
          ? '(?<![\\w\u00C0-\u00FF])[A-Za-z]{2,}(?![\\w\u00C0-\u00FF])'
          : '[A-Za-z]{2,}',
      ignored: names.join('|'),
    };
    let site: OwnSite;
    test.beforeAll(async () => {
      const folder = `dist-${name}`;
      const { OWNER } = process.env;
      const owner = join(mkdtempSync(join(tmpdir(), 'languages-')), 'owners', 'filled');
      writeFilled(owner, { projects: 3, people: 6 });
      process.env.OWNER = owner;
      await buildIn(language, folder);
      process.env.OWNER = OWNER;
      site = await startSite(folder);
    });
    test.afterAll(() => site[Symbol.asyncDispose]());

    test('every page holds, on a phone, a tablet and a desktop, and no word of English is left', async ({
      browser,
    }) => {
      const page = await browser.newPage();
      await withoutMap(page);
      // As it is served: that its code changes no word of it, `pages.spec.ts` proves.
      await page.route('**/assets/*.js', () => {});
      const faults: string[] = [];
      for (const path of [...routes.map((route) => route.path), notFound.path]) {
        await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
        for (const [width, height] of [
          [390, 844],
          [960, 800],
          [1280, 800],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => document.fonts.ready);
          const found = await page.evaluate(faultsOf, seen);
          faults.push(...found.map((fault) => `${path} at ${width} ${fault}`));
        }
        const numbers = await page
          .locator('a[href^="tel:"]')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).direction));
        expect(new Set(numbers), path).toEqual(new Set(['ltr']));
        expect(await page.locator('html').getAttribute('lang'), path).toBe(language.lang);
        expect(await page.evaluate(() => getComputedStyle(document.body).direction), path).toBe(
          language.dir,
        );
      }
      await page.close();
      expect(faults).toEqual([]);
    });

    test('the menu of wide screens opens its columns the way the words run', async ({ page }) => {
      const heard = complaints(page);
      await openAlive(page, `${site.url}/ourblog`);
      await page.locator('#menu-about-us-button').click();
      await page.locator('#menu-about-us-entries-our-vision-button').click();
      const outer = await boxOf(page, '#menu-about-us');
      const inner = await boxOf(page, '#menu-about-us-entries-our-vision');
      if (isLeftward) expect(inner.right).toBeCloseTo(outer.left, 0);
      else expect(inner.left).toBeCloseTo(outer.right, 0);
      expect(await page.evaluate(faultsOf, seen)).toEqual([]);
      await page.locator('#menu-our-services-button').click();
      await expect(page.locator('#menu-our-services')).toBeVisible();
      expect(await page.evaluate(faultsOf, seen)).toEqual([]);
      await page.locator('#menu-our-services a[href="/Back"]').click();
      await expect(page).toHaveURL(`${site.url}/Back`);
      await expect(page.locator('#menu-our-services')).toBeHidden();
      expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
    });

    test('the drawer comes from the end of the line, unfolds and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 700, height: 844 });
      await openAlive(page, `${site.url}/ourblog`);
      const button = await boxOf(page, '#drawer-button');
      await page.locator('#drawer-button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const sheet = await boxOf(page, '[role=dialog] nav');
      // Both are at the side where lines end.
      if (isLeftward) expect([button.left < 350, sheet.left]).toEqual([true, 0]);
      else expect([button.left > 350, sheet.right]).toEqual([true, 700]);
      const group = page.locator('[aria-controls=drawer-services]');
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      expect(await page.evaluate(faultsOf, seen)).toEqual([]);
      await page.locator('#drawer-services a[href="/AppServicesPage"]').click();
      await expect(page).toHaveURL(`${site.url}/AppServicesPage`);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('the chat stands where lines begin, and answers', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAlive(page, `${site.url}/ourblog`);
      const corner = await boxOf(page, '#chat-button');
      expect(isLeftward ? corner.right : corner.left).toBe(isLeftward ? 390 : 0);
      await page.locator('#chat-button').click();
      await page.locator('#chat-input').fill('?');
      await page.locator('#chat-input').press('Enter');
      await expect(page.locator('[data-sender=bot]')).toBeVisible();
      const [sent, answer] = [
        await boxOf(page, '[data-sender=user]'),
        await boxOf(page, '[data-sender=bot]'),
      ];
      expect(sent.left < answer.left).toBe(isLeftward);
      expect(await page.evaluate(faultsOf, seen)).toEqual([]);
      await page.locator('[data-sender=bot] a').click();
      await expect(page).toHaveURL(`${site.url}/Contact`);
    });

    test('the third slide comes into the middle after the second', async ({ page }) => {
      await openAlive(page, `${site.url}/`);
      await page.locator('#team-slides').scrollIntoViewIfNeeded();
      await expect(page.locator('#team-slides')).toHaveAttribute('data-state', 'carried');
      const frame = await boxOf(page, '#team-slides');
      const slides = page.locator('#team-slides [aria-roledescription]');
      await expect(slides.nth(1)).toHaveAttribute('data-state', 'active');
      await page.locator('[data-carousel=team] [aria-controls=team-slides]').last().click();
      await expect(slides.nth(2)).toHaveAttribute('data-state', 'active');
      await expect
        .poll(async () => {
          const box = await slides.nth(2).boundingBox();
          return (
            box && Math.round(Math.abs(box.x + box.width / 2 - (frame.left + frame.right) / 2))
          );
        })
        .toBe(0);
      const [second, third] = [
        await slides.nth(1).boundingBox(),
        await slides.nth(2).boundingBox(),
      ];
      expect((second?.x ?? 0) > (third?.x ?? 0)).toBe(isLeftward);
    });

    test('a message is sent, and the form and a toast say so', async ({ page }) => {
      await withoutMap(page);
      const heard = complaints(page);
      await openAlive(page, `${site.url}/Contact`);
      for (const name of ['firstName', 'lastName', 'phone', 'subject', 'message'])
        await page.locator(`#contact-${name}`).fill('1');
      await page.locator('#contact-email').fill('a@b.test');
      await page.locator('form [type=submit]').first().click();
      await expect(page.locator('form [aria-live][data-state]')).toHaveAttribute(
        'data-state',
        'sent',
      );
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      expect(await page.evaluate(faultsOf, seen)).toEqual([]);
      expect(await arrived(site.url)).toHaveLength(1);
      expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
    });

    test('a student is thanked in the language of the page', async ({ page }) => {
      await openAlive(page, `${site.url}/Our-vision-for-student`);
      for (const name of [
        'contactNumber',
        'highestQualification',
        'collegeUniversityName',
        'message',
      ])
        await page.locator(`#enquiry-${name}`).fill('1');
      await page.locator('#enquiry-name').fill('आशा');
      await page.locator('#enquiry-email').fill('a@b.test');
      await page
        .locator('#enquiry-resume')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      const alert = page.waitForEvent('dialog');
      const press = page.locator('form [type=submit]').last().click();
      const said = await alert;
      expect(said.message()).toContain('आशा');
      expect(said.message()).not.toMatch(new RegExp(seen.english));
      await said.accept();
      await press;
      await expect(page.locator('#enquiry-name')).toHaveValue('');
    });
  });
}
