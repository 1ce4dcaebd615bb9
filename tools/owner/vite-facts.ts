import { join } from 'node:path';
import type { Plugin } from 'vite';
import { offersOf, onCard } from './offers.ts';
import { readOwner } from './read.ts';
import { files } from './schema.ts';

/**
 * Gives the site the owner's facts, checked and with what is left out filled in: `#owner/company` is `company.json`.
 * In Node, tools and tests get the same from `facts/` (`imports` in package.json).
 * @param folder of the facts.
 * @throws FactsError at once; in the development server again when a file was changed for the worse.
 */
export function ownerFacts(folder: string): Plugin[] {
  const { projects } = readOwner(folder).projects;
  const names = Object.keys(files) as (keyof typeof files)[];
  return [
    {
      // Each file that asks gets a module of its own, of which the build keeps what the file names: so no page carries the
      // price of another, and a card, which does not say what a price buys, does not carry that.
      name: 'owner-services',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^#owner\/services$/ },
        handler: (_, importer = '') => `${join(folder, 'services.json')}?for=${importer}`,
      },
      load: {
        filter: { id: /services\.json\?for=/ },
        handler(id) {
          this.addWatchFile(join(folder, 'services.json'));
          const offers = Object.entries(offersOf(readOwner(folder).services));
          const isPage = id.includes('/content/services/');
          return JSON.stringify(
            Object.fromEntries(
              offers.map(([page, offer]) => [page, isPage ? offer : onCard(offer)]),
            ),
          );
        },
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
    {
      // Where the owner shows no projects, no service leads to one, and no page has to carry their list to know.
      name: 'drop-project-links',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/content\/services\// },
        handler: (code) =>
          projects.length > 0
            ? undefined
            : { code: code.replace(/^ {2}project: \{.*\},$/m, ''), map: null },
      },
    },
  ];
}
