/** Gives a build the owner's facts. */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { composed } from './composed.ts';
import { readOwner } from './read.ts';
import { files } from './schema.ts';

/**
 * Gives the site the owner's facts, checked and with what is left out filled in: `#owner/company` is `company.json`.
 * In Node, tools and tests get the same from `facts/` (`imports` in package.json).
 * @param folder of the facts.
 * @throws FactsError at once; in the development server again when a file was changed for the worse.
 */
export function ownerFacts(folder: string): Plugin[] {
  readOwner(folder);
  const names = Object.keys(files) as (keyof typeof files)[];
  return [
    {
      // Each file of words gets its own copy, of which the build keeps only what that file imports.
      name: 'owner-composed',
      enforce: 'pre',
      resolveId: {
        filter: { id: new RegExp(`^#owner/(?:${Object.keys(composed).join('|')})$`) },
        handler: (id, importer = '') =>
          `${join(folder, id.replace('#owner/', ''))}.json?for=${basename(importer, '.ts')}`,
      },
      load(id) {
        const [, name = ''] = /([\w-]+)\.json\?for=/.exec(id) ?? [];
        if (!Object.hasOwn(composed, name)) return undefined;
        for (const file of names) this.addWatchFile(join(folder, `${file}.json`));
        const modules = composed[name as keyof typeof composed](readOwner(folder));
        return Object.entries(modules)
          .map(([export_, value]) => `export const ${export_} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    {
      name: 'owner-facts',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^#owner\// },
        handler: (id) => join(folder, `${id.replace('#owner/', '')}.json`),
      },
      load(id) {
        const name = names.find((file) => id === join(folder, `${file}.json`));
        if (name) this.addWatchFile(id);
        return name && JSON.stringify({ ...readOwner(folder)[name], $schema: undefined });
      },
    },
  ];
}
