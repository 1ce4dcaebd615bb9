import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { dist } from './folders.ts';
import { atRoute } from './runs.ts';
import { complaints, openAlive, readServed, withMotion, withoutMap } from './site.ts';

const routes = allRoutes();

const addresses = routes.flatMap((route) =>
  [route.path, ...route.aliases].map((path) => ({ path, canonical: route.path })),
);

const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? '');
  expect(found, `exactly one ${pattern}`).toHaveLength(1);
  return found[0] ?? '';
};

test('every page is whole without a script, has one h1, and its own title, description and canonical', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, canonical } of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(
      'https://www.weavers.test' + canonical,
    );
    const title = one(html, /<title>([^<]*)<\/title>/);
    const description = one(html, /<meta name="description" content="([^"]*)"/);
    expect(titles.get(title) ?? canonical, title).toBe(canonical);
    expect(descriptions.get(description) ?? canonical, description).toBe(canonical);
    titles.set(title, canonical);
    descriptions.set(description, canonical);
    one(html, /<h1[^>]*>(.+?)<\/h1>/);
    // Nothing has to arrive before the first paint.
    expect(html).not.toMatch(/<link[^>]+rel="modulepreload"/);
    const [first = ''] = html.split(
      /<div(?: class="screen-end")?><i id="first-screen-end"><\/i><link[^>]+rel="stylesheet"/,
      1,
    );
    expect(first).toMatch(/<h1[\s\S]*<\/(?:section|header|div)>(?:<!--\/\$-->)?$/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    // The theme and the loader. Other scripts are data.
    expect(html.match(/<script(?! type="application\/ld\+json">)/g)).toHaveLength(1);
    const text = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length, `${path}: words`).toBeGreaterThan(150);
  }
});

test('a section on another ground than the one before it has a woven edge', async ({ page }) => {
  const bare: string[] = [];
  for (const { path } of routes) {
    const found = await readServed(page, path, (document) => {
      const groundOf = (section?: Element) => /\bbg-\w+/.exec(section?.className ?? '')?.[0];
      const sections = [...document.querySelectorAll('main section[aria-labelledby$=-title]')];
      return sections
        .filter((section, index) => {
          const before = groundOf(sections[index - 1]);
          const isApart = before && groundOf(section) && before !== groundOf(section);
          return isApart && !section.querySelector(':scope > .woven-edge');
        })
        .map((section) => section.getAttribute('aria-labelledby'));
    });
    bare.push(...found.map((title) => `${path}: ${title}`));
  }
  expect(bare).toEqual([]);
});

for (const address of ['/nowhere', '/ourblog/no-such-post'])
  test(`${address}, which is unknown, comes to life without a complaint, and leads on`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await openAlive(page, address);
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.locator('main h1')).not.toHaveText('Page not found');
    expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
  });

test('a disk that ignores case loses no page: files that differ in capitals only are the same to the byte', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const twins = Object.values(
    files.reduce<Record<string, string[]>>((groups, file) => {
      (groups[file.toLowerCase()] ??= []).push(file);
      return groups;
    }, {}),
  ).filter((names) => names.length > 1);
  expect(twins.flat()).toContain(join(dist, 'contact.html'));
  for (const names of twins) {
    expect(new Set(names.map((name) => readFileSync(name, 'base64'))).size, names.join()).toBe(1);
  }
});

/** What a reader reads of a document's content. */
const words = (document: Document) => {
  const main = document.querySelector('main');
  main?.querySelectorAll('noscript, script').forEach((element) => element.remove());
  return main?.textContent?.replace(/\s+/g, ' ').trim();
};

for (const { path } of addresses) {
  test(
    `${path} comes to life without a complaint, and changes nothing by it`,
    atRoute(path),
    async ({ page }) => {
      const heard = complaints(page);
      await withMotion(page);
      await withoutMap(page);
      const before = await readServed(page, path, words);
      await openAlive(page, path);
      // Down to the end: the map and the pictures come when they are near.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(heard).toEqual([]);
      // What a reader sees is the same after hydration as before it.
      const hydrated = await page.evaluateHandle(() => document);
      expect(await hydrated.evaluate(words)).toBe(before);
    },
  );
}

for (const [how, fault] of [
  ['blocked', 'blockedbyclient'],
  ['unreachable', 'internetdisconnected'],
] as const) {
  test(`with the map ${how}, Contact is whole: address, link and form stand where they stood`, async ({
    page,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.abort(fault));
    await openAlive(page, '/Contact');
    const frame = page.locator('main iframe');
    await frame.scrollIntoViewIfNeeded();
    const main = page.getByRole('main');
    await expect(main.getByText('12 Loom Street, Sector 5')).toBeVisible();
    await expect(main.getByText('Greater Noida, Uttar Pradesh')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await expect(main.getByRole('form')).toBeVisible();
    const box = await frame.boundingBox();
    expect(box?.height).toBeGreaterThan(200);
  });
}
