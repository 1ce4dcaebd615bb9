import { type FactSchema, schemas } from '@workshop/facts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

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

/** Fields whose text is an address, an id or the name of a file. */
const noWords = new Set(['href', 'id', 'icon', 'family', 'kind', 'step', 'company']);
/** Fields that hold no word beside another: a picture's name beside its `alt`, a choice's value beside its label. */
const besides: Readonly<Record<string, string>> = {
  name: 'alt',
  src: 'alt',
  screen: 'alt',
  value: 'label',
};
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Puts the words of a module of `src/content/` into a language.
 * @param code TypeScript.
 */
export function translateModule(code: string, language: Language): string {
  const { program, errors } = parseSync('words.ts', code);
  if (errors[0]) throw new Error(errors[0].message);
  const edits: { start: number; end: number; text: string }[] = [];

  function walk(node: Node, field: string): void {
    const { type, start, end, value } = node;
    if (type === 'ImportDeclaration' || field === 'source') return;
    // A type; but not `words as Words`.
    if (type.startsWith('TS') && !('expression' in node)) return;
    if (type === 'TemplateElement') {
      const { raw } = value as { raw: string };
      const at = code.indexOf(raw, start);
      edits.push({ start: at, end: at + raw.length, text: translate(raw, language) });
    } else if (type === 'Literal') {
      // An address is no word.
      if (typeof value !== 'string' || /^\/[#\w]/.test(value)) return;
      const isTag = /^en-[A-Z]{2}$/.test(value);
      // What a function is told is no word.
      if (field === 'arguments' && !isTag) return;
      const text = isTag
        ? language.lang
        : value === 'ltr'
          ? language.dir
          : translate(value, language);
      edits.push({ start, end, text: JSON.stringify(text) });
    } else if (type === 'ObjectExpression') object(node);
    else {
      for (const [name, child] of Object.entries(node)) {
        for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) {
          if (!isNode(one)) continue;
          if (type === 'NewExpression' && one.type === 'ObjectExpression') continue;
          walk(one, name);
        }
      }
    }
  }
  function object(node: Node): void {
    const properties = node.properties as readonly Node[];
    const nameOf = ({ key }: Node) => {
      const { name, value } = (key ?? {}) as { name?: string; value?: unknown };
      return name ?? String(value);
    };
    const names = properties.map(nameOf);
    for (const property of properties) {
      const name = nameOf(property);
      const content = (property.value ?? property.argument) as Node;
      const isText = content.type === 'Literal' || content.type === 'TemplateLiteral';
      if (isText && (noWords.has(name) || names.includes(besides[name] ?? '-'))) continue;
      walk(content, name);
    }
  }

  walk(program as unknown as Node, '');
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

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
