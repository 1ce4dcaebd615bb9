/** Puts the words of the site into the browser's code as data. */
import type { Plugin } from 'vite';

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

/**
 * Replaces a module of `src/content/` in the browser's code by its exports, as evaluated in Node. The code that composes them
 * is not shipped. A module with other exports than data, such as functions, is left alone.
 * @param modules answers the exports of a module by its path below `src/content/`, such as `services/crm.ts`.
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
