/** The document of the pages in the development server. */
import type { Plugin } from 'vite';

/** Serves `src/app/Document.tsx` in the development server, in place of `index.html`. */
export function documentPlugin(): Plugin {
  return {
    name: 'document',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (!server || path !== '/index.html') return html;
        const module = await server.ssrLoadModule('/src/app/Document.tsx');
        return (module as typeof import('../../src/app/Document.tsx')).developmentDocument();
      },
    },
  };
}
