import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, pageFiles } from '../../tools/pages.ts';
import { createSite } from '../../tools/server/site.ts';

let folder: string;
let site: ReturnType<typeof createSite>;

/** A build in small. */
const files = {
  _headers:
    '/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'index.html': '<p>Home',
  'Contact.html': '<p>Contact',
  'UIPage/Contact.html': '<p>UI Contact',
  '404.html': '<p>Unknown',
  'assets/a.js': 'export {}',
  'icons/node.svg': '<svg/>',
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    if (!name.startsWith('_')) {
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      writeFileSync(join(folder, `${name}.gz`), 'gzip');
    }
  }
  site = createSite({ site: folder, mailbox: join(folder, 'mailbox') });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await site.request(path, { headers });
  const header = (name: string) => answer.headers.get(name);
  return { status: answer.status, text: await answer.text(), header };
}

test.each([
  ['/', '<p>Home'],
  ['/Contact', '<p>Contact'],
  ['/UIPage/Contact', '<p>UI Contact'],
  // An encoded letter is that letter.
  ['/%43ontact', '<p>Contact'],
  ['/%55IPage/%43ontact', '<p>UI Contact'],
])('%s is answered with its page', async (path, text) => {
  const page = await get(path);
  expect([page.status, page.text]).toEqual([200, text]);
  expect(page.header('content-type')).toMatch(/^text\/html/);
});

test.each([
  ['/CONTACT', '/Contact'],
  ['/Contact/', '/Contact'],
  ['/uipage/contact?utm_source=a&b=c', '/UIPage/Contact?utm_source=a&b=c'],
])('%s leads to %s for good, with all that was asked', async (path, to) => {
  const { status, header } = await get(path);
  expect([status, header('location')]).toEqual([301, to]);
});

test.each([
  '/nowhere',
  '/Contact.html',
  '/index.html',
  '/assets/a.js.br',
  '/assets/a.js.gz',
  '/Contact.html.gz',
  '/_headers',
])('%s is no address: 404 with the helpful page', async (path) => {
  const { status, text } = await get(path);
  expect([status, text]).toEqual([404, '<p>Unknown']);
});

describe('what may be kept', () => {
  test('a file with a hashed name for a year, everything else is asked for again', async () => {
    expect((await get('/assets/a.js')).header('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/icons/node.svg', '/nowhere'])
      expect((await get(path)).header('cache-control'), path).toBe('no-cache');
  });

  test('that a file is not there is not kept: it may come', async () => {
    const { status, header } = await get('/assets/gone.js');
    expect([status, header('cache-control'), header('x-everywhere')]).toEqual([
      404,
      'no-cache',
      'yes',
    ]);
  });

  test('what has not changed is not sent again', async () => {
    const tag = (await get('/Contact')).header('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await get('/Contact', { 'if-none-match': tag })).status).toBe(304);
  });
});

test('every part of a file has the ETag of the file, and a part of another state of it is not sent', async () => {
  const tag = (await get('/icons/node.svg')).header('etag') ?? '';
  for (const range of ['bytes=0-2', 'bytes=3-5']) {
    const part = await get('/icons/node.svg', { range });
    expect([part.status, part.header('etag')]).toEqual([206, tag]);
    const old = await get('/icons/node.svg', { range, 'if-range': '"old"' });
    expect([old.status, old.text]).toEqual([200, '<svg/>']);
  }
  const small = await get('/icons/node.svg', { 'accept-encoding': 'br' });
  expect(small.header('etag')).not.toBe(tag);
});

test.each(['/', '/assets/a.js', '/icons/node.svg'])(
  '%s is sent compressed to who can read it, plain to others, and caches are told',
  async (path) => {
    const small = await get(path, { 'accept-encoding': 'br' });
    const plain = await get(path);
    expect([small.header('content-encoding'), plain.header('content-encoding')]).toEqual([
      'br',
      null,
    ]);
    for (const answer of [small, plain]) {
      expect(answer.header('vary')).toBe('Accept-Encoding');
      expect(answer.header('x-everywhere')).toBe('yes');
      expect(answer.header('last-modified')).toBeNull();
    }
  },
);

test('each page is one flat file, so that no host adds a slash to its address', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/Contact')).toBe('Contact.html');
  expect(fileOf('/UIPage/Contact')).toBe('UIPage/Contact.html');
  const pages = pageFiles();
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  for (const [path, canonical, file] of [
    ['/404', '/404', '404.html'],
    ['/Front/Contact', '/Contact', 'Front/Contact.html'],
    ['/ourblog/it-solutions', '/ourblog/it-solutions', 'ourblog/it-solutions.html'],
  ])
    expect(pages).toContainEqual({ path, canonical, file });
});
