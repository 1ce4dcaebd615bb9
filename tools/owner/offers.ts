import type { Offer } from '../../src/content/types.ts';
import { type Owner, servicePages } from './schema.ts';

/** Each service by the address of its page, and `CrmOrErp` for the card that stands for these two. */
export type Offers = Readonly<Record<keyof typeof servicePages | 'CrmOrErp', Offer | null>>;
type Service = Owner['services']['UIPage'];

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** What is published of each service, ready to be shown: ₹1,20,000. Nothing of a service is `null`. */
export function offersOf(services: Owner['services']): Offers {
  const pages = Object.keys(servicePages) as (keyof typeof servicePages)[];
  return Object.fromEntries([
    ...pages.map((page) => [page, offerOf(services[page])]),
    ['CrmOrErp', offerOf(lower(services.Crmpage, services.ERPPages))],
  ]) as Offers;
}

function offerOf({ from, ...rest }: Service): Offer | null {
  const price = from > 0 ? format.format(from) : '';
  return price || rest.duration ? { price, ...rest } : null;
}

/** The one that costs less, of those that have a price; the first where they are not paid alike. */
function lower(first: Service, second: Service): Service {
  if (first.from === 0) return second.from > 0 ? second : first;
  return second.from > 0 && second.per === first.per && second.from < first.from ? second : first;
}

/** What a card tells of it: how much, and how long. */
export const onCard = (offer: Offer | null) => offer && { ...offer, buys: '' };
