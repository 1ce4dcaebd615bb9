import { week } from '@workshop/facts';
import { expect, test } from 'vitest';
import { shell } from '../../src/content/shell.ts';

/** Names that are looked up by a value, and so stand nowhere in code. */
const lookedUp = new Set<string>([
  // The controls' names, which machines list (specification 3).
  'collegeUniversityName',
  'contactNumber',
  'highestQualification',
  // Addresses from which a visitor comes to Contact.
  'AppServicesPage',
  'Front',
  'SoftwareServicespage',
  'WebservicesPage',
  // What a material of the stock is counted in.
  'unit',
  // The days that the owner names.
  ...week,
  // The steps of the bug report, which are states of its machine.
  'fixed',
  'reported',
  'reproduced',
  'tested',
  // Questions of the brief, which are states of its machine.
  'deadline',
  'tools',
  // What is wrong with a file.
  'empty',
  // The kinds of ways on, of which a page names one.
  'applicant',
  'offer',
  'student',
]);

const withoutComments = (code: string) => code.replaceAll(/^\s*\/\/.*|\/\*[\s\S]*?\*\//gm, '');
const sources = Object.entries(
  import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '../../tools/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, code]) => [path.replace('../../', ''), withoutComments(code)] as const);
const [words, readers] = [true, false].map((isWords) =>
  sources.filter(([file]) => file.startsWith('src/content/') === isWords),
) as [typeof sources, typeof sources];

/** The names of fields that are written in the words. */
function fieldsIn(code: string): string[] {
  return [...code.matchAll(/^\s+([\w$]+): /gm)].map(([, name = '']) => name);
}

/** The names of fields that code reads: by a dot, or taken apart. */
function readIn(code: string): Set<string> {
  const forms = [/\.(\w+)/g, /[{,]\s*(\w+)\s*(?=[,}=])/g, /[{,]\s*(\w+)\s*:\s*\w+\s*(?=[,}=])/g];
  return new Set(forms.flatMap((form) => [...code.matchAll(form)].map(([, name = '']) => name)));
}

test('a field that nothing reads is found, one that is read or taken apart is not', () => {
  expect(fieldsIn(`export const a = {\n  title: 'A',\n  lost: 'B',\n};\n`)).toEqual([
    'title',
    'lost',
  ]);
  expect([...readIn('const t = content.title;')]).toContain('title');
  expect([...readIn('function A({ text, title }: Words) {}')]).toContain('title');
  expect([...readIn('const { title: heading } = words;')]).toContain('title');
  expect([...readIn(withoutComments('const t = content.title;\n// { lost }'))]).toEqual(['title']);
});

test('every field of the words is read by some page', () => {
  const code = readers.map(([, text]) => text.replaceAll(/^import [^;]*;/gm, '')).join('\n');
  const isRead = readIn(code);
  const own = words.filter(([file]) => !/(?:types|\.d)\.ts$/.test(file));
  // What one file of the words reads of another.
  for (const [, text] of own)
    for (const [, name = ''] of text.matchAll(/\.(\w+)/g)) isRead.add(name);
  const unused = own.flatMap(([file, text]) =>
    fieldsIn(text)
      .filter((name) => !lookedUp.has(name) && !isRead.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('every word of the frame is read as one of it', () => {
  const code = readers.map(([, text]) => text).join('\n');
  const unused = Object.keys(shell).filter(
    (name) => !new RegExp(`\\b(?:shell|labels|words)\\??\\.${name}\\b`).test(code),
  );
  expect(unused).toEqual([]);
});
