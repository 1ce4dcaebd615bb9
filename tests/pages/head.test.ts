import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { developmentDocument } from '../../src/app/Document.tsx';
import { documentOf, notFound, routeAt } from '../../src/app/prerender.tsx';
import { allRoutes } from '../../tools/pages.ts';

/** The document of a page without its markup. */
async function documentAt(path: string, options: { isExample?: boolean } = {}) {
  const route = routeAt(path);
  await route.load();
  const share = {
    card: `https://www.weavers.test/share${path}.jpg`,
    cardAlt: '“Contact Us” in large letters on dark silk',
    graph: '{"@type":"ContactPage"}',
  };
  const html = documentOf({
    route,
    markup: '<p>Markup',
    loader: 'load()',
    files: ['/assets/a.js', '/assets/b.js'],
    isExample: options.isExample ?? false,
    share: route === notFound ? undefined : share,
  });
  return new JSDOM(html).window.document;
}
const robots = (page: Document) => [...page.querySelectorAll('meta[name=robots]')].length;

test('a shared link shows title, summary and a picture with its alternative, under its first spelling', async () => {
  const page = await documentAt('/UIPage/Contact');
  const shared = Object.fromEntries(
    [...page.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  );
  expect(shared).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Weavers of Software',
    'og:locale': 'en_IN',
    'og:title': 'Contact our Greater Noida office',
    'og:description':
      'Write, call or visit our office in Greater Noida. Open hours, address, phone number, email addresses, map and contact form.',
    'og:url': 'https://www.weavers.test/Contact',
    'og:image': 'https://www.weavers.test/share/UIPage/Contact.jpg',
    'og:image:alt': '“Contact Us” in large letters on dark silk',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': '“Contact Us” in large letters on dark silk',
  });
});

test('Home and the blog lead to the feed, and no other page', async () => {
  const leading = [];
  for (const { path } of allRoutes()) {
    const link = (await documentAt(path)).querySelector('link[type="application/rss+xml"]');
    if (link?.getAttribute('href') === '/feed.xml')
      leading.push([path, link.getAttribute('title')]);
  }
  expect(leading).toEqual([
    ['/', 'Weavers of Software'],
    ['/ourblog', 'Weavers of Software'],
  ]);
});

test('search engines are kept from pages with examples, and from the page of unknown addresses', async () => {
  expect(robots(await documentAt('/Contact'))).toBe(0);
  expect(robots(await documentAt('/Contact', { isExample: true }))).toBe(1);
  expect(robots(await documentAt('/nowhere'))).toBe(1);
  expect(robots(await documentAt('/nowhere', { isExample: true }))).toBe(1);
});

test('in the development server every address has the same head, and the entry as a module', () => {
  const { document } = new JSDOM(developmentDocument()).window;
  expect(document.documentElement.lang).toBe('en-IN');
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2);
  expect([...document.scripts].map((script) => [script.type, script.getAttribute('src')])).toEqual([
    ['module', '/src/app/boot/main.tsx'],
  ]);
});
