import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeds } from '../../tools/seeds/index.ts';
import { kinds } from '../../tools/seeds/seed.ts';

test('every seed still finds its text, once, and changes it', () => {
  const astray = seeds
    .filter(
      ({ file, find, plant }) =>
        readFileSync(file, 'utf8').split(find).length !== 2 || find === plant,
    )
    .map(({ name, file }) => `${name}: ${file}`);
  expect(astray).toEqual([]);
});

test('every test that a seed names is there', () => {
  const missing = seeds.flatMap(({ tests }) => tests).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('there are at least a hundred, of every kind, each under a name of its own, none in a machine', () => {
  expect(seeds.length).toBeGreaterThanOrEqual(100);
  expect(new Set(seeds.map(({ name }) => name)).size).toBe(seeds.length);
  expect(new Set(seeds.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(seeds.filter(({ file }) => file.startsWith('src/machines/'))).toEqual([]);
});

test.each([
  'src/components/',
  'src/pages/',
  'src/services/',
  'src/app/boot/',
  'src/app/',
  'src/content/',
  'src/styles.css',
  'tools/server/',
  'tools/deploy/',
  'tools/findable/',
  'tools/owner/',
])('some are in %s', (folder) => {
  expect(seeds.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(0);
});
