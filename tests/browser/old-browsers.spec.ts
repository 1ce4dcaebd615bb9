import { expect, type Page, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { fill, send } from './contact-form.ts';
import { dist } from './folders.ts';
import { full, fullUnless } from './runs.ts';
import { arrived, openAlive, startSite, withoutMap } from './site.ts';

/** The stylesheet, and what stands in the pages, of which two kinds differ. */
function stylesheets(): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const file of readdirSync(`${dist}/assets`).filter((name) => name.endsWith('.css'))) {
    sheets.set(file, readFileSync(join(dist, 'assets', file), 'utf8'));
  }
  for (const file of ['index.html', 'Contact.html']) {
    const style = /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, file), 'utf8'));
    expect(style, file).not.toBeNull();
    sheets.set(file, style?.[1] ?? '');
  }
  return sheets;
}

/** What Chrome 99, Safari 15.4 or Firefox 97 would read wrongly, were it not behind a condition or after something older. */
function tooNew(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') found.push(`nested: ${rule.selector}`);
  });
  root.walkAtRules((rule) => {
    if (rule.parent?.type === 'rule') found.push(`nested: @${rule.name}`);
    if (rule.name === 'media' && /[<>]|\bor\b|not \(/.test(rule.params))
      found.push(`@media ${rule.params}`);
    if (/^(?:property|container|scope)$/.test(rule.name)) found.push(`@${rule.name}`);
  });
  root.walkDecls((decl) => {
    const has = (known: (other: Declaration) => boolean) =>
      decl.parent?.some((node) => node.type === 'decl' && node !== decl && known(node)) ?? false;
    let parent = decl.parent;
    let asked = '';
    for (; parent && parent.type !== 'root'; parent = parent.parent as typeof parent) {
      if (parent.type === 'atrule' && 'params' in parent && 'name' in parent)
        asked += parent.name === 'supports' ? parent.params : '';
    }
    const says = `${decl.prop}: ${decl.value}`;
    if (/color-mix\(|\b(?:ok)?l(?:ab|ch)\(|light-dark\(/.test(decl.value)) {
      if (!asked.includes('color-mix(')) found.push(says);
    }
    if (/\d[sdl]v[hwib]\b/.test(decl.value)) {
      const older = decl.value.replaceAll(/(\d)[sdl](v[hwib])\b/g, '$1$2');
      if (!has(({ prop, value }) => prop === decl.prop && value === older)) found.push(says);
    }
    if (/^(?:mask|mask-image|backdrop-filter|user-select)$/.test(decl.prop)) {
      if (!has(({ prop }) => prop === `-webkit-${decl.prop}`)) found.push(says);
    }
  });
  return found;
}

test('no stylesheet holds what browsers of 2022 would read wrongly', () => {
  const sheets = stylesheets();
  expect([...sheets.keys()]).toHaveLength(3);
  for (const [file, css] of sheets) expect(tooNew(css), file).toEqual([]);
});

test('every `--tw-…` that is read without a fallback has a first value on every element', () => {
  for (const [file, css] of stylesheets()) {
    const root = postcss.parse(css);
    const first = new Set<string>();
    root.walkRules(/^\*/, (rule) => rule.walkDecls(/^--tw-/, ({ prop }) => void first.add(prop)));
    const read = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name));
    expect(read.size, file).toBeGreaterThan(0);
    expect(
      [...read].filter((name) => !first.has(name)),
      file,
    ).toEqual([]);
  }
});

test('no script holds a regular expression that Safari 15.4 cannot parse', () => {
  const files = readdirSync(`${dist}/assets`).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(readFileSync(join(dist, 'assets', file), 'utf8'), file).not.toMatch(/\(\?<[=!]/);
  }
});

/** Takes away what one of Chrome 99, Safari 15.4 and Firefox 97 does not have. */
const growOld = (page: Page) =>
  page.addInitScript(() => {
    const without = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    const newer = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'];
    without(Array.prototype, ...newer);
    without(Object.getPrototypeOf(Int8Array.prototype) as object, ...newer);
    without(Array, 'fromAsync');
    without(Object, 'groupBy');
    without(Map, 'groupBy');
    without(Promise, 'withResolvers', 'try');
    without(String.prototype, 'isWellFormed', 'toWellFormed');
    without(RegExp, 'escape');
    without(Intl, 'Segmenter', 'DurationFormat');
    without(URL, 'canParse', 'parse');
    without(AbortSignal, 'timeout', 'any');
    without(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
    without(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    without(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray');
    without(iterator, 'forEach', 'some', 'every', 'find');
    without(window, 'Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler');
    without(window, 'navigation', 'trustedTypes', 'CloseWatcher', 'ViewTransition');
    without(Element.prototype, 'moveBefore', 'checkVisibility', 'setHTML', 'setHTMLUnsafe');
    without(Document.prototype, 'startViewTransition', 'moveBefore');
    without(DocumentFragment.prototype, 'moveBefore');
    without(HTMLElement.prototype, 'inert', 'popover', 'showPopover', 'hidePopover');
    without(HTMLElement.prototype, 'togglePopover');
    without(Navigator.prototype, 'userActivation', 'scheduling');
  });

for (const path of [
  '/',
  '/about',
  '/services',
  '/UIPage',
  '/Contact',
  '/Carrer',
  '/Ourteam',
  '/ourblog',
  '/ourgallery',
]) {
  test(
    `${path} comes to life without a method newer than the browsers of 2022, and so does the next page`,
    fullUnless(path === '/'),
    async ({ page }) => {
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await growOld(page);
      await withoutMap(page);
      await openAlive(page, path);
      expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'Segmenter' in Intl)).toBe(
        false,
      );
      await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
      await expect(page).toHaveURL(/Privacy-policy$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      expect(errors).toEqual([]);
    },
  );
}

test(
  'a message is sent without a method newer than the browsers of 2022',
  full,
  async ({ page }) => {
    await using site = await startSite();
    await growOld(page);
    await withoutMap(page);
    await openAlive(page, `${site.url}/Contact`);
    await fill(page);
    await send(page);
    await expect.poll(async () => (await arrived(site.url)).length).toBe(1);
  },
);
