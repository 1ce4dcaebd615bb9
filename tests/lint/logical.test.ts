import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Tailwind's classes for a physical side, with or without variants before them. */
const physicalClass =
  /(?<![\w-])-?(?:[mp][lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|left|right|text-left|text-right|float-left|float-right|clear-left|clear-right)(?:-(?:\d|\[|\(|auto|px|full|gutter|none|sm|md|lg|xl)[^\s"'`]*)?(?=[\s"'`])/g;
/** CSS properties and values of a physical side. */
const physicalStyle =
  /(?:margin|padding|border|scroll-padding|scroll-margin)-(?:left|right)\b|(?<![\w-])(?:left|right)\s*:|(?:text-align|float)\s*:\s*(?:left|right)/g;

/** What may name a side, and why. */
const allowed = new Set([
  // Sonner places its list by the window's sides, and the specification says top right.
  'src/components/frame/Toasts.tsx: right:',
]);

function classesIn(source: string): string[] {
  // Class names stand in strings; a word of a sentence or of code is none.
  const strings = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})|'([^'\n]*)'/g)];
  return strings.flatMap(([, a, b, c]) => {
    const text = a ?? b ?? c ?? '';
    return [...` ${text} `.matchAll(physicalClass)].map(([found]) => found);
  });
}

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => ending.test(file));

test('the site stands the other way round for a script that runs right to left: no look names a left or a right', () => {
  const found = [
    ...files('src', /\.tsx$/).flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const styles = [...source.matchAll(physicalStyle)].map(([text]) => text);
      return [...classesIn(source), ...styles].map((text) => `${file}: ${text}`);
    }),
    ...files('src', /\.css$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(physicalStyle)].map(([text]) => `${file}: ${text}`),
    ),
  ];
  expect(found.filter((text) => !allowed.has(text))).toEqual([]);
});

test.each([
  [`<p className="mt-2 ml-4">`, ['ml-4']],
  [`<p className="sm:pr-[3px] text-left">`, ['pr-[3px]', 'text-left']],
  ['<p className={`left-0 ${look}`}>', ['left-0']],
  [`<p className="ms-4 pe-2 text-start start-0 border-s-2">`, []],
])('in %s it would notice %j', (source, found) => {
  expect(classesIn(source)).toEqual(found);
});
