import { expect } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { configurations, dist } from './folders.ts';

/** The servers that `deploy/` holds a configuration for. */
export type ServerName = 'nginx' | 'caddy';

/** A server could not be had, and could not be expected on this machine either; the message says what would help. */
export class ServerMissing extends Error {
  override name = 'ServerMissing';
}

const apt = '/usr/bin/apt-get';

/**
 * Finds a server: `NGINX_PATH` or `CADDY_PATH`, else one on PATH or among the system's programs. If there is none, root on
 * Debian gets its package. It is not started as a service.
 * @throws ServerMissing without root or without apt; an Error naming what failed when the installation failed.
 */
export function findServer(name: ServerName): string {
  const variable = `${name.toUpperCase()}_PATH`;
  const given = process.env[variable];
  if (given) {
    if (existsSync(given)) return resolve(given);
    throw new Error(`${variable} names ${given}, which is not there. Correct or unset it.`);
  }
  const look = () =>
    [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path));
  const found = look();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync(apt)) {
    throw new ServerMissing(
      `${name} is not on this machine, and only root on Debian can install it here: NOT TESTED. ` +
        `Install it, or set ${variable}.`,
    );
  }
  // In runlevel 1 Debian's packages start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = (...words: string[]) =>
    spawnSync(apt, ['-o', 'DPkg::Lock::Timeout=300', ...words], { env, encoding: 'utf8' });
  install('update');
  const { stderr } = install('install', '-y', '--no-install-recommends', name);
  const installed = look();
  if (installed) return installed;
  throw new Error(`apt-get install ${name} failed: ${stderr}`);
}

/** Serves the build by the configuration written beside it, on a free port; run with `await using`, or dispose of it. */
export async function startServer(name: ServerName): Promise<AsyncDisposable & { url: string }> {
  const program = findServer(name);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const site = resolve(dist);
  const { words, env } =
    name === 'nginx' ? prepareNginx(folder, port, site) : prepareCaddy(folder, port, site);
  const server = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => (complaints += String(chunk)));
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  const url = `http://localhost:${port}`;
  await expect(async () => {
    expect(server.exitCode, complaints).toBeNull();
    expect((await fetch(url)).status).toBe(200);
  }).toPass({ timeout: 20_000 });
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Prepared {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The site's file as it was written, but for the lines that it says are to be changed. */
function prepareNginx(folder: string, port: number, site: string): Prepared {
  const written = readFileSync(`${configurations}/nginx.conf`, 'utf8');
  const changed = written
    .replace('listen 80;', `listen 127.0.0.1:${port}; listen [::1]:${port};`)
    .replace('root /srv;', `root "${site}";`);
  expect(changed).toContain(`root "${site}";`);
  writeFileSync(join(folder, 'site.conf'), changed);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join('\n  ')}
  include site.conf;
}
`,
  );
  return { words: ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], env: {} };
}

function prepareCaddy(folder: string, port: number, site: string): Prepared {
  return {
    words: ['run', '--config', `${configurations}/Caddyfile`, '--adapter', 'caddyfile'],
    env: {
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: site,
      CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
