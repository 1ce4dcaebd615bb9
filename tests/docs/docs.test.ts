import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'deploy/README.md',
  'art/README.md',
  'tests/README.md',
  'tools/media/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** The id that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test('README has at most 100 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test.each(documents)('every link in %s leads to a file and a heading that exist', (document) => {
  const broken = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#');
      const file = path ? resolve(dirname(document), path) : resolve(document);
      if (!existsSync(file)) return true;
      if (!anchor) return false;
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)];
      return !headings.some(([, heading = '']) => anchorOf(heading) === anchor);
    });
  expect(broken).toEqual([]);
});

test.each(documents)('every file and folder named in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)].map(
    ([, name = '']) => name,
  );
  const missing = named
    .filter((name) => /^(?:src|tests|tools|art|packages|docs|deploy|owner|public)\//.test(name))
    .filter((name) => !/[<>*]/.test(name) && !written.includes(name))
    .filter((name) => !existsSync(name));
  expect(missing).toEqual([]);
});

/** By the build, or by the owner. */
const written = [
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'owner/portraits/',
  'owner/projects/',
  'owner/posts/',
];

test('every script of package.json is in the table of CONTRIBUTING, and nothing else', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const rows = [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)` /gm),
  ];
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('every decision is in the table of decisions', () => {
  const table = readFileSync('docs/decisions/README.md', 'utf8');
  const records = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
  expect(records.filter((name) => !table.includes(`](${name})`))).toEqual([]);
});
