/** Serves the built site with everything it needs: pages, files, and the mailbox for its forms. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readAddress, serve, ServeError } from './server/serve.ts';
import { createSite } from './server/site.ts';

try {
  if (!existsSync('dist/index.html'))
    throw new ServeError('There is no build in dist/: npm run build');
  const mailbox = resolve(process.env.MAILBOX_DIR ?? '.mailbox');
  const { url } = await serve(createSite({ site: 'dist', mailbox }), readAddress(process.env));
  console.log(`The site is at ${url}\nMessages are shown at ${url}/__mailbox`);
} catch (error) {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
}
