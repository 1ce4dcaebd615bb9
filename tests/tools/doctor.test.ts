import { readOwner } from '@workshop/facts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, set, withFolder } from '../../packages/facts/tests/folder.ts';
import { missingOffers } from '../../tools/owner/buyers.ts';
import { openPoints } from '../../tools/owner/doctor.ts';
import { promisesIn } from '../../tools/owner/promises.ts';

withFolder('example');

describe('npm run doctor', () => {
  test('names every example, missing keys, and a map that shows another place', async () => {
    set('company.latitude', 12.9716);
    set('company.longitude', 77.5946);
    const open = await openPoints(folder, {});
    expect(open).toContain('owner/company.json: Phone is still an example');
    expect(open).toContain('owner/team.json: Person 6 (Ananya Example) is still an example');
    expect(open).toContain(
      'owner/company.json: the map shows 12.9716, 77.5946, which is far from PIN code 201310: copy the coordinates from Google Maps',
    );
    expect(open.at(-1)).toContain('there are no EmailJS keys');
  });

  test('names an opening that has ended, and one whose designation no picture of a shared link can show', async () => {
    const opening = { text: 'Test.', mode: 'office', date: '2024-01-02' };
    const openings = [
      { ...opening, id: 'trainer', title: 'Trainer', end: '2024-02-29' },
      { ...opening, id: 'tester', title: 'மழை', end: '2099-12-31' },
    ];
    writeFileSync(join(folder, 'careers.json'), JSON.stringify({ openings }));
    const open = await openPoints(folder, {});
    expect(open.filter((point) => point.startsWith('owner/careers.json'))).toEqual([
      'owner/careers.json: pictures of shared links cannot draw ம ழ ை: write the designation of “tester” in Latin letters or Devanagari',
      'owner/careers.json: “Trainer” ended on 2024-02-29, so the site does not show it: remove it, or write a later day',
    ]);
  });

  test('names a domain of page views that is not the site’s', async () => {
    const named = async (domain: string) =>
      (await openPoints(folder, { VITE_PAGE_VIEWS_DOMAIN: domain })).filter((point) =>
        point.includes('page views are counted'),
      );
    expect(await named('example.com')).toEqual([]);
    expect(await named('www.example.com')).toEqual([]);
    expect(await named('ample.com')).toEqual([
      '.env: page views are counted for ample.com, but the site’s address is https://www.example.com',
    ]);
  });

  test('names letters that no picture of a shared link can show, a dark logo and a long name', async () => {
    const { posts } = JSON.parse(readFileSync('tests/owners/one/posts.json', 'utf8')) as {
      posts: object[];
    };
    writeFileSync(
      join(folder, 'posts.json'),
      JSON.stringify({ posts: [{ ...posts[0], title: 'மழை' }] }),
    );
    expect(await openPoints(folder, {})).toContain(
      'owner/posts.json: pictures of shared links cannot draw ம ழ ை: write the title of “monsoon” in Latin letters or Devanagari',
    );
    const strange =
      'owner/company.json: pictures of shared links cannot draw த ம ி ழ ்: write name and address.locality in Latin letters or Devanagari';
    set('company.name', 'श्री Weaver’s Café');
    expect(await openPoints(folder, {})).not.toContain(strange);
    writeFileSync(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>',
    );
    set('company.name', 'தமிழ்');
    set('company.city', 'A town with a name of thirty-one');
    set('company.logo', 'logo.svg');
    const open = await openPoints(folder, {});
    expect(open).toContain(strange);
    expect(open).toContain('owner/company.json: city has 32 letters; at most 28 fit');
    expect(open.at(-1)).toContain('owner/logo.svg can hardly be seen on the dark header');
  });

  test('names wrong facts and wrong keys together', async () => {
    writeFileSync(join(folder, 'team.json'), '{');
    const open = await openPoints(folder, { VITE_EMAILJS_PUBLIC_KEY: 'only_one' });
    expect(open).toHaveLength(3);
    expect(open[0]).toMatch(/team\.json, line 1: this is no JSON/);
    expect(open[1]).toContain('.env: VITE_EMAILJS_SERVICE_ID is missing');
  });

  test('lists what binds the company, sentence by sentence, with the owner’s own words', () => {
    writeFileSync(
      join(folder, 'words.json'),
      JSON.stringify({
        words: {
          home: {
            'We build for GST invoices, UPI and WhatsApp.': 'We call. A refund is sure. Bye.',
          },
          about: {
            'We train your staff online or at your place and leave a short guide.':
              'We leave a guide.',
          },
        },
      }),
    );
    const owner = readOwner(folder);
    const promises = promisesIn(owner);
    expect(promises.get('owner/company.json')).toEqual(['24/7']);
    expect(promises.get('owner/words.json')).toEqual(['A refund is sure.']);
    for (const [page, sentence] of [
      ['legal/terms', 'Advance payments are non-refundable.'],
      [
        'legal/terms',
        'Clients can report problems to customer support 24/7; their contract says how, and how soon we act at night.',
      ],
      ['services/maintenance', 'You can report problems 24/7.'],
      [
        'services/updates',
        'If another firm built the site, we begin with a paid assessment of hosting, domain, admin logins, licences and their expiry dates.',
      ],
    ] as const)
      expect(promises.get(`src/content/${page}.ts`)).toContain(sentence);
    const site = [...promises]
      .filter(([file]) => file.startsWith('src/'))
      .flatMap(([, all]) => all);
    expect(site.join('\n')).not.toMatch(/We train your staff|customer support$/m);
    const without = {
      ...owner,
      company: { ...owner.company, support: { hours: '', response: '', reach: '' } },
    };
    expect(JSON.stringify([...promisesIn(without)])).not.toMatch(/24\/7|\{hours\}/);
  });

  test('asks how support is reached wherever its hours are promised', async () => {
    const asked =
      'owner/company.json: Support, How support is reached is empty, but the site promises 24/7 customer support: write it, or leave the hours empty';
    expect(await openPoints(folder, {})).toContain(asked);
    set('company.support', { hours: '24/7', reach: 'Call us; at night a machine answers.' });
    expect(await openPoints(folder, {})).not.toContain(asked);
    set('company.support', { hours: '', reach: '' });
    expect(await openPoints(folder, {})).not.toContain(asked);
  });

  test('asks for prices of the five services that Home leads to first, and only for what they lack', () => {
    const all = 'from which price, what that buys, how long it takes';
    expect(missingOffers(folder)).toEqual([
      `owner/services.json: Accounting Software does not say ${all}`,
      `owner/services.json: CRM System does not say ${all}`,
      `owner/services.json: ERP Software Services does not say ${all}`,
      `owner/services.json: CMS Solutions does not say ${all}`,
      `owner/services.json: Full Stack Development does not say ${all}`,
    ]);
    const whole = { from: 90_000, buys: 'Billing for one counter', duration: '6 weeks' };
    const rest = { Crmpage: whole, ERPPages: whole, CmsPage: whole, FullStack: whole };
    const write = (services: object) =>
      writeFileSync(join(folder, 'services.json'), JSON.stringify(services));
    write({ ...rest, AccountingSoftPage: { from: 90_000, buys: '', duration: '' } });
    expect(missingOffers(folder)).toEqual([
      'owner/services.json: Accounting Software does not say what that buys, how long it takes',
    ]);
    write({ ...rest, AccountingSoftPage: whole });
    expect(missingOffers(folder)).toEqual([]);
    write({ ...rest, AccountingSoftPage: { from: -1 } });
    expect(missingOffers(folder)).toEqual([]);
  });

  test('names own words that the build refuses, those that the site has no use for, and headings that no picture shows', async () => {
    writeFileSync(
      join(folder, 'words.json'),
      JSON.stringify({
        words: {
          home: { 'We build for GST.': 'We build.' },
          about: {
            About: 'எங்களை',
            'We quote extra work separately and start on it after you approve.': 'We {quote} it.',
          },
        },
      }),
    );
    const open = (await openPoints(folder, {})).filter((point) => point.includes('/words.json'));
    expect(open).toEqual([
      'owner/words.json: pictures of shared links cannot draw எ ங ் க ள ை: write your heading of about in Latin letters or Devanagari',
      'owner/words.json: about: your text for “We quote extra work separately and start on it after you app…” has {quote} too much: the site fills in nothing here',
      'owner/words.json: home: the site does not say “We build for GST.” any more, so your text “We build.” is not used: change the new one, or take it out',
    ]);
  });
});
