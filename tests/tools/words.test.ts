import { readOwner } from '@workshop/facts';
import { describe, expect, test } from 'vitest';
import {
  checkWords,
  fixedBy,
  roomFor,
  siteTexts,
  staleWords,
  wordFaults,
} from '../../tools/words/own.ts';
import { textsIn, withTexts } from '../../tools/words/texts.ts';

const code = `import { company } from './company.ts';
type Kind = 'an offer';
const report = company.hours && \` Reports come \${company.hours}.\`;
const page = {
  href: '/about', id: 'an id', image: { name: 'a-file', alt: 'Six of us' },
  hero: { tagline: \`From \${company.city} to \${company.city}\${report}\` },
  values: [{ name: 'Care', text: 'Don’t worry.' }],
  company: { title: 'Talk to us' }, block: { company: 'contact' },
  choices: list.map((each) => ({ value: 'one year', label: '1 year' })),
  kinds: list.filter((each) => each !== 'no text'), date: '2025-01-01', to: '/Contact',
} satisfies Record<string, unknown>;
`;

describe('the texts of a module', () => {
  test('have names for what is filled in; addresses, ids, files, dates, types and code are none', () => {
    expect(textsIn(code)).toEqual([
      { text: 'Reports come {hours}.', field: ['report'] },
      { text: 'Six of us', field: ['image', 'alt'] },
      { text: 'From {city} to {city}{report}', field: ['hero', 'tagline'] },
      { text: 'Care', field: ['values', 'name'] },
      { text: 'Don’t worry.', field: ['values', 'text'] },
      { text: 'Talk to us', field: ['company', 'title'] },
      { text: '1 year', field: ['choices', 'label'] },
    ]);
  });

  test.each([
    ['Care', `it's`, `{ name: "it's", text`],
    ['Care', `a "word" \\ and \n`, String.raw`{ name: "a \"word\" \\ and \n", text`],
    ['Six of us', 'हम छह', `alt: "हम छह" }`],
    [
      'From {city} to {city}{report}',
      'In {city}: `a` ${ b \\{report} {city}',
      String.raw`tagline: ${'`'}In ${'$'}{company.city}: \`a\` \${ b \\${'$'}{report} ${'$'}{company.city}${'`'} }`,
    ],
    ['Reports come {hours}.', 'Call {hours}', '&& ` Call ${company.hours}`;'],
  ])('“%s” may become %j', (site, own, written) => {
    const changed = withTexts(code, (text) => (text === site ? own : text));
    expect(changed).toContain(written);
    expect(textsIn(changed).map(({ text }) => text)).toContain(own.trim());
  });

  test('stay as they are where nothing changes', () => {
    expect(withTexts(code, (text) => text)).toBe(code);
  });

  test('hold variables and fields only', () => {
    expect(() => textsIn('export const a = `At ${hour(1)} o’clock`;')).toThrow(
      'variables and fields only',
    );
  });
});

const owner = readOwner();
const faultsOf = (page: string, text: string, own: string) =>
  wordFaults({ [page]: { [text]: own } }, owner.company).map(({ message }) => message);
const sentence = 'We build for GST invoices, UPI and WhatsApp.';
const title = 'About our IT company in {city}';

describe('the owner’s own text', () => {
  test.each([
    ['home', sentence, 'We don’t only build for GST.', []],
    ['home', sentence, 'हम जीएसटी के लिए बनाते हैं।', []],
    ['home', sentence, 'x'.repeat(200), []],
    ['home', sentence, 'x'.repeat(201), ['has 201 letters; at most 200 fit']],
    ['home', 'Our services', 'What we do all day long', []],
    ['home', 'Our services', 'What we do all day and night', ['has 28 letters; at most 24 fit']],
    ['home', sentence, 'In {city}', ['has {city} too much: the site fills in nothing here']],
    [
      'about',
      title,
      'About our IT company in Noida',
      ['has to keep {city}, which the site fills in'],
    ],
    [
      'about',
      title,
      'About {area} in {city}, {city}',
      ['has {area} and {city} too much: the site fills in {city} only'],
    ],
    // “Greater Noida” has 7 letters more than “{city}”.
    ['about', title, 'About {city}', ['has 12 letters; write at least 18']],
    ['about', title, `About our ${'I'.repeat(38)} {city}`, ['has 55 letters; at most 53 fit']],
    [
      'about',
      title,
      'IT internship in {city}',
      ['is what another page has: write what only this page is about'],
    ],
    [
      'careers',
      'Something went wrong. Please try again.',
      'Oh no.',
      ['cannot be changed: the site was ordered with these words (specification, 8)'],
    ],
    [
      'home',
      'Read More',
      'More',
      ['cannot be changed: the site was ordered with these words (specification, 2.4)'],
    ],
    [
      'legal/terms',
      'Advance payments are non-refundable.',
      'Advances are paid back.',
      ['cannot be changed: the site was ordered with these words (specification, 2.12)'],
    ],
    ['home', 'What the site never said', 'Anything', []],
  ])('in %s for “%s” may be “%s”, or it is said why not', (page, text, own, faults) => {
    expect(faultsOf(page, text, own)).toEqual(faults);
  });

  test('that is wrong is refused by the build with its file, the site’s text and the reason', () => {
    const words = { words: { home: { [sentence]: '{x}', 'Read More': 'More' } } };
    expect(() => checkWords({ ...owner, words })).toThrow(
      [
        `owner/words.json: home: your text for “${sentence}” has {x} too much: the site fills in nothing here`,
        'owner/words.json: home: your text for “Read More” cannot be changed: the site was ordered with these words (specification, 2.4)',
      ].join('\n'),
    );
    checkWords(owner);
  });

  test('for what the site does not say is kept and named', () => {
    expect(staleWords({ home: { [sentence]: 'A', 'Old words': 'B' }, gone: { C: 'D' } })).toEqual([
      'owner/words.json: home: the site does not say “Old words” any more, so your text “B” is not used: change the new one, or take it out',
      'owner/words.json: gone: the site does not say “C” any more, so your text “D” is not used: change the new one, or take it out',
    ]);
  });
});

test('the site’s own texts fit where they are', () => {
  const wrong = siteTexts().filter((site) => {
    const { least, most } = roomFor(site, owner.company);
    return site.text.length < least || site.text.length > most;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['1', 8],
  ['2.3', 45],
  ['2.4', 5],
  ['2.5', 1],
  ['2.6', 16],
  ['2.7', 20],
  ['2.8', 15],
  ['2.9', 11],
  ['2.10', 6],
  ['2.11', 10],
  ['2.12', 20],
  ['2.13', 1],
  ['2.14', 7],
  ['2.15', 1],
  ['2.16', 2],
  ['3', 25],
  ['8', 5],
])('section %s of the specification fixes %d texts', (section, count) => {
  const texts = siteTexts().filter((site) => fixedBy(site) === section);
  expect(texts).toHaveLength(count);
});
