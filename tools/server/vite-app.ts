/** Applications in the development server. */
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Plugin, ViteDevServer } from 'vite';

/** Lets the development server answer some paths by an application, as `npm start` does. */
export function appPlugin(
  name: string,
  load: (server: ViteDevServer) => Promise<{ app: Hono; isOwn: (pathname: string) => boolean }>,
): Plugin {
  return {
    name,
    apply: 'serve',
    configureServer(server) {
      // Loaded at the first request: a test run starts this server too, and needs no application.
      let loaded: ReturnType<typeof load> | undefined;
      server.middlewares.use((request, response, next) => {
        loaded ??= load(server);
        loaded.then(({ app, isOwn }) => {
          const [pathname = ''] = (request.url ?? '').split('?', 1);
          if (isOwn(pathname)) void getRequestListener(app.fetch)(request, response);
          else next();
        }, next);
      });
    },
  };
}
