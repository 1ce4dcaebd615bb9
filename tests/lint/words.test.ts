import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Attributes that a visitor reads or hears. */
const said =
  /^(?:alt|title|label|placeholder|aria-(?:label|description|roledescription|valuetext|placeholder))$/;
const letter = /\p{L}/u;
/** Begins with a capital letter and goes on with a word: `Read more`. */
const sentence = /^\p{Lu}\p{Ll}+ \p{L}{2,}/u;
const forDevelopers = /^(?:console\.|new \w*Error\()/;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const start = (node: Node) => Number(node.start);
const nameOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

/**
 * The words that code says to a visitor: text in JSX, and texts in attributes that are read or heard. And sentences in a string,
 * but for those of errors, the console and descriptions of states, which only developers read.
 */
function wordsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const keep = (text: unknown, isWord: RegExp) => {
    if (isWord.test(String(text).trim())) found.push(String(text).trim());
  };
  function walk(node: Node): void {
    const { type, value } = node;
    if (type.startsWith('TS') && !('expression' in node)) return;
    if (type === 'ImportDeclaration' || type === 'ThrowStatement') return;
    if (/^(?:Call|New)Expression$/.test(type) && forDevelopers.test(code.slice(start(node))))
      return;
    const name = nameOf(type === 'Property' ? node.key : type === 'JSXAttribute' ? node.name : {});
    if (name === 'description' || name === 'className') return;
    if (type === 'JSXText' || type === 'Literal')
      keep(value, type === 'Literal' ? sentence : letter);
    if (type === 'TemplateElement') keep((value as { raw: string }).raw, sentence);
    if (said.test(name) && isNode(value) && value.type === 'Literal')
      return keep(value.value, letter);
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child);
  }
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  walk(program as unknown as Node);
  return found;
}

test.each([
  ['<p>Read more</p>', ['Read more']],
  ['<button aria-label="close" />', ['close']],
  [`const x = { 'aria-roledescription': 'slide', label: 'Next' };`, ['slide', 'Next']],
  [`const text = 'Try again';`, ['Try again']],
  [`<p className="Flex grow">{words.text}</p>`, []],
  [`throw new Error('There is no root');`, []],
  [`console.error('The menu did not load:', cause);`, []],
  [`const state = { description: 'Only its button shows.' };`, []],
])('in %s it finds %j', (code, words) => {
  expect(wordsIn('a.tsx', code)).toEqual(words);
});

test('no word of English stands outside of src/content: a second language would not reach it', () => {
  const files = readdirSync('src', { recursive: true })
    .map((file) => join('src', String(file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('src', 'content')));
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
