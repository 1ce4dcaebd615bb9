/** What the build composes of the facts for each page. */
import { type ServicePage, servicePages } from '../../src/content/service-pages.ts';
import { cardOffers, pageOffers } from './offers.ts';
import { proofOf, shownProjects } from './projects.ts';
import type { Owner } from './schema.ts';

/** What the page of each service says that is the owner's. */
function pageFacts({ services, projects }: Owner) {
  const offers = pageOffers(services);
  const facts = (page: ServicePage) => ({
    offer: offers[page],
    ...proofOf(projects.projects, page),
  });
  return Object.fromEntries(
    (Object.keys(servicePages) as ServicePage[]).map((page) => [page, facts(page)]),
  ) as Readonly<Record<ServicePage, ReturnType<typeof facts>>>;
}

/** The exports of each module of `#owner/` that the build makes from the facts. */
export const composed = {
  services: pageFacts,
  'service-cards': ({ services }: Owner) => cardOffers(services),
  projects: ({ projects }: Owner) => shownProjects(projects.projects),
};
