import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { filesOf } from '../../tools/whole-imports.ts';

const isFirst = /^assets\/first-/;

test('a dynamic import is given its file and all that this imports, without what is here already', () => {
  const dependencies = ['assets/page-1.js', 'assets/words-2.js', 'assets/first-3.js'];
  expect(filesOf('assets/page-1.js', dependencies, isFirst)).toEqual([
    'assets/page-1.js',
    'assets/words-2.js',
  ]);
});

test('one that imports nothing is given its own file, of which Vite says nothing', () => {
  expect(filesOf('assets/page-1.js', [], isFirst)).toEqual(['assets/page-1.js']);
  expect(filesOf('assets/first-3.js', [], isFirst)).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'whole-imports-'));
let code: Record<string, string>;
beforeAll(async () => {
  await build({
    logLevel: 'error',
    build: { outDir: folder, copyPublicDir: false, minify: false },
  });
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  code = Object.fromEntries(files.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every dynamic import of the build waits for its files, fetched whole, and none preloads a module', () => {
  const all = Object.values(code).join('\n');
  expect(all).toContain('handover.fetchWhole(');
  // React itself speaks of preloading, and does none.
  const own = Object.entries(code).filter(([name]) => !name.startsWith('libraries-'));
  for (const [name, text] of own) expect(text, name).not.toContain('modulepreload');
  const routes = Object.entries(code).find(([name]) => name.startsWith('common-'))?.[1] ?? '';
  // Each of the 32 pages' words, some templates, and the page for unknown addresses.
  const imports = [...routes.matchAll(/import\("\.\/[^"]+"\)/g)];
  expect(imports.length).toBeGreaterThan(40);
  const waiting = [
    ...routes.matchAll(
      /__vitePreload\(\(\) => import\("\.\/([^"]+)"\)[^,]*, __vite__mapDeps\(\[[\d,]+\]\)/g,
    ),
  ];
  expect(waiting.length).toBe(imports.length);
});
