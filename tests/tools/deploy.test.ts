import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes } from '../../tools/pages.ts';
import { resolve } from '../../src/app/routes.tsx';
import { writeHeaders } from '../../tools/deploy/headers.ts';
import { headersOf } from '../../tools/deploy/policy.ts';
import { writeVercel } from '../../tools/deploy/vercel.ts';
import { writeRedirects } from '../../tools/deploy/redirects.ts';
import { writeDeployFiles } from '../../tools/deploy/write.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (body: string) => writeFileSync(join(folder, 'index.html'), body);

async function directive(name: string, hasKeys = false): Promise<string | undefined> {
  const [all] = await headersOf(folder, hasKeys);
  return all?.headers['Content-Security-Policy']
    ?.split('; ')
    .find((line) => line.startsWith(`${name} `));
}

describe('the security policy of a build', () => {
  test('names by hash every script and style that stands in a page, whatever they are, and each once', async () => {
    page(
      '<style>a{}</style><script>theme()</script><script type="module">\nload()\n</script>' +
        '<noscript><style media="print">b{}</style></noscript>',
    );
    writeFileSync(join(folder, 'other.html'), '<style>a{}</style><script>theme()</script>');
    expect(await directive('script-src')).toBe(
      ["script-src 'self'", hash('theme()'), hash('\nload()\n')].join(' '),
    );
    const styles = await directive('style-src');
    expect(styles).toContain(hash('a{}'));
    expect(styles).toContain(hash('b{}'));
    expect(styles?.split(hash('a{}'))).toHaveLength(2);
  });

  test('gives no leave to data, nor to scripts that are files', async () => {
    page('<script type="application/ld+json">{"@type":"x"}</script><script src="/a.js"></script>');
    expect(await directive('script-src')).toBe("script-src 'self'");
  });

  test('lets the page call EmailJS only when it was built with keys', async () => {
    page('');
    expect(await directive('connect-src')).toBe("connect-src 'self'");
    expect(await directive('connect-src', true)).toBe("connect-src 'self' https://api.emailjs.com");
  });

  test('lets a page load the script of another host, and report to it, where it has one', async () => {
    page('<script defer src="https://counter.test/js/a.js"></script><script src="/b.js"></script>');
    writeFileSync(
      join(folder, 'other.html'),
      '<script src="https://counter.test/js/a.js"></script>',
    );
    expect(await directive('script-src')).toBe("script-src 'self' https://counter.test");
    expect(await directive('connect-src')).toBe("connect-src 'self' https://counter.test");
  });

  test('frames what the pages frame, and nothing where they frame nothing', async () => {
    page('');
    expect(await directive('frame-src')).toBe("frame-src 'none'");
    page('<iframe title="Map" src="https://maps.example/embed?q=1,2&amp;z=15"></iframe>');
    expect(await directive('frame-src')).toBe('frame-src https://maps.example/embed');
  });
});

test('no page may use camera, place or microphone, and what has a hashed name is kept for a year', async () => {
  page('');
  const [everywhere, ...more] = await headersOf(folder, false);
  expect(everywhere?.headers['Permissions-Policy']).toBe(
    'camera=(), geolocation=(), microphone=()',
  );
  expect(more).toEqual([
    {
      path: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ]);
});

test('_headers stays within what hosts take: short lines, and no header in two rules', async () => {
  page('<style>a{}</style><script>b()</script>');
  const rules = await headersOf(folder, true);
  // Cloudflare Pages ignores longer lines; the hashes of ten more scripts would fit.
  for (const line of writeHeaders(rules).split('\n')) expect(line.length).toBeLessThan(1400);
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

test('_redirects leads spellings that people type to the exact one in one hop, and never away from a page', () => {
  const lines = writeRedirects().trim().split('\n');
  const exact = new Set(allRoutes().flatMap(({ path, aliases }) => [path, ...aliases]));
  const sources = lines.map((line) => {
    const [from = '', to = '', status, ...more] = line.split(' ');
    expect([status, ...more]).toEqual(['301']);
    expect(resolve(from)).toEqual({ kind: 'moved', path: to });
    expect(exact.has(from)).toBe(false);
    expect(exact.has(to)).toBe(true);
    return from;
  });
  expect(new Set(sources).size).toBe(sources.length);
  expect(lines).toContain('/uipage /UIPage 301');
  expect(lines).toContain('/CONTACT /Contact 301');
  expect(lines).toContain('/uipage/contact /UIPage/Contact 301');
  expect(lines).toContain('/About /about 301');
  // A folder of the build has this name, for `/Front/Contact`.
  expect(lines).toContain('/Front/ /front 301');
});

describe('Netlify’s own parsers', () => {
  test('take every rule of _redirects as it was meant', async () => {
    const file = join(folder, '_redirects');
    writeFileSync(file, writeRedirects());
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(writeRedirects().trim().split('\n').length);
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: '/uipage', to: '/UIPage', status: 301 }),
    );
  });

  test('take every header as it was meant', async () => {
    page('<style>a{}</style><script>b()</script>');
    const rules = await headersOf(folder, true);
    const file = join(folder, '_headers');
    writeFileSync(file, writeHeaders(rules));
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [file],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual(rules.map(({ path, headers: values }) => ({ for: path, values })));
  });
});

describe('vercel.json', () => {
  test('has every header and every spelling, and takes the ending from no page’s address', async () => {
    page('<style>a{}</style>');
    const rules = await headersOf(folder, false);
    const config = JSON.parse(writeVercel(rules)) as {
      cleanUrls: boolean;
      trailingSlash: boolean;
      headers: { source: string; headers: { key: string; value: string }[] }[];
      redirects: { source: string; destination: string; statusCode: number }[];
    };
    expect([config.cleanUrls, config.trailingSlash]).toEqual([true, false]);
    expect(config.headers.map(({ source }) => source)).toEqual(['/(.*)', '/assets/(.*)']);
    expect(config.headers[0]?.headers).toContainEqual({
      key: 'X-Content-Type-Options',
      value: 'nosniff',
    });
    expect(config.redirects).toContainEqual({
      source: '/uipage',
      destination: '/UIPage',
      statusCode: 301,
    });
    // Vercel takes 2048 redirects at most.
    expect(config.redirects.length).toBeLessThan(2048);
    for (const { source } of config.redirects) expect(source.endsWith('/')).toBe(false);
  });
});

test('everything a host needs is written, and the Dockerfile takes what is there', async () => {
  page('<style>a{}</style>');
  await writeDeployFiles({ site: folder, deploy: join(folder, 'deploy') }, false);
  const written = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(written('_headers')).toContain(hash('a{}'));
  expect(written('_redirects')).toContain('/uipage /UIPage');
  expect(written('deploy/nginx.conf')).toContain(hash('a{}'));
  expect(written('deploy/Caddyfile')).toContain(hash('a{}'));
  // In the folder that is published: a policy belongs to the build that it protects.
  expect(written('vercel.json')).toContain(hash('a{}'));
  expect(written('.nojekyll')).toBe('');
  const docker = readFileSync('deploy/Dockerfile', 'utf8');
  expect(docker).toContain('COPY --from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile');
  expect(docker).toContain('COPY --from=build /site/dist /srv');
  for (const [, names = ''] of docker.matchAll(/^COPY (?!--from)(.+) \.\/$/gm)) {
    for (const name of names.split(' ')) expect(existsSync(name), name).toBe(true);
  }
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  const needed = /(\d+)/.exec(engines.node)?.[1];
  expect(Number(/^FROM node:(\d+)/m.exec(docker)?.[1])).toBeGreaterThanOrEqual(Number(needed));
});
