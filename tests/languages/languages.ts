import { type FactSchema, schemas } from '@workshop/facts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withTexts } from '../../tools/words/texts.ts';

/** A language that nobody speaks: what it makes of the site's words shows where the site still speaks English. */
export interface Language {
  /** A real tag, by which dates and numbers are written. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A word that is at least 40 % longer. */
  word(word: string): string;
}

const vowels: Readonly<Record<string, string>> = {
  a: 'áä',
  e: 'éë',
  i: 'íï',
  o: 'óö',
  u: 'úü',
  y: 'ýÿ',
  A: 'ÁÄ',
  E: 'ÉË',
  I: 'ÍÏ',
  O: 'ÓÖ',
  U: 'ÚÜ',
  Y: 'ÝÝ',
};
const alphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

const longer = (word: string, filler: string, least: number) =>
  word.padEnd(Math.ceil(least * 1.4), filler);

/** Accented letters, which are in the site's own fonts. */
export const accented: Language = {
  lang: 'el',
  dir: 'ltr',
  word: (word) =>
    longer(
      word.replaceAll(/[aeiouy]/gi, (letter) => vowels[letter] ?? ''),
      'ö',
      word.length,
    ),
};

/** Arabic letters, from right to left. Urdu writes dates and numbers in digits of its own. */
export const arabic: Language = {
  lang: 'ur-IN',
  dir: 'rtl',
  word: (word) =>
    longer(
      word
        .toLowerCase()
        .replaceAll(/[a-z]/g, (letter) => alphabet[letter.charCodeAt(0) - 97] ?? ''),
      'ه',
      word.length,
    ),
};

/** Puts every word of a text into a language; `{placeholders}` and the addresses of links stay. */
export const translate = (text: string, language: Language): string =>
  text.replaceAll(/\{\w+\}|\]\([^)]*\)|[A-Za-z]+/g, (found) =>
    /^[{\]]/.test(found) ? found : language.word(found),
  );

/**
 * Puts the words of a module of `src/content/` into a language.
 * @param code TypeScript.
 */
export const translateModule = (code: string, language: Language): string =>
  withTexts(code, (text) => translate(text, language))
    .replaceAll(/(['"])en-[A-Z]{2}\1/g, JSON.stringify(language.lang))
    .replaceAll(/(['"])ltr\1/g, JSON.stringify(language.dir));

/** Puts the words among the owner's facts into a language: what has a shape, such as an address, is no word. */
export function translateFacts(facts: unknown, schema: FactSchema, language: Language): unknown {
  const { pattern, format, properties, items } = schema;
  if (typeof facts === 'string')
    return (pattern ?? format ?? schema.enum) ? facts : translate(facts, language);
  if (Array.isArray(facts) && items)
    return facts.map((fact) => translateFacts(fact, items, language));
  if (typeof facts !== 'object' || facts === null || !properties) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      translateFacts(fact, properties[name] ?? {}, language),
    ]),
  );
}

/** Puts the owner's facts in a folder into a language. */
export function translateOwner(folder: string, language: Language): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) continue;
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(translateFacts(facts, schema, language)));
  }
}

/** Builds the site in a language. */
export const speak = (language: Language): Plugin => ({
  name: 'speak',
  enforce: 'pre',
  // What is data in the browser's code (`contentAsData`) is in the language already.
  load: {
    filter: { id: /\/(?:src\/content\/.*|packages\/facts\/src\/services)\.ts$/ },
    handler: (id) => translateModule(readFileSync(id, 'utf8'), language),
  },
});
