/** The inspector in the development server, and in the build for it. */
import { type Plugin, runnerImport } from 'vite';
import { showPage } from './vite-page.ts';

/** The inspector's page. */
export const inspectorPage = 'tools/inspector/index.html';

const layouts = 'virtual:layouts';

/**
 * Lets the actors be inspected: always in the development server, which also shows the inspector at `/__inspector`, and
 * in a build of the mode `inspect`. Any other build holds not a byte of it.
 */
export function inspectorPlugin(): Plugin {
  return {
    name: 'inspector',
    config: (_, { command, mode }) => ({
      define: { __INSPECTABLE__: JSON.stringify(command === 'serve' || mode === 'inspect') },
    }),
    resolveId: (id) => (id === layouts ? `\0${layouts}` : undefined),
    // elk weighs more than the inspector, so the site's charts are laid out here.
    async load(id) {
      if (id !== `\0${layouts}`) return undefined;
      const { module } = await runnerImport<typeof import('../inspector/layouts.ts')>(
        '/tools/inspector/layouts.ts',
      );
      return `export default ${JSON.stringify(module.default)}`;
    },
    configureServer(server) {
      showPage(server, '/__inspector', inspectorPage);
    },
  };
}
