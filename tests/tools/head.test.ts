import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { company } from '../../src/content/company.ts';
import { headOf } from '../../tools/findable/head.ts';
import { type Page, pagesOf } from '../../tools/findable/pages.ts';

const pages = await pagesOf({ company, routes });
const at = (path: string) => pages.find((page) => page.path === path) as Page;
const head = (page: Page) => {
  const html = headOf(page, company);
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)].map(
      ([, name = '', content]) => [name, content],
    ),
  );
};

test('a shared link shows title, summary and a picture that is told, under its first spelling', () => {
  const shared = head(at('/Contact'));
  expect(shared).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Weavers of Software',
    'og:locale': 'en_IN',
    'og:title': 'Contact our Greater Noida office',
    'og:description':
      'Write, call or visit our office in Greater Noida. Open hours, address, phone number, email addresses, map and contact form.',
    'og:url': 'https://www.weavers.test/Contact',
    'og:image': 'https://www.weavers.test/share/Contact.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(shared['og:image:alt']).toContain('Contact Us');
  expect(shared['twitter:image:alt']).toBe(shared['og:image:alt']);
});

test('no words can end the attribute they stand in', () => {
  const page = at('/Contact');
  const title = 'Tom & "Jerry" <script>';
  const words = { ...page.words, meta: { ...page.words.meta, title } };
  expect(head({ ...page, words })['og:title']).toBe('Tom &amp; &quot;Jerry&quot; &lt;script>');
});

test('Home and the blog lead to the feed, and no other page', () => {
  const leading = pages.filter((page) =>
    headOf(page, company).includes(
      '<link rel="alternate" type="application/rss+xml" title="Weavers of Software" href="/feed.xml">',
    ),
  );
  expect(leading.map(({ path }) => path)).toEqual(['/', '/ourblog']);
});
