/** Puts the words of the site into the browser's code as data. */
import type { Plugin } from 'vite';

type Exports = Readonly<Record<string, unknown>>;

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : typeof value !== 'function';

/**
 * Replaces each module of `src/content/` in the browser's code by what it exports in Node. So a page has the words that it shows,
 * and not what they were made of. A module that exports a function stays code.
 * @param modules by their paths below `src/content/`, such as `services/crm.ts`.
 */
export function contentAsData(modules: (path: string) => Exports | undefined): Plugin {
  return {
    name: 'content-as-data',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/.*\.ts$/ },
      handler(id) {
        const exported = modules(id.split('/src/content/')[1] ?? '');
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
