/** Writes the configurations of all hosts. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressibleEndings } from '../compress.ts';
import { writeCaddy } from './caddy.ts';
import { writeHeaders } from './headers.ts';
import { writeNginx } from './nginx.ts';
import { headersOf } from './policy.ts';
import { writeRedirects } from './redirects.ts';
import { writeVercel } from './vercel.ts';

/**
 * Writes what servers and hosts must know of a build: `_headers`, `_redirects` and `vercel.json` into it, because hosts look for
 * them there, and `nginx.conf` and `Caddyfile` beside it. Anew with each build, so that they cannot drift from the route table
 * and from the hashes of what is inline.
 * @param folders.site the build.
 * @param folders.deploy where servers' configurations go.
 * @param hasKeys whether the build has EmailJS keys.
 */
export async function writeDeployFiles(
  folders: { site: string; deploy: string },
  hasKeys: boolean,
): Promise<void> {
  const headers = await headersOf(folders.site, hasKeys);
  await mkdir(folders.deploy, { recursive: true });
  await Promise.all([
    writeFile(join(folders.site, '_headers'), writeHeaders(headers)),
    writeFile(join(folders.site, '_redirects'), writeRedirects()),
    // GitHub Pages leaves out what begins with `_` or a dot, unless this file is there.
    writeFile(join(folders.site, '.nojekyll'), ''),
    writeFile(join(folders.site, 'vercel.json'), writeVercel(headers)),
    writeFile(join(folders.deploy, 'nginx.conf'), writeNginx(headers, compressibleEndings)),
    writeFile(join(folders.deploy, 'Caddyfile'), writeCaddy(headers)),
  ]);
}
