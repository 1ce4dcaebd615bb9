import { readOwner, type ServicePage } from '@workshop/facts';
import { pageOffer } from './offer.ts';
import { proofOf } from './stories.ts';

const { services, projects } = readOwner();

/** What the page of a service says that is the owner's: its price, and its projects. */
export const serviceFacts = (page: ServicePage) => ({
  offer: pageOffer(services[page]),
  isPriced: services[page].from > 0,
  ...proofOf(projects.projects, page),
});
