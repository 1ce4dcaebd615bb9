import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  ServiceBolts,
  ServiceMosaic,
  ServiceRows,
} from '../../src/components/page/ServiceCards.tsx';

const card = {
  title: 'Bills',
  description: 'They add up.',
  image: { name: 'accounting', alt: 'Silk' },
  href: '/AccountingSoftPage',
};
const html = (Cards: typeof ServiceMosaic, points?: readonly string[], offer?: string) =>
  renderToStaticMarkup(
    <Cards
      cards={[{ ...card, ...(points && { points }), ...(offer !== undefined && { offer }) }]}
    />,
  );

test.each([
  ['mosaic', ServiceMosaic],
  ['rows', ServiceRows],
  ['bolts', ServiceBolts],
])(
  'a card of the %s says its points, from which price and how long, and nothing of what is not known',
  (_, Cards) => {
    expect(html(Cards, ['On A4', 'On a roll'])).toContain('<li>On A4</li><li>On a roll</li>');
    expect(html(Cards, [], 'From ₹4,000 · 2 weeks')).toContain('>From ₹4,000 · 2 weeks</p>');
    expect(html(Cards)).not.toContain('list-disc');
    expect(html(Cards, [], '')).toBe(html(Cards));
  },
);
