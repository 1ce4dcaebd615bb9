import { readOwner, type ServicePage } from '@workshop/facts';
import { pageBudget, pageOffer } from './offer.ts';
import { proofOf } from './stories.ts';

const { services, projects } = readOwner();

/** What the page of a service says that is the owner's: its price, and its projects. */
export const serviceFacts = (page: ServicePage) => ({
  offer: pageOffer(services[page]),
  budget: pageBudget(services[page]),
  ...proofOf(projects.projects, page),
});
