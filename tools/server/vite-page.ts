/** The styleguide and other pages in the development server. */
import { readFile } from 'node:fs/promises';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Shows a workshop page in the development server.
 * @param address where, such as `/__inspector`.
 * @param file its HTML, relative to the project's root.
 */
export function showPage(server: ViteDevServer, address: string, file: string): void {
  server.middlewares.use(address, (request, response, next) => {
    if (request.url !== '/' && !request.url?.startsWith('/?')) return next();
    void readFile(file, 'utf8')
      .then((html) => server.transformIndexHtml(address, html))
      .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
  });
}

/** The styleguide, at `/__styleguide`: every primitive in all its states, in both themes. No build holds it. */
export function styleguidePlugin(): Plugin {
  return {
    name: 'styleguide',
    configureServer: (server) => showPage(server, '/__styleguide', 'tools/styleguide/index.html'),
  };
}
