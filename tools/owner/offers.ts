import { cardOffer, pageOffer } from '../../src/content/offer.ts';
import type { Offer, OfferLine } from '../../src/content/types.ts';
import { type Owner, servicePages } from './schema.ts';

type Services = Owner['services'];
type Service = Services['UIPage'];
type Page = keyof typeof servicePages;
const pages = Object.keys(servicePages) as Page[];

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
    Record<Page, readonly OfferLine[]>
  >;

/** What the card of each service says of it; `CrmOrErp` is the card that stands for these two. */
export const cardOffers = (services: Services) => {
  const offers = { ...services, CrmOrErp: lower(services.Crmpage, services.ERPPages) };
  return Object.fromEntries(
    ([...pages, 'CrmOrErp'] as const).map((card) => [card, cardOffer(offerOf(offers[card]))]),
  ) as Readonly<Record<Page | 'CrmOrErp', string>>;
};

/** The one that costs less, of those that have a price; the first where they are not paid alike. */
function lower(first: Service, second: Service): Service {
  if (first.from === 0) return second.from > 0 ? second : first;
  return second.from > 0 && second.per === first.per && second.from < first.from ? second : first;
}
