import { formatRupees, type Owner, type ServicePage } from '@workshop/facts';
import type { OfferLine } from './types.ts';

/** What the owner publishes of a service. */
type Service = Owner['services'][ServicePage];

const prices = { '': 'From {price}', month: 'From {price} a month', year: 'From {price} a year' };

/** The price in words, such as `From ₹1,20,000`; empty where there is none. */
export const priceOf = ({ from, per }: Service) =>
  from > 0 ? prices[per].replace('{price}', formatRupees(from)) : '';

/** What a service's own page says of it; what the owner leaves empty is not said. */
export const pageOffer = (service: Service): readonly OfferLine[] =>
  [
    { name: 'Price, plus GST', value: priceOf(service), text: service.buys },
    { name: 'Usual duration', value: service.duration, text: '' },
  ].filter(({ value }) => value !== '');

/** Asks for a budget where a service has no price. */
export const pageBudget = ({ from }: Service) =>
  from > 0 ? undefined : { label: 'Tell us your budget, and we’ll tell you what it covers.' };

/** What a card says of a service, or of the cheaper of two, on one line: how much, and how long. */
export function cardOffer(first: Service, second = first): string {
  const service = lower(first, second);
  return [priceOf(service), service.duration].filter(Boolean).join(' · ');
}

/** The one that costs less, of those that have a price; the first where they are not paid alike. */
function lower(first: Service, second: Service): Service {
  if (first.from === 0) return second.from > 0 ? second : first;
  return second.from > 0 && second.per === first.per && second.from < first.from ? second : first;
}
