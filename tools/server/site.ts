import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { notFound, resolve } from '../../src/app/routes.tsx';
import { createMailbox } from '../mailbox/mailbox.ts';
import { fileOf } from '../pages.ts';

/** A hashed name never changes its content; everything else is asked for again, and answered with 304 if the same. */
const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};

/**
 * The built site and its mailbox as one application.
 * @param directories.site the build, with its compressed twins.
 * @param directories.mailbox where messages are kept.
 */
export function createSite(directories: { site: string; mailbox: string }): Hono {
  const app = new Hono();
  app.route('/', createMailbox({ directory: directories.mailbox }));
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    const hashed = c.req.path.startsWith('/assets/') && c.res.ok;
    c.header('Cache-Control', hashed ? caching.hashed : caching.other);
  });

  const page = (path: string) =>
    serveStatic({ root: directories.site, precompressed: true, path: fileOf(path) });
  const files = serveStatic({ root: directories.site, precompressed: true, index: 'none' });

  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const resolution = resolve(c.req.path);
    if (resolution.kind === 'moved') {
      return c.redirect(resolution.path + new URL(c.req.url).search, 301);
    }
    if (resolution.kind === 'found') return page(c.req.path)(c, next);
    // A page is served under its address only, never under its file's name.
    return c.req.path.endsWith('.html') ? next() : files(c, next);
  });
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const answer = await page(notFound.path)(c, next);
    return answer && new Response(answer.body, { status: 404, headers: answer.headers });
  });
  return app;
}
