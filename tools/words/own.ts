/** The owner's own words for texts of the site (`owner/words.json`). */
import { FactsError, type Fault, type Owner } from '@workshop/facts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../src/content/types.ts';
import { lettersIn } from '../owner/lengths.ts';
import { placeholdersIn, type Text, textsIn } from './texts.ts';

/** By the file below `src/content/`, without its ending, and by the site's text: the owner's. */
export type Words = Owner['words']['words'];

/** A text of the site. */
export interface SiteText extends Text {
  /** Its file below `src/content/`, such as `services/crm`. */
  readonly page: string;
}

/** By code, because the desk asks for them with every page. */
const parsed = new Map<string, readonly Text[]>();
function textsOf(code: string): readonly Text[] {
  const texts = parsed.get(code) ?? textsIn(code);
  parsed.set(code, texts);
  return texts;
}

/** All texts of the site, file by file. */
export const siteTexts = (): readonly SiteText[] =>
  readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      textsOf(readFileSync(join('src/content', file), 'utf8')).map((text) => ({
        ...text,
        page: file.slice(0, -'.ts'.length),
      })),
    );

/** The facts that most texts have; the desk fills in what is there. */
type Facts = Partial<Pick<Company, 'name' | 'city' | 'area' | 'address' | 'support'>>;

/** A text as the site shows it, as far as these facts go. */
export function filled(text: string, { name, city, area, address, support }: Facts): string {
  const facts = { company: name, city, area, ...address, hours: support?.hours };
  return Object.entries(facts).reduce(
    (rest, [key, fact]) => (fact ? rest.replaceAll(`{${key}}`, fact) : rest),
    text,
  );
}

/** What the specification fixes, by file, field and text, with the section. */
const fixed: readonly (readonly [RegExp, string])[] = [
  [/^(?:home|about) \S*values\.name /, '1'],
  [/^(?:navigation|drawer) /, '2.3'],
  [/^(?:home|about) \S+\.(?:more|less) |^home hero\.action\.label /, '2.4'],
  [/^contact heading /, '2.5'],
  [/^footer (?:usefulLinks|services|technologies\.links)\./, '2.6'],
  [/^services-page sections\.(?:title|cards\.title) |^works blocks\.action\.label /, '2.7'],
  [/^services\/\S+ action\.label /, '2.8'],
  [/^vision (?:heading|commitments\.items\.name|services\.cards\.title) /, '2.9'],
  [/^students (?:heading|benefits\.items\.name) /, '2.10'],
  [/^legal\/privacy sections\.title |^legal\/privacy .* took effect on /, '2.11'],
  [/^legal\/terms sections\.title /, '2.12'],
  [
    /^legal\/terms .*(?:non-refundable|signed contract|capped at|courts in Delhi|effect immediately)/,
    '2.12',
  ],
  [/^careers heading /, '2.13'],
  [/^gallery (?:heading|images\.title) /, '2.14'],
  [/^blog heading /, '2.15'],
  [/^chat (?:title|send) /, '2.16'],
  [/^careers form\.(?:options|skills)\b/, '3'],
  [/^(?:careers|contact-words) \S*form\.messages\.|^students form\.thanks /, '8'],
];

/** The section of the specification that fixes a text. */
export function fixedBy({ page, field, text }: SiteText): string | undefined {
  const name = `${page} ${field.join('.')} ${text}`;
  return fixed.find(([shape]) => shape.test(name))?.[1];
}

/** How many letters the owner's text may have, the names of what is filled in among them. */
export function roomFor(
  { field, text }: Text,
  company: Facts,
): { readonly least: number; readonly most: number } {
  const name = field.join('.');
  if (name === 'meta.title' || name === 'meta.description') {
    // Search results show what is filled in.
    const more = lettersIn(filled(text, company)) - lettersIn(text);
    const [least, most] = name === 'meta.title' ? [25, 60] : [110, 155];
    return { least: least - more, most: most - more };
  }
  const letters = lettersIn(text);
  const isSentence = / .*[.?!:]$/.test(text);
  // Headings and labels: the site is tried in languages with words 40 % longer (tests/languages).
  const most = isSentence ? Math.max(2 * letters, 200) : Math.max(Math.ceil(1.4 * letters), 24);
  return { least: 1, most };
}

/** Why a text is fixed. */
export const reasonFor = (section: string): string =>
  `the site was ordered with these words (specification, ${section})`;

/** The entries of a list less those of another, each once for each time. */
const without = (some: readonly string[], others: readonly string[]) =>
  others.reduce<readonly string[]>((rest, other) => {
    const index = rest.indexOf(other);
    return index === -1 ? rest : rest.toSpliced(index, 1);
  }, some);

/** What is wrong with the owner's words. The path of a fault is the file and the site's text. */
export function wordFaults(words: Words, company: Facts): readonly Fault[] {
  const texts = siteTexts();
  const shown = ({ page, text }: SiteText) => words[page]?.[text] ?? text;
  const metas = texts.filter(({ field }) => field[0] === 'meta').map(shown);

  function messageFor(site: SiteText, own: string): string | undefined {
    const section = fixedBy(site);
    if (section) return `cannot be changed: ${reasonFor(section)}`;
    const [kept, used] = [placeholdersIn(site.text), placeholdersIn(own)];
    const [missing, added] = [without(kept, used), without(used, kept)];
    if (missing.length > 0) return `has to keep ${missing.join(' and ')}, which the site fills in`;
    if (added.length > 0)
      return `has ${added.join(' and ')} too much: the site fills in ${kept.length > 0 ? `${kept.join(' and ')} only` : 'nothing here'}`;
    const { least, most } = roomFor(site, company);
    const letters = lettersIn(own);
    if (letters > most) return `has ${letters} letters; at most ${most} fit`;
    if (letters < least) return `has ${letters} letters; write at least ${least}`;
    if (site.field[0] === 'meta' && metas.indexOf(own) !== metas.lastIndexOf(own))
      return 'is what another page has: write what only this page is about';
    return undefined;
  }

  const faults = texts.flatMap((site) => {
    const own = words[site.page]?.[site.text];
    const message = own === undefined ? undefined : messageFor(site, own);
    return message ? [{ path: [site.page, site.text], message }] : [];
  });
  // A text may be twice in a file.
  return [...new Map(faults.map((fault) => [fault.path.join(), fault])).values()];
}

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** @throws FactsError naming each text of the owner's that cannot take the place of the site's. */
export function checkWords({ words: { words }, company }: Owner): void {
  const faults = wordFaults(words, company).map(
    ({ path: [page, text], message }) =>
      `owner/words.json: ${String(page)}: your text for ${quoted(String(text))} ${message}`,
  );
  if (faults.length > 0) throw new FactsError(faults.join('\n'));
}

/** What the owner's words are for and the site does not say any more. They stay in the file. */
export function unknownTexts(words: Words): readonly SiteText[] {
  const known = new Set(siteTexts().map(({ page, text }) => `${page} ${text}`));
  return Object.entries(words).flatMap(([page, own]) =>
    Object.keys(own)
      .filter((text) => !known.has(`${page} ${text}`))
      .map((text) => ({ page, text, field: [] })),
  );
}

/** The same for the owner: one sentence each. */
export const staleWords = (words: Words): readonly string[] =>
  unknownTexts(words).map(
    ({ page, text }) =>
      `owner/words.json: ${page}: the site does not say ${quoted(text)} any more, so your text ${quoted(words[page]?.[text] ?? '')} is not used: change the new one, or take it out`,
  );
