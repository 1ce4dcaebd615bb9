import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { readHeaders } from '../../tools/deploy/headers.ts';
import { redirects } from '../../tools/deploy/redirects.ts';
import { fileOf } from '../../tools/pages.ts';
import { dist } from '../browser/folders.ts';
import { freePort } from '../browser/servers.ts';

/** Cloudflare's own runtime; the last version for Node 20. `WRANGLER_PATH` names an installed one. */
const wrangler = 'wrangler@4.85.0';
const addresses = allRoutes().flatMap(({ path, aliases }) => [path, ...aliases]);
const everywhere = Object.entries(
  readHeaders(readFileSync(`${dist}/_headers`, 'utf8')).find(({ path }) => path === '/*')
    ?.headers ?? {},
);

let url = '';
let stop = async () => {};

test.beforeAll(async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const given = process.env.WRANGLER_PATH;
  const words = [
    'pages',
    'dev',
    resolve(dist),
    '--compatibility-date=2026-04-01',
    `--port=${port}`,
    '--ip=127.0.0.1',
    '--inspector-port=0',
    '--show-interactive-dev-session=false',
  ];
  const server = given
    ? spawn(given, words, { cwd: folder, env, detached: true })
    : spawn('npx', ['--yes', wrangler, ...words], { cwd: folder, env, detached: true });
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  server.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  stop = async () => {
    // The runtime is a child of a child.
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  url = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect(server.exitCode, said).toBeNull();
    expect((await fetch(url)).status).toBe(200);
  }).toPass({ timeout: 240_000 });
  // What Cloudflare makes of the rules: nothing may be left out.
  expect(said).toContain(`Parsed ${redirects().length} valid redirect rules.`);
  expect(said).toContain('Parsed 2 valid header rules.');
});
test.afterAll(() => stop());

const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' };
const ask = (path: string) => fetch(url + path, { redirect: 'manual' });
const headersOf = (answer: Response) =>
  everywhere.map(([name]) => [name, answer.headers.get(name)] as const);

test('every address and alias answers 200 with its page, under all headers', async () => {
  for (const path of addresses) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(headersOf(answer), path).toEqual(everywhere);
    expect(await answer.text(), path).toBe(readFileSync(join(dist, fileOf(path)), 'utf8'));
  }
});

test('every spelling of the list leads to the exact one in one hop', async () => {
  expect(redirects().length).toBeGreaterThan(150);
  for (const { from, to } of redirects()) {
    const answer = await ask(`${from}?from=mail`);
    expect(answer.status, from).toBe(301);
    expect(answer.headers.get('location'), from).toBe(`${to}?from=mail`);
  }
});

test('a folder of the build is no page: its name with a slash leads to the page of that name', async () => {
  expect((await ask('/Front/')).status).toBe(301);
  expect((await ask('/Front/')).headers.get('location')).toBe('/front');
});

test('a slash at the end of a page’s address is taken away', async () => {
  for (const path of addresses) {
    if (path === '/') continue;
    const answer = await ask(`${path}/`);
    expect([301, 307, 308], path).toContain(answer.status);
    expect(answer.headers.get('location'), path).toBe(path);
  }
});

test('an unknown address is answered with the helpful page and 404, under all headers', async () => {
  const helpful = readFileSync(`${dist}/404.html`, 'utf8');
  for (const path of ['/nowhere', '/Contact/nothing', '/assets/gone-12345678.js']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(headersOf(answer), path).toEqual(everywhere);
    expect(await answer.text(), path).toBe(helpful);
  }
});

test('files with hashed names are kept for ever, nothing else', async () => {
  const hashed = readdirSync(`${dist}/assets`).filter((file) => /\.(?:js|css|woff2)$/.test(file));
  expect(hashed.length).toBeGreaterThan(40);
  for (const file of hashed) {
    const answer = await ask(`/assets/${file}`);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
  expect((await ask('/favicon.svg')).headers.get('cache-control')).not.toContain('immutable');
});
