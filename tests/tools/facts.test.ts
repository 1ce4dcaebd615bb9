import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import type { Company } from '../../src/content/types.ts';
import { checkFacts, FactsError } from '../../tools/facts.ts';

const real: Company = {
  ...company,
  name: 'Bunkar Softworks',
  url: 'https://www.bunkar.in',
  address: { ...company.address, street: '12 Alpha Road' },
  phone: '+91 98765 43210',
  emails: ['hello@bunkar.in', 'support@bunkar.in'],
  social: [{ network: 'LinkedIn', href: 'https://www.linkedin.com/company/bunkar' }],
  projects: ['https://a.bunkar.in', 'https://b.bunkar.in', 'https://c.bunkar.in'],
};
const keys = {
  VITE_EMAILJS_PUBLIC_KEY: 'public',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

test('real facts and three keys pass without a word', () => {
  expect(checkFacts(real, keys)).toEqual([]);
});

test('facts that are still examples, and keys not set, are said once each', () => {
  const warnings = checkFacts(company, {});
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain(
    'example facts: name, url, address, phone, emails, social, projects',
  );
  expect(warnings[1]).toContain('No EmailJS keys');
});

test.each<[string, Partial<Company>]>([
  ['name', { name: ' ' }],
  ['url', { url: 'http://www.bunkar.in' }],
  ['url', { url: 'https://www.bunkar.in/' }],
  ['address.postalCode', { address: { ...real.address, postalCode: '2013' } }],
  ['address.street', { address: { ...real.address, street: '' } }],
  ['latitude', { latitude: 200 }],
  ['longitude', { longitude: Number.NaN }],
  ['phone', { phone: '' }],
  ['emails.1', { emails: ['hello@bunkar.in', 'support at bunkar'] }],
  ['social.0.href', { social: [{ network: 'X', href: 'javascript:alert(1)' }] }],
  ['projects.2', { projects: ['https://a.bunkar.in', 'https://b.bunkar.in', 'c.bunkar.in'] }],
])('a wrong %s stops the build and is named', (field, wrong) => {
  expect(() => checkFacts({ ...real, ...wrong }, keys)).toThrow(FactsError);
  expect(() => checkFacts({ ...real, ...wrong }, keys)).toThrow(`  ${field}: `);
});

test.each(Object.keys(keys))('a blank %s stops the build and is named', (name) => {
  expect(() => checkFacts(real, { ...keys, [name]: ' ' })).toThrow(`  ${name}: must not be empty`);
});

test.each(Object.keys(keys))('a forgotten %s stops the build and is named', (name) => {
  expect(() => checkFacts(real, { ...keys, [name]: undefined })).toThrow(`  ${name}: is missing`);
});
