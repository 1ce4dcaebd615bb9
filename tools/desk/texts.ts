/** The texts of the site, as the desk finds, shows and changes them. */
import { type FactSchema, type Owner, readFile } from '@workshop/facts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  filled,
  fixedBy,
  reasonFor,
  roomFor,
  type SiteText,
  siteTexts,
  unknownTexts,
  wordFaults,
  type Words,
} from '../words/own.ts';
import { likeness } from './likeness.ts';
import { openFacts, type Sheet } from './saved.ts';

/** Which texts to show: of one page, those with some words, or those that the owner has changed. */
export interface Wanted {
  readonly page?: string;
  readonly q?: string;
  readonly own?: string;
  /** That it was saved just now. */
  readonly saved?: string;
}

/** Names of fields that an owner does not know. */
const fieldNames: Readonly<Record<string, string>> = {
  meta: 'search results',
  alt: 'for people who cannot see it',
};
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const labelOf = ({ field }: SiteText) => {
  const spaced = (name: string) =>
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capital(field.map((name) => fieldNames[name] ?? spaced(name)).join(', '));
};

/** A text of the site, with what it is called at the desk. */
interface NamedText extends SiteText {
  /** Its own on its page, such as `Faq, answer 2`. */
  readonly label: string;
  /** How often it is in its file. */
  readonly times: number;
}

/** A file of texts: a page, or what several pages share. */
export interface TextPage {
  readonly page: string;
  /** The heading of a page; of other files what their first comment says. */
  readonly name: string;
  /** What search results call a page. */
  readonly title: string | undefined;
  readonly texts: readonly NamedText[];
}

/** Every file of texts by its name, the pages first. */
export function textPages(): readonly TextPage[] {
  const pages = new Map<string, SiteText[]>();
  for (const site of siteTexts()) pages.set(site.page, [...(pages.get(site.page) ?? []), site]);
  return [...pages]
    .map(([page, texts]) => {
      const find = (name: string) => texts.find(({ field }) => field.join() === name)?.text;
      const comment = /\/\*\* (.+?)[.:;(\n]/.exec(
        readFileSync(`src/content/${page}.ts`, 'utf8'),
      )?.[1];
      const title = find('meta,title');
      const name = find('heading') ?? (title ? capital(page) : (comment ?? page));
      return { page, name, title, texts: named(texts) };
    })
    .toSorted((a, b) => Number(!a.title) - Number(!b.title) || a.name.localeCompare(b.name));
}

/** The texts of one file, each once, with labels of their own. */
function named(all: readonly SiteText[]): readonly NamedText[] {
  const texts = all.filter(
    (site, index) => all.findIndex(({ text }) => text === site.text) === index,
  );
  const labels = texts.map(labelOf);
  return texts.map((site, index) => {
    const label = labels[index] ?? '';
    const alike = (until: number) =>
      labels.slice(0, until).filter((other) => other === label).length;
    return {
      ...site,
      label: alike(labels.length) === 1 ? label : `${label} ${alike(index + 1)}`,
      times: all.filter(({ text }) => text === site.text).length,
    };
  });
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
  const unknown = unknownTexts(words).map((site) => ({ ...site, label: 'Not used', times: 0 }));
  const query = q.trim();
  const rank = (site: SiteText) => {
    if (own !== undefined) return Number(ownOf(site) !== undefined);
    if (query === '') return Number(site.page === page);
    const both = [site.text, ownOf(site) ?? ''].map((text) => filled(text, company));
    return Math.max(...both.map((text) => likeness(text, query)));
  };
  const ranked = [...known, ...unknown]
    .map((site) => ({ site, rank: rank(site) }))
    .toSorted((a, b) => b.rank - a.rank);
  const isFound = (rank: number) => rank > ((ranked[0]?.rank ?? 0) > 1 ? 1 : 0);
  const texts = new Map(
    ranked.flatMap(({ site, rank }) =>
      isFound(rank) ? [[keyOf(site.page, site.text), site]] : [],
    ),
  );

  const hintFor = (site: NamedText) => {
    const section = fixedBy(site);
    if (section) return `Fixed: ${reasonFor(section)}.`;
    if (site.times === 0)
      return `The site does not say “${site.text}” any more. Empty the field to take yours out.`;
    const shown = filled(site.text, company);
    return [
      site.times > 1 ? `The page has it ${site.times} times.` : '',
      ownOf(site) !== undefined
        ? `Empty the field for the site’s own: “${site.text}”`
        : shown === site.text
          ? ''
          : `On the page: “${shown}”`,
    ].join(' ');
  };
  const schemaOf = (site: NamedText): FactSchema => {
    const { least, most } = roomFor(site, company);
    return {
      title:
        page === undefined ? `${names.get(site.page) ?? site.page}: ${site.label}` : site.label,
      description: hintFor(site),
      readOnly: fixedBy(site) !== undefined,
      letters: most,
      fewest: least,
    };
  };
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
  const each = <T>(value: (site: NamedText) => T) =>
    Object.fromEntries([...texts].map(([key, site]) => [key, value(site)]));
  return {
    ...sheet,
    schema: { properties: each(schemaOf) },
    value: isUsable ? each((site) => ownOf(site) ?? site.text) : undefined,
    faults: (typed) =>
      wordFaults(withTyped(typed), company)
        .map(({ path, message }) => ({ path: [keyOf(String(path[0]), String(path[1]))], message }))
        .filter(({ path: [key = ''] }) => texts.has(key)),
    textOf(typed) {
      const next = withTyped(typed);
      return sheet.textOf({ ...stored, ...(!isDeepStrictEqual(next, words) && { words: next }) });
    },
  };
}
