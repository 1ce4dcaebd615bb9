import { cardOffers, pageOffers } from './offers.ts';
import { proofOf, shownProjects } from './projects.ts';
import { type Owner, servicePages } from './schema.ts';

type Page = keyof typeof servicePages;

/** What the page of each service says that is the owner's. */
function pageFacts({ services, projects }: Owner) {
  const offers = pageOffers(services);
  const facts = (page: Page) => ({ offer: offers[page], ...proofOf(projects.projects, page) });
  return Object.fromEntries(
    (Object.keys(servicePages) as Page[]).map((page) => [page, facts(page)]),
  ) as Readonly<Record<Page, ReturnType<typeof facts>>>;
}

/** Modules of `#owner/` that are made of the facts when the site is built, by name, with their exports. */
export const composed = {
  services: pageFacts,
  'service-cards': ({ services }: Owner) => cardOffers(services),
  projects: ({ projects }: Owner) => shownProjects(projects.projects),
};
