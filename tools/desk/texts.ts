/** The texts of the site, as the desk finds, shows and changes them. */
import { type FactSchema, type Owner, readFile } from '@workshop/facts';
import { createHash } from 'node:crypto';
import { lettersIn } from '../owner/lengths.ts';
import {
  filled,
  fixedBy,
  roomFor,
  type SiteText,
  siteTexts,
  unknownTexts,
  wordFaults,
  type Words,
} from '../words/own.ts';
import { openFacts, type Sheet } from './saved.ts';

/** Which texts to show: of one page, those with some words, or those that the owner has changed. */
export interface Wanted {
  readonly page?: string;
  readonly q?: string;
  readonly own?: string;
}

/** Names of fields that an owner does not know. */
const labels: Readonly<Record<string, string>> = {
  meta: 'search results',
  alt: 'for people who cannot see it',
};
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const labelOf = ({ field }: SiteText) =>
  capital(field.map((name) => labels[name] ?? name).join(', '));

/** A file of texts: a page, or what several pages share. */
export interface TextPage {
  readonly page: string;
  /** The heading of a page; otherwise the name of the file, such as `Live: bill`. */
  readonly name: string;
  readonly isPage: boolean;
  readonly texts: readonly SiteText[];
}

/** Every file of texts, the pages first. */
export function textPages(): readonly TextPage[] {
  const pages = new Map<string, SiteText[]>();
  for (const site of siteTexts()) pages.set(site.page, [...(pages.get(site.page) ?? []), site]);
  return [...pages]
    .map(([page, texts]) => {
      const [heading] = texts.filter(({ field }) => field.join() === 'heading');
      const name = heading?.text ?? capital(page.replaceAll('/', ': ').replaceAll('-', ' '));
      return { page, name, texts, isPage: texts.some(({ field }) => field[0] === 'meta') };
    })
    .toSorted((a, b) => Number(b.isPage) - Number(a.isPage));
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How well a text is what was searched: 2 for the words as they are, 1 for four of five of them. */
function likeness(text: string, query: string): number {
  const [words, searched] = [wordsIn(text), wordsIn(query)];
  if (words.join(' ').includes(searched.join(' '))) return 2;
  const share = (some: readonly string[], all: readonly string[]) =>
    some.filter((word) => all.includes(word)).length / some.length;
  // Or all of a sentence is in what was searched, which is longer.
  return share(searched, words) >= 0.8 || (words.length > 4 && share(words, searched) >= 0.8)
    ? 1
    : 0;
}

const keyOf = (page: string, text: string) =>
  `t${createHash('sha256').update(`${page} ${text}`).digest('hex').slice(0, 12)}`;

/** The sheet of the texts that are wanted, each by a key that no other has. */
export function openTexts(folder: string, { page, q = '', own }: Wanted): Sheet {
  const sheet = openFacts(folder, 'words');
  const stored: Partial<Owner['words']> | undefined = sheet.value;
  const isUsable = stored !== undefined && sheet.faults(stored).length === 0;
  const words = (isUsable && stored.words) || {};
  const company = (readFile(folder, 'company').facts ?? {}) as Partial<Owner['company']>;
  const ownOf = (site: SiteText) => words[site.page]?.[site.text];

  const pages = textPages();
  const names = new Map(pages.map(({ page, name }) => [page, name]));
  const known = pages.flatMap(({ texts }) => texts);
  const all = [...known, ...unknownTexts(words, known)];
  const rank = (site: SiteText) =>
    q
      ? Math.max(
          ...[site.text, ownOf(site) ?? ''].map((text) => likeness(filled(text, company), q)),
        )
      : Number(own === undefined ? site.page === page : ownOf(site) !== undefined);
  const best = Math.max(1, ...all.map(rank));
  const texts = new Map(
    all.filter((site) => rank(site) === best).map((site) => [keyOf(site.page, site.text), site]),
  );

  const hintFor = (site: SiteText) => {
    const section = fixedBy(site);
    if (section) return `The specification of the site fixes it (${section}).`;
    if (ownOf(site)) return `The site’s own: “${site.text}”. Empty the field to put it back.`;
    const shown = filled(site.text, company);
    return shown === site.text ? '' : `On the page: “${shown}”`;
  };
  const schemaOf = (site: SiteText): FactSchema => ({
    title:
      page === undefined ? `${names.get(site.page) ?? site.page}: ${labelOf(site)}` : labelOf(site),
    description: hintFor(site),
    readOnly: fixedBy(site) !== undefined,
    // What is filled in takes more room than its name.
    letters: roomFor(site).most - lettersIn(filled(site.text, company)) + lettersIn(site.text),
  });
  const withTyped = (typed: object): Words => {
    const next = structuredClone(words);
    for (const [key, { page, text }] of texts) {
      const changed = (typed as Record<string, string>)[key]?.replaceAll(/\s+/g, ' ').trim() ?? '';
      const ofPage = (next[page] ??= {});
      if (changed === '' || changed === text) delete ofPage[text];
      else ofPage[text] = changed;
      if (Object.keys(ofPage).length === 0) delete next[page];
    }
    return next;
  };
  const each = <T>(value: (site: SiteText) => T) =>
    Object.fromEntries([...texts].map(([key, site]) => [key, value(site)]));
  return {
    ...sheet,
    schema: { properties: each(schemaOf) },
    value: isUsable ? each((site) => ownOf(site) ?? site.text) : undefined,
    faults: (typed) =>
      wordFaults(withTyped(typed), company)
        .map(({ path, message }) => ({ path: [keyOf(String(path[0]), String(path[1]))], message }))
        .filter(({ path: [key = ''] }) => texts.has(key)),
    textOf: (typed) => sheet.textOf({ ...stored, words: withTyped(typed) }),
  };
}
