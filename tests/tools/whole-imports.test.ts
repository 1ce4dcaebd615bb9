import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { getStateNodes } from 'xstate/graph';
import { filesOf } from '../../tools/whole-imports.ts';
import { models } from '../models/index.ts';

test('a dynamic import is given its file and all that this imports', () => {
  const dependencies = ['assets/page-1.js', 'assets/words-2.js'];
  expect(filesOf('assets/page-1.js', dependencies)).toEqual(dependencies);
});

test('one that imports nothing is given its own file, which Vite does not name', () => {
  expect(filesOf('assets/page-1.js', [])).toEqual(['assets/page-1.js']);
});

const folder = mkdtempSync(join(tmpdir(), 'whole-imports-'));
let code: Record<string, string>;
beforeAll(async () => {
  await build({
    logLevel: 'error',
    build: { outDir: folder, copyPublicDir: false },
  });
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  code = Object.fromEntries(files.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every dynamic import of the build waits for its files, fetched whole; a module is preloaded only after that', () => {
  // React knows the word for pages that ask for it.
  const own = Object.keys(code).filter((name) => !name.startsWith('libraries-'));
  const routes = own.find((name) => name.startsWith('shared-')) ?? '';
  // Extras hold what preloads files that have come whole.
  for (const name of own.filter((other) => !other.startsWith('Extras-')))
    expect(code[name], name).not.toContain('modulepreload');
  expect(code[routes]).toContain('.fetchWhole(');
  for (const name of own) {
    const count = (what: RegExp) => code[name]?.match(what)?.length ?? 0;
    const imports = count(/\bimport\(`/g);
    expect(count(/__vite__mapDeps\(\[[\d,]+\]\)/g), name).toBe(imports);
    // The words of 32 pages, and the templates that show them.
    if (name === routes) expect(imports).toBeGreaterThan(40);
  }
});

test('what a machine says of its states is in no file that visitors load', () => {
  const said = Object.values(models).flatMap(({ machine }) =>
    getStateNodes(machine.root).flatMap(({ description }) => description ?? []),
  );
  expect(said.length).toBeGreaterThan(60);
  const all = Object.values(code).join('\n');
  expect(said.filter((words) => all.includes(words))).toEqual([]);
});
