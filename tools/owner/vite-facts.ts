import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { cardOffers, pageOffers } from './offers.ts';
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
      // Each file of words gets its own module, and the build keeps only what that file names. So no page carries what another
      // page says.
      name: 'owner-offers',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^#owner\/service(?:s|-cards)$/ },
        handler: (id, importer = '') =>
          `${join(folder, id.replace('#owner/', ''))}.json?for=${basename(importer, '.ts')}`,
      },
      load: {
        filter: { id: /service(?:s|-cards)\.json\?for=/ },
        handler(id) {
          this.addWatchFile(join(folder, 'services.json'));
          const { services } = readOwner(folder);
          const offers = id.includes('-cards') ? cardOffers(services) : pageOffers(services);
          return Object.entries(offers)
            .map(([page, offer]) => `export const ${page} = ${JSON.stringify(offer)};`)
            .join('\n');
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
