/**
 * Serves the built site with everything it needs: pages, files, and the mailbox for its forms. With `--build` it is
 * built first; with `--inspect` it is the build that lets its actors be watched.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { builds, buildSite } from './build.ts';
import { readAddress, serve, ServeError } from './server/serve.ts';
import { createSite } from './server/site.ts';
import { inspectorPage } from './server/vite-inspector.ts';

const has = (option: string) => process.argv.includes(option);
const isInspectable = has('--inspect');

try {
  const build = isInspectable ? builds.inspect : builds.visitors;
  if (has('--build')) await buildSite(build);
  if (!existsSync(`${build.folder}/index.html`))
    throw new ServeError(
      `There is no build in ${build.folder}/: npm ${isInspectable ? 'start -- --inspect' : 'run build'}`,
    );
  const mailbox = resolve(process.env.MAILBOX_DIR ?? '.mailbox');
  const site = createSite(
    { site: build.folder, mailbox },
    isInspectable ? inspectorPage : undefined,
  );
  const { url } = await serve(site, readAddress(process.env));
  console.log(`The site is at ${url}\nMessages are shown at ${url}/__mailbox`);
  if (isInspectable)
    console.log(
      `This build is for developers: it holds the code that shows its actors, at ${url}/?inspect=dock`,
    );
} catch (error) {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
}
