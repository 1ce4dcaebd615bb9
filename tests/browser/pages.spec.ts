import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../src/content/company.ts';
import { routes } from '../../src/app/routes.tsx';
import { complaints, openAlive, withoutMap } from './site.ts';

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
    expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(company.url + canonical);
    const title = one(html, /<title>([^<]*)<\/title>/);
    const description = one(html, /<meta name="description" content="([^"]*)"/);
    expect(titles.get(title) ?? canonical, title).toBe(canonical);
    expect(descriptions.get(description) ?? canonical, description).toBe(canonical);
    titles.set(title, canonical);
    descriptions.set(description, canonical);
    one(html, /<h1[^>]*>(.+?)<\/h1>/);
    // Nothing that must arrive before the first paint: no stylesheet, and no script but the loader inline.
    expect(html).not.toMatch(/<link[^>]+rel="(?:stylesheet|modulepreload)"/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html.match(/<script/g)).toHaveLength(1);
    const text = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length, `${path}: words`).toBeGreaterThan(150);
  }
});

test('a page comes compressed, is revalidated, and hashed files are kept for ever', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'br' };
  const page = await request.get('/UIPage', { headers });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/html'),
  });
  const again = await request.get('/UIPage', {
    headers: { ...headers, 'If-None-Match': page.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const main = /\/assets\/[^"'`]+\.js/.exec(await page.text())?.[0] ?? '';
  const script = await request.get(main, { headers });
  expect(script.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a known address in other capitals, or with a slash at the end, leads to the exact spelling in one hop', async ({
  request,
}) => {
  for (const { path } of addresses) {
    if (path === '/') continue;
    for (const variant of [`${path}/`, path.toUpperCase(), path.toLowerCase()]) {
      if (addresses.some((known) => known.path === variant)) continue;
      const answer = await request.get(`${variant}?from=mail`, { maxRedirects: 0 });
      expect(answer.status(), variant).toBe(301);
      const target = answer.headers().location ?? '';
      expect(target.endsWith('?from=mail'), variant).toBe(true);
      expect(
        (await request.get(target, { maxRedirects: 0 })).status(),
        `${variant} -> ${target}`,
      ).toBe(200);
    }
  }
  const answer = await request.get('/CONTACT', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/Contact');
});

test.describe('an unknown address', () => {
  for (const path of [
    '/nowhere',
    '/Contact/nothing',
    '/404',
    '/index.html',
    '/UIPage.html',
    '/%ff',
    '/..%2f..%2fetc/passwd',
  ]) {
    test(`${path} is answered with the helpful page and 404`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain('rel="canonical"');
      expect(one(html, /<h1[^>]*>(.+?)<\/h1>/)).toBe('Page not found');
    });
  }

  test('comes to life without a complaint, and leads on', async ({ page }) => {
    const heard = complaints(page);
    await openAlive(page, '/nowhere');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.locator('main h1')).not.toHaveText('Page not found');
    expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test('a disk that ignores case loses no page: files that differ in capitals only are the same to the byte', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const twins = Object.values(
    files.reduce<Record<string, string[]>>((groups, file) => {
      (groups[file.toLowerCase()] ??= []).push(file);
      return groups;
    }, {}),
  ).filter((names) => names.length > 1);
  expect(twins.flat()).toContain(join('dist', 'contact.html'));
  for (const names of twins) {
    expect(new Set(names.map((name) => readFileSync(name, 'base64'))).size, names.join()).toBe(1);
  }
});

test('the sitemap lists exactly the canonical addresses', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(listed.toSorted()).toEqual(routes.map((route) => company.url + route.path).toSorted());
});

for (const { path } of addresses) {
  test(`${path} comes to life without a complaint, and changes nothing by it`, async ({ page }) => {
    const heard = complaints(page);
    await withoutMap(page);
    const before = await (await page.request.get(path)).text();
    await openAlive(page, path);
    expect(heard).toEqual([]);
    // What a reader sees is the same after hydration as before it.
    const words = (html: string) =>
      page.evaluate((source) => {
        const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
        main?.querySelectorAll('noscript, script').forEach((element) => element.remove());
        return main?.textContent?.replace(/\s+/g, ' ').trim();
      }, html);
    expect(await words(await page.content())).toBe(await words(before));
  });
}

test('nothing but the page itself and fonts is fetched before the first paint', async ({
  page,
}) => {
  await page.goto('/UIPage');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  const late = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map((entry) => entry.startTime - paint);
    return { paint, scripts };
  });
  expect(late.paint).toBeGreaterThan(0);
  expect(late.scripts.length).toBeGreaterThan(0);
  for (const delay of late.scripts) expect(delay).toBeGreaterThanOrEqual(0);
});
