import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '../../tools/replace-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'replace-'));
  folder = join(parent, 'dist');
});
/** Fills a folder with one file that says which build it is. */
const fill = (text: string) => (inner: string) => {
  writeFileSync(join(inner, `${text}.html`), text);
  return Promise.resolve(text);
};

test('the new folder stands in the place of the old one, with nothing of it and nothing beside it', async () => {
  expect(await replaceFolder(folder, fill('first'))).toBe('first');
  await replaceFolder(folder, fill('second'));
  expect(readdirSync(folder)).toEqual(['second.html']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('a build that fails leaves the last one as it was, and says why', async () => {
  await replaceFolder(folder, fill('good'));
  const failing = async (inner: string) => {
    await fill('half')(inner);
    throw new Error('a page has a hole');
  };
  await expect(replaceFolder(folder, failing)).rejects.toThrow('a page has a hole');
  expect(readFileSync(join(folder, 'good.html'), 'utf8')).toBe('good');
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('while the new one is made, the old one is served', async () => {
  await replaceFolder(folder, fill('good'));
  await replaceFolder(folder, async (inner) => {
    expect(existsSync(join(folder, 'good.html'))).toBe(true);
    await fill('next')(inner);
  });
  expect(readdirSync(folder)).toEqual(['next.html']);
});
