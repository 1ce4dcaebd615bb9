import { locale } from '../../src/content/locale.ts';
import type { Company } from '../../src/content/types.ts';
import { cardAlt, cardSize } from './card.ts';
import { graphOf, serialise } from './graph.ts';
import { isBlog, isHome, type Page } from './pages.ts';

/** What a page tells search engines of itself and the company, as HTML for its end: no visitor has to wait for it. */
export const graphScript = (...facts: Parameters<typeof graphOf>): string =>
  `<script type="application/ld+json">${serialise(graphOf(...facts))}</script>`;

/**
 * What a page's head holds for search engines and for whoever shares its link, beside the title, description and
 * canonical that React keeps. Written by the prerender only: nobody who reads it runs scripts.
 * @returns HTML.
 */
export function headOf(page: Page, company: Company): string {
  const { meta } = page.words;
  const alt = cardAlt(page);
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': locale.lang.replace('-', '_'),
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': page.url,
    'og:image': page.card,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': alt,
  };
  // X takes title, description and picture from Open Graph, the alternative text it does not.
  const names = { 'twitter:card': 'summary_large_image', 'twitter:image:alt': alt };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}">`,
    ),
    ...Object.entries(names).map(
      ([name, content]) => `<meta name="${name}" content="${attribute(content)}">`,
    ),
    ...(isHome(page) || isBlog(page.words)
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${attribute(company.name)}" href="/feed.xml">`,
        ]
      : []),
  ].join('');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
