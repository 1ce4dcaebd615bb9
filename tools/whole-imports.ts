import type { Plugin } from 'vite';
import { inspectorPage } from './server/vite-inspector.ts';

/** Vite's own helper around each dynamic import of a build. Private to Vite: tests/tools/whole-imports.test.ts notices a change. */
const helper = /vite\/preload-helper/;

/**
 * Lets each dynamic `import()` of the build wait until its files have come to the last byte (src/app/boot/fetch-whole.ts). A page that is
 * fetched ahead does not run then (src/app/boot/ahead.ts). Vite's helper preloads modules instead, and a file that fails once
 * then fails until the document ends in most browsers (docs/faults.md).
 */
export function wholeImports(): Plugin {
  return {
    name: 'whole-imports',
    // The inspector's page has no loader.
    apply: ({ build }, { command }) =>
      command === 'build' && build?.rolldownOptions?.input !== inspectorPage,
    transform: {
      filter: { id: helper },
      handler: () => ({
        code: `
          import { handover } from '/src/app/boot/handover.ts';
          import { ahead } from '/src/app/boot/ahead.ts';
          export const __vitePreload = (load, files = []) => {
            const paths = files.map((file) => '/' + file);
            const { next } = ahead;
            return handover.fetchWhole(paths).then(next ? () => next(paths) : load);
          };
        `,
        map: null,
      }),
    },
  };
}

/** The files a dynamic import is given to fetch: Vite names none where there is only one. */
export const filesOf = (file: string, dependencies: string[]): string[] =>
  dependencies.length > 0 ? dependencies : [file];
