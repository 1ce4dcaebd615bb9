/** Puts the words of the site into the browser's code as data. */
import { basename } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';

type Exports = Readonly<Record<string, unknown>>;

/** Whether JSON keeps a value. Properties that are undefined are left out. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === 'object' && value !== null)
    return (
      !('toJSON' in value) &&
      Object.values(value).every((inner) => inner === undefined || isData(inner))
    );
  return value === null || ['string', 'boolean', 'number'].includes(typeof value);
}

/** Loaders of words, by a key, such as those of posts. */
type Loaders = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

const isLoaders = (value: unknown): value is Loaders =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'function');

/**
 * Replaces each module of `src/content/` in the browser's code by the values it exports in Node. Each loader becomes a chunk.
 * A module that exports other functions stays as it is.
 * @param modules answers the exports of a module by its path below `src/content/`, such as `services/crm.ts`.
 */
export function contentAsData(
  modules: (path: string) => Exports | undefined | Promise<Exports>,
): Plugin {
  return {
    name: 'content-as-data',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/.*\.ts(?:\?key=.*)?$/ },
      async handler(id) {
        const [path = '', key] = (id.split('/src/content/')[1] ?? '').split('?key=');
        const exported = await modules(path);
        if (isLoaders(exported?.default)) {
          const { default: loaders } = exported;
          if (key) return `export default ${JSON.stringify((await loaders[key]?.())?.default)};`;
          const entries = Object.keys(loaders).map(
            (name) => `"${name}": () => import("./${basename(path)}?key=${name}")`,
          );
          return `export default { ${entries.join(', ')} };`;
        }
        if (!exported || !isData(exported)) return undefined;
        return Object.entries(exported)
          .map(([name, value]) => {
            const data = JSON.stringify(value);
            return name === 'default'
              ? `export default ${data};`
              : `export const ${name} = ${data};`;
          })
          .join('\n');
      },
    },
  };
}

/**
 * The same in the development server, which reads the words and the facts again when one of their files changes.
 * @throws FactsError when the server starts and the facts cannot be used.
 */
export function contentInDevelopment(): Plugin {
  let server: ViteDevServer;
  let facts: string;
  return {
    ...contentAsData((path) => server.ssrLoadModule(`/src/content/${path}`)),
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    async configureServer(created) {
      server = created;
      const { ownerFolder, readOwner } = (await server.ssrLoadModule(
        '@workshop/facts',
      )) as typeof import('@workshop/facts');
      facts = normalizePath(ownerFolder());
      readOwner();
      server.watcher.add(facts);
    },
    hotUpdate({ file }) {
      if (!/\/(?:src\/content|packages\/facts)\//.test(file) && !file.startsWith(facts)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
