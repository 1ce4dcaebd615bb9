import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { allRoutes } from '../../tools/pages.ts';
import { full } from './runs.ts';

const routes = allRoutes();

/** Labels that promise their page in other words than its heading, each with the heading it must lead to. */
const otherWords: Readonly<Record<string, RegExp>> = {
  'Get Started': /^Contact Us$|^We design websites/,
  "Let's Start": /^Contact Us$/,
  'Get a quotation': /^Contact Us$/,
  'Customized Software': /^UI\/UX Design$/,
  Career: /^Join Our Team$/,
  'Company vision': /^Our Vision$/,
  Home: /^We design websites/,
  Explore: /^(?:Web|Software|App) Services$|^Digital Marketing$/,
};

/** Words that say nothing about where a link leads. */
const empty = new Set([
  'our',
  'the',
  'and',
  'for',
  'services',
  'service',
  'development',
  'page',
  'all',
  'of',
  'to',
  'a',
  'us',
  'your',
  'how',
  'we',
]);

/** The words of a text that say something, `Front-End` both as two words and as one. */
const significant = (text: string) =>
  new Set(
    `${text} ${text.replaceAll('-', '')}`
      .toLowerCase()
      .replace(/[^a-z/ ]/g, ' ')
      .split(/[\s/]+/)
      .map((word) => word.replace(/(?:ing|ment|s|e)$/, ''))
      .filter((word) => word && !empty.has(word)),
  );

test(
  'every internal link of every page lands on a page that fits its label',
  full,
  async ({ request }) => {
    const documents = new Map<string, Document>();
    const open = async (path: string) => {
      const known = documents.get(path);
      if (known) return known;
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const { document } = new JSDOM(await answer.text()).window;
      documents.set(path, document);
      return document;
    };
    const misfits = new Set<string>();
    for (const { path } of routes) {
      for (const link of (await open(path)).querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        const where = `${path}: "${link.textContent}" -> ${href}`;
        expect(href, where).toMatch(/^(?:\/|#|https:\/\/|tel:\+|mailto:)/);
        if (!/^[/#]/.test(href)) continue;
        const target = new URL(href, `https://site.example${path}`);
        const page = await open(target.pathname);
        if (target.hash) continue;
        const heading = page.querySelector('h1')?.textContent ?? '';
        // A card is one link around its title and its text: its heading is its label.
        const label =
          (link.querySelector('h2, h3, h4, b, strong') ?? link).textContent?.trim() ?? '';
        const named = link.getAttribute('aria-label') ?? label;
        if (otherWords[label]?.test(heading)) continue;
        if (label.toLowerCase().includes(heading.toLowerCase())) continue;
        const words = significant(`${heading} ${page.title}`);
        const fits = [...significant(`${label} ${named}`)].some((word) => words.has(word));
        if (!fits && target.pathname !== '/')
          misfits.add(`"${label}" -> ${target.pathname} (${heading})`);
      }
    }
    expect([...misfits]).toEqual([]);
  },
);
