/** The application that serves the built site. */
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { notFound, resolve } from '../../src/app/routes.tsx';
import { caching, readHeaders } from '../deploy/headers.ts';
import { createMailbox } from '@workshop/mailbox';
import { fileOf } from '../pages.ts';

/** A page is served under its address only, never under its file's name; nor are twins, and what is meant for hosts. */
const hidden = /\.(?:html|br|gz)$|^\/(?:_|vercel\.json$)/;

/**
 * The built site and its mailbox as one application.
 * @param directories.site the build, with its compressed twins.
 * @param directories.mailbox where messages are kept.
 * @param inspector the file of the page that shows the actors, in a build that has one.
 * @throws the file system's error when the build has no `_headers`, which are obeyed here as on a host.
 */
export function createSite(
  directories: { site: string; mailbox: string },
  inspector?: string,
): Hono {
  const app = new Hono();
  const rules = readHeaders(readFileSync(join(directories.site, '_headers'), 'utf8'));
  app.route('/', createMailbox({ directory: directories.mailbox }));
  // Whoever asks "this part, if the file is the same" is given the whole, which RFC 9110 (14.2) allows.
  app.use(async (c, next) => {
    if (c.req.header('If-Range')) {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('Range');
      c.req.raw = new Request(c.req.raw, { headers });
    }
    await next();
  });
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', caching.other);
    c.header('Vary', 'Accept-Encoding');
    // The ETag says it better.
    c.header('Last-Modified', undefined);
    for (const { path, headers } of rules) {
      // What is not there may come: only the headers of all answers fit it.
      if (path !== '/*' && !c.res.ok) continue;
      if (!c.req.path.startsWith(path.slice(0, -1))) continue;
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
    }
  });

  const options = {
    root: directories.site,
    precompressed: true,
    // One for each file, whatever part of it is asked for.
    onFound(path: string, c: Context) {
      const { size, mtimeMs } = statSync(path);
      const changed = Math.round(mtimeMs).toString(36);
      c.header('ETag', `"${size}-${changed}-${c.res.headers.get('Content-Encoding') ?? ''}"`);
    },
  };
  const page = (path: string) => serveStatic({ ...options, path: fileOf(path) });
  const files = serveStatic({ ...options, index: 'none' });

  if (inspector) {
    app.get('/__inspector', serveStatic({ root: directories.site, path: inspector }));
  }
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const resolution = resolve(c.req.path);
    if (resolution.kind === 'moved') {
      return c.redirect(resolution.path + new URL(c.req.url).search, 301);
    }
    if (resolution.kind === 'found') return page(c.req.path)(c, next);
    return hidden.test(c.req.path) ? next() : files(c, next);
  });
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const answer = await page(notFound.path)(c, next);
    return answer && new Response(answer.body, { status: 404, headers: answer.headers });
  });
  return app;
}
