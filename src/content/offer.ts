import type { Offer, OfferLine } from './types.ts';

const prices = { '': 'From {price}', month: 'From {price} a month', year: 'From {price} a year' };
const priceOf = ({ price, per }: Offer) => price && prices[per].replace('{price}', price);

/** What a service's own page says of it; what the owner leaves empty is not said. */
export const pageOffer = (offer: Offer): readonly OfferLine[] =>
  [
    { name: 'Price, plus GST', value: priceOf(offer), text: offer.buys },
    { name: 'Usual duration', value: offer.duration, text: '' },
  ].filter(({ value }) => value !== '');

/** What a card says of a service, on one line: how much, and how long. */
export const cardOffer = (offer: Offer): string =>
  [priceOf(offer), offer.duration].filter(Boolean).join(' · ');
