import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { compressibleEndings } from '../../tools/compress.ts';
import { readHeaders } from '../../tools/deploy/headers.ts';
import { fileOf } from '../../tools/pages.ts';
import { dist } from './folders.ts';
import { type ServerName, ServerMissing, startServer } from './servers.ts';
import { full } from './runs.ts';

const routes = allRoutes();

const addresses = routes.flatMap(({ path, aliases }) => [path, ...aliases]);

/** The headers of every answer, as they were written into the build for hosts. */
const everywhere = Object.entries(
  readHeaders(readFileSync(`${dist}/_headers`, 'utf8')).find(({ path }) => path === '/*')
    ?.headers ?? {},
);

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } });

test(
  'no line of _headers is longer than Cloudflare Pages takes, and no rule is one of too many',
  full,
  () => {
    const lines = readFileSync(`${dist}/_headers`, 'utf8').split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    expect(readFileSync(`${dist}/_redirects`, 'utf8').split('\n').length).toBeLessThan(2000);
  },
);

/** The types of files that are no pages, in the words of each server. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  xml: /^(?:text|application)\/xml/,
  txt: /^text\/plain/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
  png: /^image\/png/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  woff2: /^font\/woff2/,
  webm: /^video\/webm/,
  mp4: /^video\/mp4/,
};
const texts: ReadonlySet<string> = new Set(compressibleEndings);

/** Collects what is wrong over thousands of answers: an assertion for each would take longer than the answers. */
class Findings {
  readonly wrong: string[] = [];

  compare(what: string, actual: unknown, expected: unknown): void {
    const fits = expected instanceof RegExp ? expected.test(String(actual)) : actual === expected;
    if (!fits) this.wrong.push(`${what}: ${String(actual)}, not ${String(expected)}`);
  }

  /** The header, and those that every answer carries. */
  headers(what: string, answer: Response, more: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of [...everywhere, ...Object.entries(more)]) {
      this.compare(`${what}, ${name}`, answer.headers.get(name), value);
    }
  }
}

type Served = AsyncDisposable & { readonly url: string };

/** Says aloud, and in the report, that a server was not there to be tested. */
async function serve(name: ServerName | 'npm start', own: string | undefined): Promise<Served> {
  const none: Served = { url: own ?? '', async [Symbol.asyncDispose]() {} };
  if (name === 'npm start') return none;
  try {
    return await startServer(name);
  } catch (error) {
    if (!(error instanceof ServerMissing)) throw error;
    console.warn(error.message);
    test.skip(true, error.message);
    return none;
  }
}

for (const name of ['npm start', 'nginx', 'caddy'] as const) {
  test.describe(`served by ${name}`, full, () => {
    let site: Served;
    test.describe.configure({ mode: 'default' });
    // Installing a server may take minutes.
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(400_000);
      site = await serve(name, baseURL);
    });
    test.afterAll(() => site[Symbol.asyncDispose]());

    test('every address and alias answers 200 with its page, revalidated, under all headers', async () => {
      const found = new Findings();
      for (const path of addresses) {
        const answer = await ask(site.url + path);
        found.compare(path, answer.status, 200);
        found.headers(path, answer, {
          'content-type': /^text\/html; ?charset=utf-8$/i,
          'cache-control': 'no-cache',
        });
        const file = readFileSync(join(dist, fileOf(path)), 'utf8');
        found.compare(`${path} is its file`, (await answer.text()) === file, true);
      }
      expect(found.wrong).toEqual([]);
    });

    test('an address in other capitals, or with a slash at the end, leads to the exact spelling in one hop', async () => {
      const found = new Findings();
      for (const path of addresses) {
        if (path === '/') continue;
        const capital = path.replace(/\/[a-z]/g, (start) => start.toUpperCase());
        const spellings = [path, path.toUpperCase(), path.toLowerCase(), capital];
        for (const variant of spellings.flatMap((spelling) => [spelling, `${spelling}/`])) {
          if (addresses.includes(variant)) continue;
          const answer = await ask(`${site.url}${variant}?from=mail&x=%26`);
          found.compare(variant, answer.status, 301);
          const target = answer.headers.get('location') ?? '';
          found.headers(variant, answer, {
            location: /^\/[^/?]+(?:\/[^/?]+)?\?from=mail&x=%26$/,
          });
          found.compare(`${variant} -> ${target}`, (await ask(site.url + target)).status, 200);
        }
      }
      expect(found.wrong).toEqual([]);
      expect((await ask(`${site.url}/CONTACT`)).headers.get('location')).toBe('/Contact');
      // The build has a folder of this name, for `/Front/Contact`.
      expect((await ask(`${site.url}/Front/`)).headers.get('location')).toBe('/front');
    });

    test('an unknown address is answered with the helpful page and 404, and never kept', async () => {
      const found = new Findings();
      const helpful = readFileSync(`${dist}/404.html`, 'utf8');
      const unknown = ['/nowhere', '/Contact/nothing', '/404', '/404.html', '/index.html', '/%ff'];
      const files = ['/UIPage.html', '/UIPage.html.br', '/media', '/media/'];
      const hosts = [
        '/_headers',
        '/_redirects',
        '/vercel.json',
        '/assets/gone-12345678.js',
        '/assets',
        '/.env',
      ];
      for (const path of [...unknown, ...files, ...hosts]) {
        const answer = await ask(site.url + path);
        found.compare(path, answer.status, 404);
        found.headers(path, answer, {
          'content-type': /^text\/html; ?charset=utf-8$/i,
          'cache-control': 'no-cache',
        });
        found.compare(`${path} is the helpful page`, (await answer.text()) === helpful, true);
      }
      expect(found.wrong).toEqual([]);
      const packed = await ask(`${site.url}/nowhere`, { 'Accept-Encoding': 'br' });
      expect(packed.status).toBe(404);
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(await packed.text()).toBe(helpful);
      const outside = await ask(`${site.url}/..%2f..%2f..%2fetc/passwd`);
      expect([400, 404]).toContain(outside.status);
    });

    test('every file comes as the type it is; text compressed as the browser can, and the same to the byte', async () => {
      const found = new Findings();
      const files = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter(
          (file) => file.isFile() && !/\.(?:html|br|gz)$|^[._]|^vercel\.json$/.test(file.name),
        )
        .map((file) => join(file.parentPath, file.name).slice(dist.length).replaceAll('\\', '/'));
      expect(files.length).toBeGreaterThan(60);
      for (const path of files) {
        const ending = path.split('.').at(-1) ?? '';
        const whole = readFileSync(join(dist, path));
        const isText = texts.has(ending);
        for (const encoding of isText ? (['br', 'gzip', 'identity'] as const) : (['br'] as const)) {
          const answer = await ask(site.url + path, { 'Accept-Encoding': encoding });
          const what = `${path} (${encoding})`;
          found.compare(what, answer.status, 200);
          found.headers(what, answer, {
            'content-type': types[ending],
            'content-encoding': isText && encoding !== 'identity' ? encoding : null,
            ...(isText && { vary: /accept-encoding/i }),
            'cache-control': path.startsWith('/assets/')
              ? 'public, max-age=31536000, immutable'
              : 'no-cache',
          });
          const same = Buffer.from(await answer.arrayBuffer()).equals(whole);
          found.compare(`${what} is its file`, same, true);
        }
      }
      expect(found.wrong).toEqual([]);
    });

    test('what has not changed is not sent again', async () => {
      for (const path of ['/', '/UIPage', '/favicon.svg', '/media/team-800.avif']) {
        for (const encoding of ['br', 'identity']) {
          const first = await ask(site.url + path, { 'Accept-Encoding': encoding });
          const etag = first.headers.get('etag') ?? '';
          expect(etag).not.toBe('');
          const again = await ask(site.url + path, {
            'Accept-Encoding': encoding,
            'If-None-Match': etag,
          });
          expect(again.status, path).toBe(304);
        }
      }
    });

    test('a browser that refuses a compression is not given it', async () => {
      const answer = await ask(`${site.url}/UIPage`, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
      expect(answer.headers.get('content-encoding')).not.toBe('br');
      expect(await answer.text()).toBe(readFileSync(`${dist}/UIPage.html`, 'utf8'));
    });
  });
}
