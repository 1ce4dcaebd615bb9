import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  FactsError,
  type FactSchema,
  ownerFolder,
  readBody,
  readOwner,
  schemas,
} from '../src/index.ts';
import { hasCheckDigit } from '../src/schema.ts';
import { faults, folder, set, withFolder } from './folder.ts';

withFolder();

describe('the owner’s facts', () => {
  test('that may be left out are filled in, whole files of them too', () => {
    expect(readOwner('tests/owners/bare')).toMatchObject({
      company: {
        name: 'करघा सॉफ़्टवेयर',
        logo: '',
        hours: [{ office: '', from: 'Monday', to: 'Friday', opens: '09:00AM', closes: '05:00PM' }],
        support: { hours: '', response: '', reach: '' },
        replyTime: '',
        whatsapp: '',
        since: '',
        languages: '',
        profiles: [],
        identity: { legalName: '', gstin: '', cin: '' },
        grievance: { name: '', email: '', phone: '' },
      },
      services: {
        UIPage: { from: 0, per: '', buys: '', duration: '' },
        DigitalMarketingPage: { from: 0, per: '', buys: '', duration: '' },
      },
      team: { people: [] },
      projects: { projects: [] },
      careers: {
        openings: [],
        officeDays: '',
        replyTime: '',
        resumeLimitKB: 500,
        internship: { duration: '', mode: '', fee: '', certificate: '', starts: '' },
      },
      posts: { posts: [] },
    });
  });

  test('without which there is no site have to be there', () => {
    for (const field of ['name', 'address', 'phone', 'emails', 'hours'])
      set(`company.${field}`, undefined);
    expect(faults().map((fault) => /json: (\w+) is missing/.exec(fault)?.[1])).toEqual([
      'name',
      'address',
      'phone',
      'emails',
      'hours',
    ]);
    rmSync(join(folder, 'company.json'));
    expect(faults()).toEqual([expect.stringMatching(/\/company\.json is missing$/)]);
  });

  test('are those that were checked: without blanks around them', () => {
    set('company.city', ' Greater Noida ');
    set('company.replyTime', '  ');
    expect(readOwner(folder).company).toMatchObject({ city: 'Greater Noida', replyTime: '' });
  });

  test('are what is meant, where they are written otherwise', () => {
    set('company.phone', '98765-43210');
    set('company.whatsapp', '+44 20 7946 0958');
    set('company.url', 'https://www.weavers.test/');
    set('company.hours.0.opens', '9:30 am');
    set('company.identity.gstin', '27aapfu0939f1zv ');
    expect(readOwner(folder).company).toMatchObject({
      phone: '+91 98765 43210',
      whatsapp: '+44 20 7946 0958',
      url: 'https://www.weavers.test',
      hours: [{ opens: '09:30AM' }],
      identity: { gstin: '27AAPFU0939F1ZV' },
    });
  });

  test.each([
    ['a byte-order mark', (text: string) => `\uFEFF${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('are read from a file with %s', (_, write) => {
    const file = join(folder, 'company.json');
    set('company.name', 'श्री गणेश सॉफ़्टवेयर');
    writeFileSync(
      file,
      write(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), undefined, 2)),
    );
    expect(readOwner(folder).company).toMatchObject({
      name: 'श्री गणेश सॉफ़्टवेयर',
      city: 'Greater Noida',
    });
  });

  const nextYear = String(new Date().getFullYear() + 1);
  test.each([
    ['company.name', ' ', 'write the name of the company as customers know it'],
    ['company.url', 'http://www.weavers.test', 'write the address of the site, such as '],
    ['company.phone', '98765', 'write the number like +91 98765 43210'],
    ['company.address.postalCode', '2013', 'write the PIN code of six digits'],
    ['company.address.street', undefined, 'write house, street and sector'],
    ['company.latitude', 200, 'write a number between -90 and 90, such as 28.4744'],
    ['company.emails.1', 'support at weavers', 'write an e-mail address such as '],
    ['company.hours.0.opens', '10 am', 'write a time like 10:00AM or 06:30PM'],
    ['company.hours.0.to', 'Saturnday', 'write a day of the week, such as Monday'],
    ['company.profiles.0.href', 'javascript:a', 'write the whole address of your profile'],
    [
      'company.profiles.0.href',
      'https://www.instagram.com/weavers',
      'the address is not one of this network',
    ],
    ['company.identity.gstin', '09AAACW1234A1Z1', 'write the GSTIN of 15 characters exactly'],
    ['company.hours', 'daily', 'write a list: [ … ]'],
    ['company.address', 'Noida', 'write fields and values: { … }'],
    ['company.support', null, 'write fields and values: { … }'],
    ['company.whatsapp', '98765 4321', 'write the number that answers on WhatsApp'],
    ['company.since', nextYear, 'write the year in which the company began, such as 2019'],
    ['company.since', '1899', 'write the year in which the company began'],
    ['projects.projects.0.service', '/OurWorks', 'write the page of the service it belongs to'],
    ['projects.projects.0.year', nextYear, 'write the year in which it was finished'],
    ['projects.projects.0.figure', 'six hours', 'write what changed as one figure'],
    ['team.people.0.years', -1, 'write the person’s years of experience, such as 12'],
    ['team.people.0.years', 71, 'write the person’s years of experience'],
    ['team.people.0.profile', 'linkedin.com/in/a', 'write the address of the person’s profile'],
    ['team.people.0.role', '', 'write the role, such as Mobile App Developer'],
    ['team.people.0.portraitAlt', '', 'say what the portrait shows'],
    ['team.people.0.portrait', 'nobody.jpg', 'put a picture of this name into '],
    ['projects.projects.2.link', 'c.weavers.test', 'write the address of the client’s site'],
    ['company.logo', 'C:\\logo.pdf', 'write the name of a picture that you put into owner/'],
    ['company.logo', 'sign.svg', 'put a picture of this name into '],
    ['careers.resumeLimitKB', 4096, 'EmailJS takes 2048 KB at most'],
    ['posts.posts.0.id', 'GST for shops', 'write how its address ends, such as gst-for-shops'],
    ['posts.posts.1.id', 'it-solutions', 'another one has this address'],
    ['posts.posts.0.date', '2025-02-30', 'write the day like 2025-06-10'],
    ['posts.posts.0.date', '2999-01-01', 'write the day like 2025-06-10, not one in the future'],
    ['posts.posts.0.picture', '', 'write the name of a picture in owner/posts/'],
    ['posts.posts.0.picture', 'counter.jpg', 'put a picture of this name into '],
    ['posts.posts.0.pictureAlt', ' ', 'say what the picture shows, for people who cannot see it'],
    ['posts.posts.0.service', '/OurWorks', 'write the page of the service it belongs to, one of '],
    ['posts.posts.0.body', [], 'write at least one paragraph'],
    ['posts.posts.0.body.1', '**Now**', 'leave out “**Now**”: write a paragraph, a subheading'],
    ['posts.posts.0.body.1', '# Now', 'leave out “# Now”: write a paragraph, a subheading'],
    ['posts.posts.0.body.1', '- a\n  - b', 'leave out “- b”: write a paragraph, a subheading'],
    ['posts.posts.0.body.1', 'a <b>c', 'leave out “<b>”: write a paragraph, a subheading'],
    ['posts.posts.0.body.1', '[a](javascript:b)', 'leave out “[a](javascript:b)”: write '],
    ['posts.posts.0.body.1', '[a](//b.in)', 'leave out “[a](//b.in)”: write a paragraph'],
  ])('a wrong %s (%j) is named with what would be right', (field, value, right) => {
    const [name = '', path = ''] = set(field, value);
    const what = value === undefined ? 'missing' : value === '' ? 'empty' : JSON.stringify(value);
    const said = path
      .replaceAll(/\.(\d)/g, (_, index) => ` no. ${Number(index) + 1}`)
      .replaceAll(/(?<=\d)\./g, ', ');
    expect(faults()).toEqual([
      expect.stringContaining(`/${name}.json: ${said} is ${what}: ${right}`),
    ]);
  });

  test.each([
    ['0.mode', 'home', 'write one of office, remote, hybrid'],
    ['0.date', '2999-01-01', 'write the day like 2025-06-10, not one in the future'],
    ['0.end', '2026-01-32', 'write the last day to apply like 2025-09-30, not before the date'],
    ['0.end', '2026-01-01', 'write the last day to apply like 2025-09-30, not before the date'],
    ['0.payFrom', 0, 'write the least pay'],
    ['0.payTo', 1000, 'write no less than the least pay'],
    ['1.id', 'tester', 'another one has this address'],
  ])('a wrong %s of an opening (%j) is named with what would be right', (field, value, right) => {
    const opening = { title: 'T', text: 'T', mode: 'office', date: '2026-11-02', payFrom: 20000 };
    set('careers.openings', [
      { ...opening, id: 'tester', payTo: 30000, end: '2026-12-31' },
      { ...opening, id: 'trainer' },
    ]);
    expect(faults()).toEqual([]);
    set(`careers.openings.${field}`, value);
    expect(faults()).toEqual([expect.stringContaining(`: ${right}`)]);
  });

  test.each([
    [
      'company.emails',
      [],
      'emails no. 1 is missing: write an e-mail address such as hello@your-domain.in',
    ],
    ['company.phone', 9110, 'phone is 9110 without quotation marks: write the number like +91'],
    ['company.phoen', '+91', 'phoen is no fact that the site knows'],
    [
      'services.UIPage',
      { from: -1 },
      'UIPage.from is -1: write a whole number of rupees, such as 25000; 0 if the site is to name none',
    ],
    ['services.UIPage', { from: 999.5 }, 'UIPage.from is 999.5: write a whole number of rupees'],
    ['services.UIPage', { from: '25,000' }, 'UIPage.from is "25,000": write a whole number'],
    [
      'services.UIPage',
      { from: 500, per: 'week' },
      'UIPage.per is "week": write month or year, or leave it empty',
    ],
    [
      'services.UIPage',
      { buys: 'Eight screens' },
      'UIPage.from is missing: write the price that buys this',
    ],
    ['services.UIpage', {}, 'UIpage is no fact that the site knows'],
    ['careers.internship.fees', '', 'internship.fees is no fact that the site knows'],
    [
      'projects.projects.0.figure',
      '6 hours',
      'projects no. 1, result is missing: say what the figure counts',
    ],
    [
      'projects.projects.0.result',
      'less typing',
      'projects no. 1, figure is missing: write the figure that “result” speaks of',
    ],
    [
      'projects.projects.0.testimonial',
      { text: 'We close on time.' },
      'projects no. 1, testimonial.name is missing: say who says it',
    ],
    [
      'projects.projects.0.testimonial',
      { agreed: 'yes' },
      'projects no. 1, testimonial.agreed is "yes": write true or false',
    ],
  ])('with %s %j another field is wrong, or one that nobody knows', (field, value, said) => {
    const [name = ''] = set(field, value);
    expect(faults()).toEqual([expect.stringContaining(`/${name}.json: ${said}`)]);
  });

  test('what a post says is paragraphs, subheadings, lists and links', () => {
    const body = [
      'Ask R&D < 5 \\*, [or us](/Contact#form) or https://a.in/b.\n\nNow.',
      '## Then \\[more\\]',
      '- a',
      '- [b](mailto:a@b.in)\n- c',
      '1. d',
    ];
    expect(readBody(body)).toEqual([
      {
        text: [
          'Ask R&D < 5 ',
          '*',
          ', ',
          { label: 'or us', href: '/Contact#form' },
          ' or ',
          { label: 'https://a.in/b', href: 'https://a.in/b' },
          '.',
        ],
      },
      { text: ['Now.'] },
      { heading: 'Then [more]' },
      { list: [['a'], [{ label: 'b', href: 'mailto:a@b.in' }], ['c']], isNumbered: false },
      { list: [['d']], isNumbered: true },
    ]);
  });

  test.each([
    ['a comma that is missing', '{\n  "name": "Weavers"\n  "url": ""\n}', 3],
    [
      'the quotation marks of a word processor',
      '{\n  "name": "Weavers",\n  "city": “Greater Noida”,\n  "url": "https://www.weavers.test"\n}',
      3,
    ],
    [
      'the same in the first line',
      '{ "city": “Greater Noida”,\n  "url": "https://www.weavers.test"\n}',
      1,
    ],
    ['an end that is missing', '{\n  "name": "Weavers"\n', 3],
  ])('a file that is no JSON, with %s, is named with the line to look at', (_, text, line) => {
    writeFileSync(join(folder, 'company.json'), text);
    expect(faults()).toEqual([
      expect.stringContaining(`company.json, line ${line}: this is no JSON`),
    ]);
  });

  test.each([
    ['utf16le', 1],
    ['latin1', 2],
  ] as const)('a file that was saved as %s is named with the line to look at', (encoding, line) => {
    writeFileSync(join(folder, 'company.json'), '{\n  "name": "Café Software"\n}', encoding);
    expect(faults()).toEqual([
      expect.stringMatching(
        new RegExp(
          `/company\\.json, line ${line}: letters cannot be read: save the file as UTF-8$`,
        ),
      ),
    ]);
  });

  test('a file that is no picture, whatever its name says, is named', () => {
    set('company.logo', 'logo.png');
    writeFileSync(join(folder, 'logo.png'), '%PDF-1.7');
    const [, portrait = ''] = readdirSync(join(folder, 'portraits'));
    const heic = Buffer.from('\0\0\0\x24ftypheic', 'latin1');
    writeFileSync(join(folder, 'portraits', portrait), heic);
    expect(faults()).toEqual([
      expect.stringMatching(
        /\/company\.json: logo is "logo\.png": this file is no picture that can be read: save it as JPEG or PNG$/,
      ),
      expect.stringMatching(
        new RegExp(
          `/team\\.json: people no\\. \\d, portrait is "${portrait}": this file is no picture`,
        ),
      ),
    ]);
  });

  test('a folder that is not there is named', () => {
    vi.stubEnv('OWNER', 'tests/owners/nobody');
    expect(ownerFolder).toThrow(
      new FactsError(
        'The facts are looked for in tests/owners/nobody/ (OWNER), which is not there',
      ),
    );
    vi.unstubAllEnvs();
  });

  test('have a label and a hint each, for forms and editors', () => {
    const without = (
      { title, description, properties = {}, items }: FactSchema,
      at: string,
    ): string[] => [
      ...(title && description ? [] : [`packages/facts/src/schema.ts: ${at}`]),
      ...Object.entries(properties).flatMap(([name, inner]) => without(inner, `${at}.${name}`)),
      ...(items?.properties
        ? without({ title: 'an entry', description: 'of a list', ...items }, at)
        : []),
    ];
    const found = Object.entries(schemas).flatMap(([name, file]) =>
      without({ title: 'a file', description: 'of owner/', ...file }, name),
    );
    expect(found).toEqual([]);
    expect(schemas.company.properties?.name).toMatchObject({
      title: 'Name',
      letters: 32,
    });
    expect(without({ properties: { lost: {} } }, 'a')).toEqual(
      ['a', 'a.lost'].map((at) => `packages/facts/src/schema.ts: ${at}`),
    );
  });

  test('the check character of a GSTIN is computed, and a slip of the pen found', () => {
    // The sample number of the GST portal's own manual.
    expect(hasCheckDigit('27AAPFU0939F1ZV')).toBe(true);
    expect(hasCheckDigit('27AAPFU0993F1ZV')).toBe(false);
  });
});

describe('WhatsApp', () => {
  const whatsapp = { network: 'WhatsApp', href: 'https://wa.me/919876543210' };
  const linkedIn = { network: 'LinkedIn', href: 'https://www.linkedin.com/company/w' };

  test('among the profiles of an older file is read as the number that it holds', () => {
    set('company.profiles', [whatsapp, linkedIn]);
    expect(readOwner(folder).company).toMatchObject({
      whatsapp: '+91 98765 43210',
      profiles: [linkedIn],
    });
  });

  test('of another country keeps its number as it is', () => {
    set('company.profiles', [{ ...whatsapp, href: 'https://wa.me/14155550100?text=Hi' }]);
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '+14155550100', profiles: [] });
  });

  test('given as a number is that number, whatever the profiles hold', () => {
    set('company.profiles', [whatsapp]);
    set('company.whatsapp', '+91 10000 00012');
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '+91 10000 00012', profiles: [] });
  });

  test('by a link without a number stays a profile', () => {
    const message = { ...whatsapp, href: 'https://wa.me/message/ABC123' };
    set('company.profiles', [message]);
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '', profiles: [message] });
  });
});
