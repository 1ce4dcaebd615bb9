/** The files for search engines, feed readers and phones: sitemap, robots, feed, manifest, llms. */
import { locale } from '../../src/content/locale.ts';
import type { Block, Company, Inline } from '../../src/content/types.ts';
import { light } from '../../tailwind.config.ts';
import { night } from './icons.ts';
import {
  isBlog,
  isHome,
  isLegal,
  isOffer,
  isPost,
  isService,
  type Page,
  postsIn,
} from './pages.ts';

/** Every canonical address, with the day its words last changed where that day is known. */
export function sitemap(
  pages: readonly Page[],
  changed: Readonly<Record<string, string | undefined>>,
): string {
  const urls = pages.map(({ path, url }) => {
    const day = changed[path];
    return `  <url><loc>${escape(url)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return document('urlset', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', urls);
}

/**
 * Everything may be crawled, once it is the owner's.
 * @param isExample whether facts are still examples.
 */
export function robots(company: Company, isExample: boolean): string {
  if (isExample) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`;
}

/** The blog's posts as RSS 2.0, whole. */
export function feed(pages: readonly Page[], company: Company): string {
  const blog = pages.find(({ words }) => isBlog(words));
  if (!blog) throw new Error('The route table holds no blog');
  const { words, url } = blog;
  const posts = postsIn(pages);
  const [newest] = posts;
  return document(
    'rss',
    'version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    [
      '<channel>',
      `  <title>${escape(`${words.heading} | ${company.name}`)}</title>`,
      `  <link>${escape(url)}</link>`,
      `  <atom:link rel="self" type="application/rss+xml" href="${escape(company.url)}/feed.xml"/>`,
      `  <description>${escape(words.meta.description)}</description>`,
      `  <language>${locale.lang}</language>`,
      ...(newest ? [`  <lastBuildDate>${moment(newest.words.date)}</lastBuildDate>`] : []),
      ...posts.flatMap(({ url, words: { heading, meta, date, author, body } }) => [
        '  <item>',
        `    <title>${escape(heading)}</title>`,
        `    <link>${escape(url)}</link>`,
        `    <guid>${escape(url)}</guid>`,
        `    <pubDate>${moment(date)}</pubDate>`,
        `    <dc:creator>${escape(author)}</dc:creator>`,
        `    <description>${escape(meta.description)}</description>`,
        // Escaped twice: it is HTML inside XML.
        `    <content:encoded>${escape(body.map((block) => htmlOf(block, company)).join(''))}</content:encoded>`,
        '  </item>',
      ]),
      '</channel>',
    ],
  );
}

function htmlOf(block: Block, company: Company): string {
  const sentence = (words: readonly Inline[]) =>
    words
      .map((piece) => {
        if (typeof piece === 'string') return escape(piece);
        const { label, href } = piece;
        const address = href.startsWith('/') ? company.url + href : href;
        return `<a href="${escape(address)}">${escape(label)}</a>`;
      })
      .join('');
  if ('heading' in block) return `<h2>${escape(block.heading)}</h2>`;
  if ('text' in block) return `<p>${sentence(block.text)}</p>`;
  const list = block.isNumbered ? 'ol' : 'ul';
  return `<${list}>${block.list.map((item) => `<li>${sentence(item)}</li>`).join('')}</${list}>`;
}

/** A day in India as RFC 822 writes a moment: its midnight. */
function moment(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0530');
}

/** The site as an installed application. */
export function manifest(pages: readonly Page[], company: Company): string {
  const home = pages.find(isHome);
  return JSON.stringify(
    {
      id: '/',
      name: company.name,
      short_name: company.name,
      description: home?.words.meta.description,
      ...locale,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: light.canvas,
      theme_color: night,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    undefined,
    2,
  );
}

/** The site in short for language models (llmstxt.org): who this is, and each page with its summary. */
export function llms(pages: readonly Page[], company: Company, openHours: string): string {
  const { street, locality, region, postalCode, country } = company.address;
  const kinds = [
    ['Services', (page: Page) => isOffer(page)],
    [
      'Company',
      (page: Page) => !isOffer(page) && !isHome(page) && !isLegal(page) && !isPost(page.words),
    ],
    ['Blog', (page: Page) => isPost(page.words)],
    // The standard's name for what may be left out.
    ['Optional', isLegal],
  ] as const;
  return (
    [
      `# ${company.name}`,
      `> ${pages.find(isHome)?.words.meta.description}`,
      [
        `- Address: ${street}, ${locality}, ${region} ${postalCode}, ${country}`,
        `- Phone: ${company.phone}`,
        company.whatsapp && `- WhatsApp: ${company.whatsapp}`,
        `- E-mail: ${company.emails.join(', ')}`,
        `- Open hours: ${openHours}`,
        company.replyTime && `- Answers: ${company.replyTime}`,
        company.since && `- In business since: ${company.since}`,
      ]
        .filter(Boolean)
        .join('\n'),
      ...kinds.flatMap(([title, belongs]) => {
        const lines = pages
          .filter(belongs)
          .map(({ words, url }) =>
            [`- [${words.heading}](${url}): ${words.meta.description}`, ...offerOf(words)].join(
              ' ',
            ),
          );
        return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
      }),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** What the page of a service says of price and duration, a sentence each. */
const offerOf = (words: Page['words']): string[] =>
  isService(words)
    ? words.offer.map(({ name, value, text }) => `${name}: ${value}${text && ` (${text})`}.`)
    : [];

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function document(root: string, attributes: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${lines.join('\n')}\n</${root}>\n`;
}
