/**
 * Serves the built site with everything it needs: pages, files, and the mailbox for its forms. With `--build` it is
 * built first; with `--inspect` it is the build that lets its actors be watched.
 */
import { FactsError, ownerFolder } from '@workshop/facts';
import { Hono } from 'hono';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { builds, buildSite } from './build.ts';
import { envFolder } from './owner/folder.ts';
import { readAddress, serve, ServeError } from './server/serve.ts';
import { createSite } from './server/site.ts';
import { inspectorPage } from './server/vite-inspector.ts';

const has = (option: string) => process.argv.includes(option);
const isInspectable = has('--inspect');

try {
  const build = isInspectable ? builds.inspect : builds.visitors;
  const hasBuild = () => existsSync(`${build.folder}/index.html`);
  if (has('--build'))
    await buildSite(build).catch((error: unknown) => {
      if (!(error instanceof FactsError) || !hasBuild()) throw error;
      console.error(
        error,
        '\nThe last build is served: correct this at the desk, and build again.',
      );
    });
  if (!hasBuild())
    throw new ServeError(
      `There is no build in ${build.folder}/: npm ${isInspectable ? 'start -- --inspect' : 'run build'}`,
    );
  const mailbox = resolve(process.env.MAILBOX_DIR ?? '.mailbox');
  const open = () =>
    createSite({ site: build.folder, mailbox }, isInspectable ? inspectorPage : undefined);
  let site = open();
  const address = readAddress(process.env);
  const app = new Hono();
  if (has('--build')) {
    // Imported after the build: React decides when it is loaded whether it is production.
    const { createDesk } = await import('./desk/desk.tsx');
    const desk = createDesk({
      owner: ownerFolder(),
      env: envFolder(),
      host: address.host,
      async build(say) {
        const isBuilt = await runBuild(say);
        // Every build has headers of its own.
        if (isBuilt) site = open();
        return isBuilt;
      },
    });
    app.route('/', desk);
  }
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  const { url } = await serve(app, address);
  console.log(`The site is at ${url}\nMessages are shown at ${url}/__mailbox`);
  if (has('--build')) console.log(`Your facts are changed at ${url}/__owner`);
  if (isInspectable)
    console.log(
      `This build is for developers: it holds the code that shows its actors, at ${url}/?inspect=dock`,
    );
} catch (error) {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
}

/** Builds the site in a child process, because Node caches modules. @returns whether it succeeded. */
async function runBuild(say: (line: string) => void): Promise<boolean> {
  const child = fork('tools/build.ts', { silent: true });
  for (const output of [child.stdout, child.stderr])
    if (output)
      createInterface(output).on('line', (line) => {
        // The notes of a build are for who publishes.
        if (line && !line.startsWith('Note: ')) say(line);
      });
  const [status] = await once(child, 'close');
  return status === 0;
}
