import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../tools/compress.ts';

test('every text gets two twins that hold the same, and nothing else gets one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(folder, 'inner'));
  const texts = [
    'a.css',
    'a.html',
    'a.ico',
    'a.js',
    'a.json',
    'a.svg',
    'a.txt',
    'a.webmanifest',
    'a.xml',
    'inner/b.html',
  ];
  for (const name of [...texts, 'a.avif', 'a.woff2', 'a.mp4', 'a.jsx'])
    writeFileSync(join(folder, name), `text of ${name}`.repeat(50));
  await compressFolder(folder);
  const names = [
    ...readdirSync(folder),
    ...readdirSync(join(folder, 'inner')).map((name) => `inner/${name}`),
  ];
  const twins = names.filter((name) => /\.(?:br|gz)$/.test(name)).toSorted();
  expect(twins).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted());
  for (const name of texts) {
    const text = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(text), name).toBe(
      true,
    );
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(text), name).toBe(true);
  }
  rmSync(folder, { recursive: true });
});
