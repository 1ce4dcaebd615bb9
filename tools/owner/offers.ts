/** What pages and cards say of the price of a service. */
import { cardOffer, pageOffer } from '../../src/content/offer.ts';
import { type ServicePage, servicePages } from '../../src/content/service-pages.ts';
import type { Offer, OfferLine } from '../../src/content/types.ts';
import type { Owner } from './schema.ts';

type Services = Owner['services'];
type Service = Services['UIPage'];
const pages = Object.keys(servicePages) as ServicePage[];

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
/** With the price as it is shown: ₹1,20,000. */
const offerOf = ({ from, ...rest }: Service): Offer => ({
  price: from > 0 ? format.format(from) : '',
  ...rest,
});

/** What the page of each service says of it. */
export const pageOffers = (services: Services) =>
  Object.fromEntries(pages.map((page) => [page, pageOffer(offerOf(services[page]))])) as Readonly<
    Record<ServicePage, readonly OfferLine[]>
  >;

/** What the card of each service says of it; `CrmOrErp` is the card that stands for these two. */
export const cardOffers = (services: Services) => {
  const offers = { ...services, CrmOrErp: lower(services.Crmpage, services.ERPPages) };
  return Object.fromEntries(
    ([...pages, 'CrmOrErp'] as const).map((card) => [card, cardOffer(offerOf(offers[card]))]),
  ) as Readonly<Record<ServicePage | 'CrmOrErp', string>>;
};

/** The one that costs less, of those that have a price; the first where they are not paid alike. */
function lower(first: Service, second: Service): Service {
  if (first.from === 0) return second.from > 0 ? second : first;
  return second.from > 0 && second.per === first.per && second.from < first.from ? second : first;
}
