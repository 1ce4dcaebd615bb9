import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { allRoutes } from '../../tools/pages.ts';
import { changedOn, readDates } from '../../tools/findable/dates.ts';
import { openAlive } from './site.ts';

const routes = allRoutes();

const company = { name: 'Weavers of Software', url: 'https://www.weavers.test' };

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** What a page's head says by `meta` elements, by their property or name; a repeated one fails. */
function metas(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta [^>]+>/g)) {
    const { property, name, content = '', media = '' } = attributes(tag);
    const key = property ?? name;
    if (!key) continue;
    expect(found.has(key + media), `${key} twice`).toBe(false);
    found.set(key + media, content);
  }
  return found;
}

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
const locally = (address: string | undefined) => {
  expect(address?.startsWith(`${company.url}/`), address).toBe(true);
  return (address ?? '').slice(company.url.length);
};

test('whoever shares a link shows the page’s own title, summary and picture, under the first spelling of its address', async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const { path, aliases } of routes) {
    const html = await (await request.get(path)).text();
    const meta = metas(html);
    expect(meta.get('og:url')).toBe(company.url + path);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    // Home's title leaves no room for the company's name.
    const name = path === '/' ? '' : ` | ${company.name}`;
    expect(html).toContain(`<title>${meta.get('og:title')}${name}</title>`);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:image:alt')?.length).toBeGreaterThan(20);
    expect(meta.get('twitter:image:alt')).toBe(meta.get('og:image:alt'));
    const picture = await request.get(locally(meta.get('og:image')), { maxRedirects: 0 });
    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
    const bytes = await picture.body();
    expect(bytes.length, path).toBeLessThan(80_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(pictures.get(hash), `${path} has the picture of`).toBeUndefined();
    pictures.set(hash, path);
    for (const alias of aliases) {
      expect(metas(await (await request.get(alias)).text()).get('og:url')).toBe(company.url + path);
    }
  }
});

test('every page carries one graph, whose facts about the company a visitor reads there too', async ({
  request,
}) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect(scripts, path).toHaveLength(1);
    const { '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '') as {
      '@graph': Record<string, unknown>[];
    };
    const business = graph.find((thing) => thing['@type'] === 'ProfessionalService') as {
      name: string;
      telephone: string;
      email: string;
      address: { streetAddress: string; addressLocality: string; postalCode: string };
    };
    const body = decoded(html.replace(/<head>[\s\S]*<\/head>/, ''));
    const { streetAddress, addressLocality, postalCode } = business.address;
    for (const fact of [
      business.name,
      business.telephone,
      business.email,
      streetAddress,
      addressLocality,
      postalCode,
    ]) {
      expect(body, path).toContain(fact);
    }
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage') as
      { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } | undefined;
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      expect(body).toContain(name);
      expect(body).toContain(acceptedAnswer.text);
    }
  }
});

test('an unknown address offers nothing to search engines or to whoever shares it', async ({
  request,
}) => {
  const html = await (await request.get('/nowhere')).text();
  expect(metas(html).get('robots')).toBe('noindex');
  expect(html).not.toMatch(/og:|twitter:|ld\+json/);
});

test('the sitemap gives the day of a post, and that of a change only for the words that were noted on that day', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const dates = await readDates();
  const posts: Readonly<Record<string, string>> = {
    '/ourblog/it-solutions': '2025-06-10',
    '/ourblog/cybersecurity': '2025-06-05',
    '/ourblog/cloud-migration': '2025-05-25',
  };
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const day = posts[path] ?? changedOn(dates, path, html);
    if (day) expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3600 * 1000);
    expect(xml).toContain(
      `<url><loc>${company.url}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
    );
  }
});

test('the manifest is named once the page is alive, and does not keep the first paint waiting', async ({
  page,
}) => {
  await openAlive(page, '/ourblog');
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute(
    'href',
    '/site.webmanifest',
  );
  await page.locator('main').getByRole('link').first().click();
  await expect(page.locator('head link[rel=manifest]')).toHaveCount(1);
});

test('every file that a page’s head or the manifest names is there, in its declared type and size', async ({
  request,
}) => {
  const html = await (await request.get('/ourblog')).text();
  const links = [...html.matchAll(/<link [^>]+>/g)]
    .map(([tag]) => attributes(tag))
    .filter(({ rel = '' }) => /icon|manifest|alternate/.test(rel));
  const kinds = links.map(({ rel }): string => rel ?? '');
  expect(kinds.toSorted()).toEqual(['alternate', 'icon']);
  // What cannot show the named one asks for this by itself.
  for (const { href = '' } of [
    ...links,
    { href: '/favicon.ico' },
    { href: '/apple-touch-icon.png' },
  ]) {
    expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
  }
  const manifest = await request.get('/site.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src, { maxRedirects: 0 });
    expect(icon.headers()['content-type'], src).toContain(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const [file, type] of [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/feed.xml', 'xml'],
    ['/sitemap.xml', 'xml'],
  ] as const) {
    expect((await request.get(file)).headers()['content-type'], file).toContain(type);
  }
});
