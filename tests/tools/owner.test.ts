import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawIcons } from '../../tools/findable/icons.ts';
import { examplesIn } from '../../tools/owner/examples.ts';
import { envFolder, ownerFolder } from '../../tools/owner/folder.ts';
import { checkKeys, hasKeys } from '../../tools/owner/keys.ts';
import { longTexts } from '../../tools/owner/lengths.ts';
import { logoFaults, readLogo } from '../../tools/owner/logo.ts';
import { cardOffers, pageOffers } from '../../tools/owner/offers.ts';
import { makeOwnerPictures, smallPictures } from '../../tools/owner/pictures.ts';
import { placeFault } from '../../tools/owner/place.ts';
import { FactsError, readOwner } from '../../tools/owner/read.ts';
import { hasCheckDigit } from '../../tools/owner/schema.ts';
import { schemas } from '../../tools/owner/write-schemas.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('tests/owners/weavers', folder, { recursive: true });
  writeFileSync(join(folder, 'services.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Facts = Record<string, unknown>;
/** Changes one file of the owner's as a person with an editor does. */
function edit(file: string, change: (facts: Facts) => Facts | void): void {
  const path = join(folder, `${file}.json`);
  const facts = JSON.parse(readFileSync(path, 'utf8')) as Facts;
  writeFileSync(path, JSON.stringify(change(facts) ?? facts));
}
const set = (file: string, field: string, value: unknown) =>
  edit(file, (facts) => {
    const trail = field.split('.');
    const last = trail.pop() ?? '';
    let inner = facts;
    for (const step of trail) inner = inner[step] as Facts;
    inner[last] = value;
  });
const faults = () => {
  try {
    readOwner(folder);
  } catch (error) {
    if (error instanceof FactsError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('the owner’s facts', () => {
  test('that may be left out are filled in, whole files of them too', () => {
    expect(readOwner('tests/owners/bare')).toMatchObject({
      company: {
        name: 'करघा सॉफ़्टवेयर',
        logo: '',
        hours: [{ office: '', from: 'Monday', to: 'Friday', opens: '09:00AM', closes: '05:00PM' }],
        support: { hours: '', reach: '' },
        replyTime: '',
        whatsapp: '',
        since: '',
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
    });
  });

  test('without which there is no site have to be there', () => {
    for (const field of ['name', 'address', 'phone', 'emails', 'hours'])
      set('company', field, undefined);
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
    set('company', 'city', ' Greater Noida ');
    set('company', 'replyTime', '  ');
    expect(readOwner(folder).company).toMatchObject({ city: 'Greater Noida', replyTime: '' });
  });

  test.each([
    ['a byte-order mark', (text: string) => `\uFEFF${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('are read from a file with %s', (_, write) => {
    const file = join(folder, 'company.json');
    set('company', 'name', 'श्री गणेश सॉफ़्टवेयर');
    writeFileSync(
      file,
      write(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), undefined, 2)),
    );
    expect(readOwner(folder).company).toMatchObject({
      name: 'श्री गणेश सॉफ़्टवेयर',
      city: 'Greater Noida',
    });
  });

  test.each([
    ['company', 'name', ' ', 'name is " ": write the name of the company as customers know it'],
    [
      'company',
      'url',
      'http://www.weavers.test',
      'url is "http://www.weavers.test": write the address of the site, such as https://www.your-domain.in',
    ],
    [
      'company',
      'url',
      'https://www.weavers.test/',
      'url is "https://www.weavers.test/": leave out the slash at the end',
    ],
    ['company', 'phone', '98765', 'phone is "98765": write the number like +91 98765 43210'],
    [
      'company',
      'address.postalCode',
      '2013',
      'address.postalCode is "2013": write the PIN code of six digits',
    ],
    [
      'company',
      'address.street',
      undefined,
      'address.street is missing: write house, street and sector',
    ],
    [
      'company',
      'latitude',
      200,
      'latitude is 200: write a number between -90 and 90, such as 28.4744 (a long press on Google Maps shows it)',
    ],
    [
      'company',
      'emails.1',
      'support at weavers',
      'emails.1 is "support at weavers": write an e-mail address such as hello@your-domain.in',
    ],
    [
      'company',
      'emails',
      [],
      'emails.0 is missing: write an e-mail address such as hello@your-domain.in',
    ],
    [
      'company',
      'hours.0.opens',
      '10 am',
      'hours.0.opens is "10 am": write a time like 10:00AM or 06:30PM',
    ],
    [
      'company',
      'hours.0.to',
      'Saturnday',
      'hours.0.to is "Saturnday": write a day of the week, such as Monday',
    ],
    [
      'company',
      'profiles.0.href',
      'javascript:alert(1)',
      'profiles.0.href is "javascript:alert(1)": write the whole address of your profile, from https:// on',
    ],
    [
      'company',
      'profiles.0.href',
      'https://www.instagram.com/weavers',
      'profiles.0.href is "https://www.instagram.com/weavers": the address is not one of this network',
    ],
    [
      'company',
      'identity.gstin',
      '09AAACW1234A1Z1',
      'identity.gstin is "09AAACW1234A1Z1": write the GSTIN of 15 characters exactly as on the certificate, or nothing: ""',
    ],
    ['company', 'phoen', '+91', 'phoen is no fact that the site knows'],
    ['company', 'phone', 9110, 'phone is 9110: write the number like +91 98765 43210'],
    ['company', 'hours', 'daily', 'hours is "daily": write a list: [ … ]'],
    ['company', 'address', 'Noida', 'address is "Noida": write fields and values: { … }'],
    ['company', 'support', null, 'support is null: write fields and values: { … }'],
    [
      'company',
      'whatsapp',
      '98765 43210',
      'whatsapp is "98765 43210": write the number that answers on WhatsApp, like +91 98765 43210, or nothing: ""',
    ],
    [
      'company',
      'since',
      String(new Date().getFullYear() + 1),
      `since is "${new Date().getFullYear() + 1}": write the year in which the company began, such as 2019, or nothing: ""`,
    ],
    ['company', 'since', '1899', 'since is "1899": write the year in which the company began'],
    [
      'services',
      'UIPage',
      { from: -1 },
      'UIPage.from is -1: write a whole number of rupees, such as 25000; 0 if the site is to name no price',
    ],
    ['services', 'UIPage', { from: 999.5 }, 'UIPage.from is 999.5: write a whole number of rupees'],
    ['services', 'UIPage', { from: '25,000' }, 'UIPage.from is "25,000": write a whole number'],
    [
      'services',
      'UIPage',
      { from: 500, per: 'week' },
      'UIPage.per is "week": write month or year, or nothing: ""',
    ],
    [
      'services',
      'UIPage',
      { buys: 'Eight screens' },
      'UIPage.from is missing: write the price that “per” and “buys” speak of',
    ],
    ['services', 'UIpage', {}, 'UIpage is no fact that the site knows'],
    ['careers', 'internship.fees', '', 'internship.fees is no fact that the site knows'],
    [
      'projects',
      'projects.0.service',
      '/OurWorks',
      'projects.0.service is "/OurWorks": write the page of the service it belongs to, one of /UIPage, /front, /Back, ',
    ],
    [
      'projects',
      'projects.0.year',
      String(new Date().getFullYear() + 1),
      `projects.0.year is "${new Date().getFullYear() + 1}": write the year in which it was finished, such as 2025, or nothing: ""`,
    ],
    [
      'projects',
      'projects.0.figure',
      'six hours',
      'projects.0.figure is "six hours": write what changed as one figure, such as “6 hours a week” or “40%”, or nothing: ""',
    ],
    [
      'projects',
      'projects.0.figure',
      '6 hours',
      'projects.0.result is missing: say what the figure counts',
    ],
    [
      'projects',
      'projects.0.result',
      'less typing',
      'projects.0.figure is missing: write the figure that “result” speaks of',
    ],
    [
      'projects',
      'projects.0.testimonial',
      { text: 'We close on time.' },
      'projects.0.testimonial.name is missing: say who says it',
    ],
    [
      'projects',
      'projects.0.testimonial',
      { agreed: 'yes' },
      'projects.0.testimonial.agreed is "yes": write true or false',
    ],
    [
      'team',
      'people.0.years',
      -1,
      'people.0.years is -1: write the person’s years of experience, such as 12; 0 if the site is not to say',
    ],
    ['team', 'people.0.years', 71, 'people.0.years is 71: write the person’s years of experience'],
    [
      'team',
      'people.0.profile',
      'linkedin.com/in/asha',
      'people.0.profile is "linkedin.com/in/asha": write the address of the person’s profile, such as https://www.linkedin.com/in/…, or nothing: ""',
    ],
    [
      'team',
      'people.0.role',
      '',
      'people.0.role is "": write the role, such as Mobile App Developer',
    ],
    ['team', 'people.0.portraitAlt', '', 'people.0.portraitAlt is "": say what the portrait shows'],
    [
      'team',
      'people.0.portrait',
      'nobody.jpg',
      'people.0.portrait is "nobody.jpg": put a picture of this name into ',
    ],
    [
      'projects',
      'projects.2.link',
      'c.weavers.test',
      'projects.2.link is "c.weavers.test": write the address of the client’s site, from https:// on, or nothing: ""',
    ],
    [
      'company',
      'logo',
      'C:\\logo.pdf',
      'logo is "C:\\\\logo.pdf": write the name of a picture that you put into owner/',
    ],
    ['company', 'logo', 'sign.svg', 'logo is "sign.svg": put a picture of this name into '],
    ['careers', 'resumeLimitKB', 4096, 'resumeLimitKB is 4096: EmailJS takes 2048 KB at most'],
  ])('in %s.json a wrong %s (%j) is named with what would be right', (file, field, value, said) => {
    set(file, field, value);
    const [fault, ...more] = faults();
    expect(more).toEqual([]);
    expect(fault).toContain(`${file}.json: ${said}`);
  });

  test('a file that is no JSON is named with the line to look at', () => {
    writeFileSync(join(folder, 'company.json'), '{\n  "name": "Weavers"\n  "url": ""\n}');
    expect(faults()).toHaveLength(1);
    expect(faults()[0]).toMatch(/company\.json, line 3: this is no JSON/);
  });

  test.each([
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
  ])('so is one with %s', (_, text, line) => {
    writeFileSync(join(folder, 'company.json'), text);
    expect(faults()[0]).toContain(`company.json, line ${line}: this is no JSON`);
  });

  test('the build, the start, the development server and the doctor say the same, and end with 1', async () => {
    set('company', 'phone', 9110);
    set('careers', 'oficeDays', 'Monday');
    const said = faults();
    expect(said).toHaveLength(2);
    const run = (...command: string[]) =>
      new Promise<{ status: number | null; output: string }>((resolve) => {
        const env = { ...process.env, OWNER: folder, NO_COLOR: '1' };
        const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) =>
          resolve({ status: child.exitCode, output: stdout + stderr }),
        );
      });
    const tsx = ['--import', 'tsx'];
    for (const { status, output } of await Promise.all([
      run(...tsx, 'tools/build.ts'),
      run(...tsx, 'tools/serve.ts', '--build'),
      run('node_modules/vite/bin/vite.js', '--port=0'),
      run(...tsx, 'tools/owner/doctor.ts'),
    ])) {
      expect(status).toBe(1);
      const lines = output.split('\n').map((line) => line.replace(/^ +- /, ''));
      expect(lines).toEqual(expect.arrayContaining(said));
      expect(output).not.toMatch(/^ +at /m);
    }
  }, 60_000);

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
    set('company', 'logo', 'logo.png');
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
          `/team\\.json: people\\.\\d\\.portrait is "${portrait}": this file is no picture`,
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

  test('everything that is wrong is said at once', () => {
    set('company', 'name', '');
    set('company', 'phone', '');
    set('team', 'people.3.message', '');
    expect(faults()).toHaveLength(3);
  });

  test('the check character of a GSTIN is computed, and a slip of the pen found', () => {
    // The sample number of the GST portal's own manual.
    expect(hasCheckDigit('27AAPFU0939F1ZV')).toBe(true);
    expect(hasCheckDigit('27AAPFU0993F1ZV')).toBe(false);
  });

  test('what editors check by is what the build checks by', () => {
    for (const [file, text] of schemas())
      expect(readFileSync(join('owner/schema', file), 'utf8'), 'npm run schemas').toBe(text);
  });
});

describe('WhatsApp', () => {
  const whatsapp = { network: 'WhatsApp', href: 'https://wa.me/919876543210' };
  const linkedIn = { network: 'LinkedIn', href: 'https://www.linkedin.com/company/w' };

  test('among the profiles of an older file is read as the number that it holds', () => {
    set('company', 'profiles', [whatsapp, linkedIn]);
    expect(readOwner(folder).company).toMatchObject({
      whatsapp: '+91 98765 43210',
      profiles: [linkedIn],
    });
  });

  test('of another country keeps its number as it is', () => {
    set('company', 'profiles', [{ ...whatsapp, href: 'https://wa.me/14155550100?text=Hi' }]);
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '+14155550100', profiles: [] });
  });

  test('given as a number is that number, whatever the profiles hold', () => {
    set('company', 'profiles', [whatsapp]);
    set('company', 'whatsapp', '+91 10000 00012');
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '+91 10000 00012', profiles: [] });
  });

  test('by a link without a number stays a profile', () => {
    const message = { ...whatsapp, href: 'https://wa.me/message/ABC123' };
    set('company', 'profiles', [message]);
    expect(readOwner(folder).company).toMatchObject({ whatsapp: '', profiles: [message] });
  });
});

describe('the price of a service', () => {
  const publish = (services: Facts) => {
    edit('services', () => services);
    return readOwner(folder).services;
  };

  test.each([
    [1, 'From ₹1'],
    [99_999, 'From ₹99,999'],
    [100_000, 'From ₹1,00,000'],
    [12_345_678, 'From ₹1,23,45,678'],
  ])('of %d rupees is written as in India', (from, value) => {
    const services = publish({ UIPage: { from } });
    expect(pageOffers(services).UIPage).toEqual([{ name: 'Price, plus GST', value, text: '' }]);
    expect(cardOffers(services).UIPage).toBe(value);
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
      expect(pageOffers(services).BugFix).toEqual([
        { name: 'Price, plus GST', value, text: 'Two hours' },
        { name: 'Usual duration', value: '12 months', text: '' },
      ]);
      expect(cardOffers(services).BugFix).toBe(`${value} · 12 months`);
    },
  );

  test('may be missing beside a duration; where both are, nothing is told', () => {
    const services = publish({ UIPage: { duration: '2 weeks' }, front: { from: 0 } });
    const { UIPage, front, Back } = pageOffers(services);
    expect(UIPage).toEqual([{ name: 'Usual duration', value: '2 weeks', text: '' }]);
    expect([front, Back]).toEqual([[], []]);
    expect(cardOffers(services)).toMatchObject({ UIPage: '2 weeks', front: '', Back: '' });
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
  ])('of a card for two services is %s', (_, Crmpage, ERPPages, price) => {
    expect(cardOffers(publish({ Crmpage, ERPPages })).CrmOrErp).toBe(price);
  });
});

describe('an example', () => {
  test('is found wherever it stands', () => {
    expect(examplesIn(readOwner(folder))).toEqual([]);
    set('company', 'phone', '+91 00000 00000');
    set('team', 'people.1.name', 'Meera Example');
    set('team', 'people.2.portrait', 'portrait-2');
    set('projects', 'projects.0.link', 'https://store.example.in');
    set('projects', 'projects.1.screen', 'astrology-ui');
    expect(examplesIn(readOwner(folder))).toEqual([
      'owner/company.json: phone is still an example',
      'owner/team.json: people.1 (Meera Example) is still an example',
      'owner/team.json: people.2.portrait is a drawing of ours; name a photograph in owner/portraits/, or leave it empty',
      'owner/projects.json: projects.0 (Offline Jewellery Store) is still an example',
      'owner/projects.json: projects.1.screen is a drawing of ours with an example address painted into it; name a picture in owner/projects/, or leave it empty',
    ]);
  });
});

describe('the owner’s pictures', () => {
  test('are cropped to the shape of their folder, upright, in every size that pages ask for', async () => {
    const upright = sharp({
      create: { width: 900, height: 1600, channels: 3, background: '#0C4A47' },
    });
    await upright
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(join(folder, 'projects', 'wide.jpg'));
    for (const file of readdirSync(join(folder, 'portraits')).slice(1))
      rmSync(join(folder, 'portraits', file));
    for (const file of readdirSync(join(folder, 'projects')))
      if (file !== 'wide.jpg') rmSync(join(folder, 'projects', file));
    const media = join(folder, 'media');
    await makeOwnerPictures(folder, media);
    for (const [file, width, height] of [
      ['portraits/ananya-560.avif', 560, 700],
      ['portraits/ananya-280.avif', 280, 350],
      ['portraits/ananya-560.webp', 560, 700],
      ['projects/wide-1200.avif', 1200, 800],
      ['projects/wide-480.avif', 480, 320],
    ] as const) {
      expect(await sharp(join(media, file)).metadata(), file).toMatchObject({ width, height });
    }
  }, 30_000);

  test('that are too small are named with their size', async () => {
    expect(await smallPictures(folder)).toEqual([]);
    await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0C4A47' } })
      .png()
      .toFile(join(folder, 'portraits', 'tiny.png'));
    expect(await smallPictures(folder)).toEqual([
      'owner/portraits/tiny.png has 200 x 300 pixels; it needs 560 x 700 or it looks blurred',
    ]);
  });
});

describe('the owner’s logo', () => {
  const drawing = (width: number, height: number, colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/></svg>`;
  const save = (text: string) => writeFileSync(join(folder, 'logo.svg'), text);
  const company = { logo: 'logo.svg' };

  test('may be missing: then the mark stands for the company', async () => {
    expect(await readLogo(folder, { logo: '' })).toBeUndefined();
    expect(await logoFaults(folder, { logo: '' })).toEqual([]);
    const icons = await drawIcons(undefined);
    expect(Object.keys(icons)).not.toContain('favicon.svg');
    expect(Object.keys(icons)).not.toContain('media/logo.webp');
  });

  test('is in every icon, whatever the size of the file', async () => {
    save(drawing(20, 20, '#FF0000'));
    const icons = await drawIcons(await readLogo(folder, company));
    for (const [file, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
      ['media/logo.webp', 132],
      ['favicon.svg', 34],
    ] as const) {
      const { data, info } = await sharp(Buffer.from(icons[file] ?? ''))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], file).toEqual([size, size]);
      const middle = info.channels * (Math.floor(size / 2) * size + Math.floor(size / 2));
      expect([...data.subarray(middle, middle + 3)], file).toEqual([255, 0, 0]);
    }
  });

  test('with nothing against it is passed over in silence', async () => {
    save(drawing(60, 60, '#FFFFFF'));
    expect(await logoFaults(folder, company)).toEqual([]);
    await sharp({ create: { width: 256, height: 200, channels: 3, background: '#FFFFFF' } })
      .png()
      .toFile(join(folder, 'logo.png'));
    expect(await logoFaults(folder, { logo: 'logo.png' })).toEqual([]);
  });

  test('that is small, wide, or dark on the dark header is named with what would be right', async () => {
    save(drawing(60, 60, '#101010'));
    expect(await logoFaults(folder, company)).toEqual([
      'owner/logo.svg can hardly be seen on the dark header: save it in light colours, or on a light ground',
    ]);
    await sharp({ create: { width: 255, height: 160, channels: 3, background: '#FFFFFF' } })
      .png()
      .toFile(join(folder, 'logo.png'));
    expect(await logoFaults(folder, { logo: 'logo.png' })).toEqual([
      'owner/logo.png has 255 x 160 pixels; an icon on a phone needs 256 or more',
      "owner/logo.png is 255 x 160, and icons are square: save the sign alone, because the company's name stands beside it",
    ]);
  });
});

describe('the map and the PIN code', () => {
  const faultsAt = (latitude: number, longitude: number, postalCode = '201310') => {
    const { company } = readOwner(folder);
    return placeFault({
      ...company,
      latitude,
      longitude,
      address: { ...company.address, postalCode },
    });
  };

  test.each([
    [28.4744, 77.504, 0],
    [23.5, 77.5, 0],
    [23.4, 77.5, 1],
    [31.8, 77.5, 0],
    [31.9, 77.5, 1],
    [28.4, 76.5, 0],
    [28.4, 76.4, 1],
    [28.4, 85, 0],
    [28.4, 85.1, 1],
  ])('%d, %d and a PIN code of Uttar Pradesh: %i faults', (latitude, longitude, count) => {
    expect(faultsAt(latitude, longitude)).toHaveLength(count);
  });

  test('a PIN code that no region has is named', () => {
    expect(faultsAt(28.4744, 77.504, '991310')).toEqual([
      'owner/company.json: address.postalCode is "991310": no PIN code begins with 99',
    ]);
  });
});

describe('texts that are too long for their place', () => {
  test('are named with their length and the place', () => {
    expect(longTexts(readOwner(folder))).toEqual([]);
    set('company', 'name', 'A'.repeat(32));
    // Four letters in sixteen code units.
    set('team', 'people.0.name', 'श्रीविश्व'.repeat(10));
    expect(longTexts(readOwner(folder))).toEqual([]);
    set('company', 'name', 'A'.repeat(33));
    set('company', 'city', 'B'.repeat(29));
    set('team', 'people.1.message', 'C'.repeat(301));
    set('projects', 'projects.2.title', 'D'.repeat(51));
    set('projects', 'projects.1.figure', '9'.repeat(17));
    set('projects', 'projects.1.result', 'E'.repeat(80));
    expect(longTexts(readOwner(folder))).toEqual([
      'owner/company.json: name has 33 letters; at most 32 fit: the header has two lines for it (the registered name has a field of its own, identity.legalName)',
      'owner/company.json: city has 29 letters; at most 28 fit: search results cut the titles it stands in',
      'owner/team.json: people.1.message has 301 letters; at most 300 fit: cards stand side by side',
      'owner/projects.json: projects.1.figure has 17 letters; at most 16 fit: it is set very large',
      'owner/projects.json: projects.2.title has 51 letters; at most 50 fit: it is a heading',
    ]);
  });
});

describe('the keys', () => {
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'public',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
  };

  test('are all there or none', () => {
    expect(hasKeys({})).toBe(false);
    expect(hasKeys(keys)).toBe(true);
    expect(() => checkKeys({})).not.toThrow();
    expect(() => checkKeys(keys)).not.toThrow();
    expect(() =>
      checkKeys({ ...keys, VITE_EMAILJS_APPLICATION_TEMPLATE_ID: 'other' }),
    ).not.toThrow();
    expect(() => checkKeys({ VITE_EMAILJS_APPLICATION_TEMPLATE_ID: 'other' })).toThrow(FactsError);
  });

  test.each(Object.keys(keys))('a blank or forgotten %s stops the build and is named', (name) => {
    expect(() => checkKeys({ ...keys, [name]: ' ' })).toThrow(`.env: ${name} is " ": copy it from`);
    expect(() => checkKeys({ ...keys, [name]: undefined })).toThrow(`.env: ${name} is missing`);
  });

  test('are read from a file with a byte-order mark', () => {
    vi.stubEnv('OWNER', folder);
    for (const name of Object.keys(keys)) vi.stubEnv(name, undefined);
    const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(folder, '.env'), `\uFEFF${lines.join('\r\n')}`);
    expect(loadEnv('production', envFolder(), 'VITE_EMAILJS')).toEqual(keys);
    vi.unstubAllEnvs();
  });

  test('a limit against spam is a number of seconds', () => {
    expect(() => checkKeys({ VITE_SPAM_LIMIT_SECONDS: '60' })).not.toThrow();
    expect(() => checkKeys({ VITE_SPAM_LIMIT_SECONDS: '1m' })).toThrow(
      '.env: VITE_SPAM_LIMIT_SECONDS is "1m": write a whole number of seconds',
    );
  });
});
