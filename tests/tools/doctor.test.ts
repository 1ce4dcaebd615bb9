import { readOwner } from '@workshop/facts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPoints, promisesIn } from '../../tools/owner/doctor.ts';
import { placeFault } from '../../tools/owner/place.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('tests/owners/example', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm run doctor', () => {
  test('names every example, missing keys, and a map that shows another place', async () => {
    const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as object;
    writeFileSync(
      join(folder, 'company.json'),
      JSON.stringify({ ...company, latitude: 12.9716, longitude: 77.5946 }),
    );
    const open = await openPoints(folder, {});
    expect(open).toContain('owner/company.json: Phone is still an example');
    expect(open).toContain('owner/team.json: Person 6 (Ananya Example) is still an example');
    expect(open).toContain(
      'owner/company.json: the map shows 12.9716, 77.5946, which is far from PIN code 201310: copy the coordinates from Google Maps',
    );
    expect(open.at(-1)).toContain('there are no EmailJS keys');
  });

  test('names letters that no picture of a shared link can show, a dark logo and a long name', async () => {
    const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as object;
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
    const write = (change: object) =>
      writeFileSync(join(folder, 'company.json'), JSON.stringify({ ...company, ...change }));
    const strange =
      'owner/company.json: pictures of shared links cannot draw த ம ி ழ ்: write name and address.locality in Latin letters or Devanagari';
    write({ name: 'श्री Weaver’s Café' });
    expect(await openPoints(folder, {})).not.toContain(strange);
    writeFileSync(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>',
    );
    write({ name: 'தமிழ்', city: 'A town with a name of thirty-one', logo: 'logo.svg' });
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

  test.each([
    ['110001', 28.6315, 77.2167],
    ['201310', 28.4744, 77.504],
    ['400001', 18.9388, 72.8354],
    ['560001', 12.9762, 77.6033],
    ['600001', 13.0939, 80.2839],
    ['682001', 9.9658, 76.2421],
    ['700001', 22.5697, 88.3476],
    ['781001', 26.1833, 91.745],
    ['800001', 25.6119, 85.1416],
    ['190001', 34.0731, 74.8148],
    ['403001', 15.4989, 73.8278],
    ['834001', 23.3703, 85.325],
  ])('PIN code %s is where its post office is', (postalCode, latitude, longitude) => {
    const { company } = readOwner(folder);
    const at = { ...company, address: { ...company.address, postalCode }, latitude, longitude };
    expect(placeFault(at)).toEqual([]);
    expect(placeFault({ ...at, latitude: -latitude })).toHaveLength(1);
    expect(placeFault({ ...at, latitude: longitude, longitude: latitude })).toHaveLength(1);
  });

  test('lists what binds the company, sentence by sentence', () => {
    writeFileSync(
      join(folder, 'words.ts'),
      `export const a = 'We call. We answer within one month, free of charge. Bye.';\nexport const b = 'Support is there 24/7.';\n`,
    );
    for (const file of ['careers', 'projects', 'team']) rmSync(join(folder, `${file}.json`));
    expect(promisesIn(folder)).toEqual([
      { file: join(folder, 'company.json').replaceAll('\\', '/'), sentence: '24/7' },
      {
        file: join(folder, 'words.ts').replaceAll('\\', '/'),
        sentence: 'We answer within one month, free of charge.',
      },
      { file: join(folder, 'words.ts').replaceAll('\\', '/'), sentence: 'Support is there 24/7.' },
    ]);
    const sentences = promisesIn('src/content').map(
      ({ file, sentence }) => `${file.replace('src/content/', '')}: ${sentence}`,
    );
    for (const line of [
      'legal/terms.ts: Advance payments are non-refundable.',
      'legal/terms.ts: Clients can report problems to customer support ${company.support.hours}; their contract says how, and how soon we act at night.',
      'services/maintenance.ts: You can report problems ${support}.',
      'services/maintenance.ts: How soon a developer takes over at night depends on the priority levels in your contract.',
      'about.ts: We train your staff online or at your place and leave a short guide, in Hindi or English.',
      'services/updates.ts: If another firm built the site, we begin with a paid assessment of hosting, domain, admin logins, licences and their expiry dates.',
    ])
      expect(sentences).toContain(line);
  });
});
