/** Puts the owner's words in place of the site's, and all words into the browser's code as data. */
import type { Owner } from '@workshop/facts';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { withTexts } from './words/texts.ts';

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
 * Gives the browser the values that each module of `src/content/` exports in Node. Each loader becomes a chunk.
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

/** Loads each module of `src/content/` with the owner's words in place of the site's. */
export function ownerWords(read: () => Pick<Owner, 'words'>): Plugin {
  return {
    name: 'owner-words',
    load: {
      filter: { id: /\/src\/content\/.*\.ts$/ },
      async handler(id) {
        const page = id.split('/src/content/')[1]?.slice(0, -'.ts'.length) ?? '';
        const own = read().words.words[page];
        return own && withTexts(await readFile(id, 'utf8'), (text) => own[text] ?? text);
      },
    },
  };
}

/**
 * The same in the development server, which reads the words and the facts again when one of their files changes.
 * @throws FactsError when the server starts and the facts cannot be used.
 */
export function contentInDevelopment(): Plugin[] {
  let server: ViteDevServer;
  let facts: typeof import('@workshop/facts');
  const apply: Plugin['apply'] = (_, { command, mode }) => command === 'serve' && mode !== 'test';
  const data: Plugin = {
    ...contentAsData((path) => server.ssrLoadModule(`/src/content/${path}`)),
    apply,
    applyToEnvironment: ({ name }) => name === 'client',
    async configureServer(created) {
      server = created;
      facts = (await server.ssrLoadModule('@workshop/facts')) as typeof facts;
      const { checkWords } = (await server.ssrLoadModule(
        '/tools/words/own.ts',
      )) as typeof import('./words/own.ts');
      checkWords(facts.readOwner());
      server.watcher.add(facts.ownerFolder());
    },
    hotUpdate({ file }) {
      const isFact = file.startsWith(normalizePath(facts.ownerFolder()));
      if (!/\/(?:src\/content|packages\/facts)\//.test(file) && !isFact) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
  return [data, { ...ownerWords(() => facts.readOwner()), apply }];
}
