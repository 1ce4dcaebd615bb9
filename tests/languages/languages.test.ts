import { schemas } from '@workshop/facts';
import { expect, test } from 'vitest';
import { accented, arabic, translate, translateFacts, translateModule } from './languages.ts';

test('a word is at least 40 % longer and has an accent; what is replaced in a text stays', () => {
  expect(translate('Submenu of {label}', accented)).toBe('Súübméënúü óöf {label}');
  expect(translate('GST invoice, 24/7', accented)).toBe('GSTöö íïnvóöíïcéë, 24/7');
  expect(translate('GST {rate} %', arabic)).toBe('خغفهه {rate} %');
});

test('a module’s words are put into a language; addresses, ids, files, types and code are not', () => {
  const code = [
    `import { company } from './company.ts';`,
    `type Kind = 'offer' | 'company';`,
    `export const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });`,
    'export const page = {',
    `  id: 'about', href: '/about', image: { name: 'team', alt: 'Six of us' },`,
    `  item: { name: 'Care' }, choice: { value: 'one year', label: '1 year' }, value: 'Hint',`,
    '  lead: `From ${company.city} to you`, locale: { lang: "en-IN", dir: "ltr" },',
    `  picture: ownedPicture('projects', 'a.png'), list: ['One', 'Two'].join(', '),`,
    '} as const satisfies Record<string, unknown>;',
  ].join('\n');
  expect(translateModule(code, accented)).toBe(
    [
      `import { company } from './company.ts';`,
      `type Kind = 'offer' | 'company';`,
      `export const longDate = new Intl.DateTimeFormat("el", { dateStyle: 'long' });`,
      'export const page = {',
      `  id: 'about', href: '/about', image: { name: 'team', alt: "Síïxö óöf úüs" },`,
      `  item: { name: "Cáäréë" }, choice: { value: 'one year', label: "1 ýÿéëáär" }, value: "Híïntö",`,
      '  lead: `Fróömö ${company.city} tóö ýÿóöúü`, locale: { lang: "el", dir: "ltr" },',
      `  picture: ownedPicture('projects', 'a.png'), list: ["ÓÖnéë", "Twóöö"].join(', '),`,
      '} as const satisfies Record<string, unknown>;',
    ].join('\n'),
  );
  expect(translateModule(`export const locale = { dir: 'ltr' };`, arabic)).toBe(
    `export const locale = { dir: "rtl" };`,
  );
});

test('of the owner’s facts only the words are put into a language', () => {
  const facts = {
    name: 'Loom',
    url: 'https://www.loom.test',
    emails: ['hello@loom.test'],
    hours: [{ office: 'Pune', from: 'Monday', opens: '10:00AM' }],
    latitude: 28.4,
  };
  expect(translateFacts(facts, schemas.company, accented)).toEqual({
    name: 'Lóöóöm',
    url: 'https://www.loom.test',
    emails: ['hello@loom.test'],
    hours: [{ office: 'Púünéë', from: 'Monday', opens: '10:00AM' }],
    latitude: 28.4,
  });
});
