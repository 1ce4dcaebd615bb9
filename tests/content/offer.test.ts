import { files } from '@workshop/facts';
import { describe, expect, test } from 'vitest';
import { cardOffer, pageOffer } from '../../src/content/offer.ts';

describe('the price of a service', () => {
  const publish = (services: object) => files.services.parse(services);

  test.each([
    [1, 'From ₹1'],
    [99_999, 'From ₹99,999'],
    [100_000, 'From ₹1,00,000'],
    [12_345_678, 'From ₹1,23,45,678'],
  ])('of %d rupees is written as in India', (from, value) => {
    const services = publish({ UIPage: { from } });
    expect(pageOffer(services.UIPage)).toEqual([{ name: 'Price, plus GST', value, text: '' }]);
    expect(cardOffer(services.UIPage)).toBe(value);
  });

  test.each([
    ['month', 'From ₹3,500 a month'],
    ['year', 'From ₹3,500 a year'],
  ])(
    'that is paid every %s says so, and stands with what it buys and how long that takes',
    (per, value) => {
      const services = publish({
        BugFix: { from: 3500, per, buys: 'Two hours', duration: '12 months' },
      });
      expect(pageOffer(services.BugFix)).toEqual([
        { name: 'Price, plus GST', value, text: 'Two hours' },
        { name: 'Usual duration', value: '12 months', text: '' },
      ]);
      expect(cardOffer(services.BugFix)).toBe(`${value} · 12 months`);
    },
  );

  test('may be missing beside a duration; where both are, nothing is told', () => {
    const { UIPage, front, Back } = publish({
      UIPage: { duration: '2 weeks' },
      front: { from: 0 },
    });
    expect(pageOffer(UIPage)).toEqual([{ name: 'Usual duration', value: '2 weeks', text: '' }]);
    expect([pageOffer(front), pageOffer(Back)]).toEqual([[], []]);
    expect([UIPage, front, Back].map((service) => cardOffer(service))).toEqual(['2 weeks', '', '']);
  });

  test.each([
    ['the lower', { from: 200 }, { from: 199 }, 'From ₹199'],
    ['the first of two alike', { from: 200 }, { from: 200, duration: 'a week' }, 'From ₹200'],
    ['the first where it is the lower', { from: 199 }, { from: 200 }, 'From ₹199'],
    ['the only one', {}, { from: 300 }, 'From ₹300'],
    ['the only one, if it is the first', { from: 300 }, {}, 'From ₹300'],
    [
      'the first where the other is paid every month',
      { from: 300 },
      { from: 20, per: 'month' },
      'From ₹300',
    ],
  ])('of a card for two services is %s', (_, first, second, price) => {
    const { Crmpage, ERPPages } = publish({ Crmpage: first, ERPPages: second });
    expect(cardOffer(Crmpage, ERPPages)).toBe(price);
  });
});
