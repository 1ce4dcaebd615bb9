import { FactsError, readOwner } from '@workshop/facts';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { loadEnv } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { faults, folder, set, withFolder } from '../../packages/facts/tests/folder.ts';
import { drawIcons } from '../../tools/findable/icons.ts';
import { examplesIn } from '../../tools/owner/examples.ts';
import { envFolder } from '../../tools/owner/folder.ts';
import { checkKeys, hasKeys } from '../../tools/owner/keys.ts';
import { longTexts } from '../../tools/owner/lengths.ts';
import { logoFaults, readLogo } from '../../tools/owner/logo.ts';
import { makeOwnerPictures, smallPictures } from '../../tools/owner/pictures.ts';
import { placeFault } from '../../tools/owner/place.ts';
import { schemaFiles } from '../../tools/owner/write-schemas.ts';

withFolder();

/** Runs a program of the project with the facts in the folder. */
const runWithFolder = (...command: string[]) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const env = { ...process.env, OWNER: folder, NO_COLOR: '1' };
    const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) => {
      rmSync(`dist-${basename(folder)}-server`, { recursive: true, force: true });
      resolve({ status: child.exitCode, output: stdout + stderr });
    });
  });
const linesOf = (output: string) => output.split('\n').map((line) => line.replace(/^ +- /, ''));

describe('the owner’s facts', () => {
  test('the build, the start, the development server and the doctor say the same, and end with 1', async () => {
    set('company.phone', 9110);
    set('careers.oficeDays', 'Monday');
    const said = faults();
    expect(said).toHaveLength(2);
    const tsx = ['--import', 'tsx'];
    for (const { status, output } of await Promise.all([
      runWithFolder(...tsx, 'tools/build.ts'),
      runWithFolder(...tsx, 'tools/serve.ts', '--build'),
      runWithFolder('node_modules/vite/bin/vite.js', '--port=0'),
      runWithFolder(...tsx, 'tools/owner/doctor.ts'),
    ])) {
      expect(status).toBe(1);
      expect(linesOf(output)).toEqual(expect.arrayContaining(said));
      expect(output).not.toMatch(/^ +at /m);
    }
  }, 60_000);

  test('the build and the doctor refuse a post that leads nowhere, with its page and the words around the link', async () => {
    set('posts.posts.0.body.1', 'Read [what it costs](/AccountingSoftware) first.');
    set('posts.posts.1.body.1', 'Ask [us](/Contact#here).');
    for (const file of ['tools/build.ts', 'tools/owner/doctor.ts']) {
      const { status, output } = await runWithFolder('--import', 'tsx', file);
      expect(status).toBe(1);
      expect(linesOf(output)).toEqual(
        expect.arrayContaining([
          '/ourblog/it-solutions: the link “what it costs” in “Read what it costs first.” leads to /AccountingSoftware, which is no page',
          '/ourblog/cybersecurity: the link “us” in “Ask us.” leads to /Contact#here, but that page has no such id',
        ]),
      );
      expect(output).not.toMatch(/^ +at /m);
    }
  }, 60_000);

  test('what editors check by is what the build checks by', () => {
    for (const [file, text] of schemaFiles)
      expect(readFileSync(join('owner/schema', file), 'utf8'), 'write it: npm run schemas').toBe(
        text,
      );
  });
});

describe('an example', () => {
  test('is found wherever it stands', () => {
    expect(examplesIn(readOwner(folder))).toEqual([]);
    set('company.phone', '+91 00000 00000');
    set('team.people.1.name', 'Meera Example');
    set('team.people.2.portrait', 'portrait-2');
    set('projects.projects.0.link', 'https://store.example.in');
    set('projects.projects.1.screen', 'astrology-ui');
    expect(examplesIn(readOwner(folder))).toEqual([
      'owner/company.json: Phone is still an example',
      'owner/team.json: Person 2 (Meera Example) is still an example',
      'owner/team.json: Person 3, Portrait is a drawing of ours: take a picture of your own, or none',
      'owner/projects.json: Project 1 (Offline Jewellery Store) is still an example',
      'owner/projects.json: Project 2, Picture of the screen is a drawing of ours: take a picture of your own, or none',
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
    const small = () => smallPictures(readOwner(folder), folder);
    await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0C4A47' } })
      .png()
      .toFile(join(folder, 'portraits', 'tiny.png'));
    expect(await small()).toEqual([]);
    set('team.people.1.portrait', 'tiny.png');
    expect(await small()).toEqual([
      'owner/team.json: people no. 2, portrait has 200 x 300 pixels; it needs 560 x 700 or it looks blurred',
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
  const faultsAt = (postalCode: string, latitude: number, longitude: number) => {
    const { company } = readOwner(folder);
    const address = { ...company.address, postalCode };
    return placeFault({ ...company, latitude, longitude, address });
  };

  test.each([
    // The town, and the limits of Uttar Pradesh.
    ['201310', 28.4744, 77.504, 0],
    ['201310', 77.504, 28.4744, 1],
    ['201310', -28.4744, 77.504, 1],
    ['201310', 23.5, 77.5, 0],
    ['201310', 23.4, 77.5, 1],
    ['201310', 31.8, 77.5, 0],
    ['201310', 31.9, 77.5, 1],
    ['201310', 28.4, 76.5, 0],
    ['201310', 28.4, 76.4, 1],
    ['201310', 28.4, 85, 0],
    ['201310', 28.4, 85.1, 1],
    // Addresses all over India.
    ['110001', 28.6315, 77.2167, 0],
    ['400001', 18.9388, 72.8354, 0],
    ['560001', 12.9762, 77.6033, 0],
    ['600001', 13.0939, 80.2839, 0],
    ['682001', 9.9658, 76.2421, 0],
    ['700001', 22.5697, 88.3476, 0],
    ['781001', 26.1833, 91.745, 0],
    ['800001', 25.6119, 85.1416, 0],
    ['190001', 34.0731, 74.8148, 0],
    ['403001', 15.4989, 73.8278, 0],
    ['834001', 23.3703, 85.325, 0],
  ])('of %s at %d, %d: %i faults', (postalCode, latitude, longitude, count) => {
    expect(faultsAt(postalCode, latitude, longitude)).toHaveLength(count);
  });

  test('of no region are named', () => {
    expect(faultsAt('991310', 28.4744, 77.504)).toEqual([
      'owner/company.json: address.postalCode is "991310": no PIN code begins with 99',
    ]);
  });
});

describe('texts that are too long for their place', () => {
  test('are named with their length and the place', () => {
    expect(longTexts(readOwner(folder))).toEqual([]);
    set('company.name', 'A'.repeat(32));
    // Four letters in sixteen code units.
    set('team.people.0.name', 'श्रीविश्व'.repeat(10));
    expect(longTexts(readOwner(folder))).toEqual([]);
    set('company.name', 'A'.repeat(33));
    set('company.city', 'B'.repeat(29));
    set('team.people.1.message', 'C'.repeat(301));
    set('projects.projects.2.title', 'D'.repeat(51));
    set('projects.projects.1.figure', '9'.repeat(17));
    set('projects.projects.1.result', 'E'.repeat(80));
    expect(longTexts(readOwner(folder))).toEqual([
      'owner/company.json: name has 33 letters; at most 32 fit',
      'owner/company.json: city has 29 letters; at most 28 fit',
      'owner/team.json: people no. 2, message has 301 letters; at most 300 fit',
      'owner/projects.json: projects no. 2, figure has 17 letters; at most 16 fit',
      'owner/projects.json: projects no. 3, title has 51 letters; at most 50 fit',
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

  test.each(Object.keys(keys))('a wrong or forgotten %s stops the build and is named', (name) => {
    expect(() => checkKeys({ ...keys, [name]: 'a b' })).toThrow(`.env: ${name} is no key: copy it`);
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

  test('a service that counts page views has a script in manual mode and a domain, or the build stops', () => {
    const script = 'https://plausible.io/js/script.manual.outbound-links.js';
    const [scriptName, domainName] = ['VITE_PAGE_VIEWS_SCRIPT', 'VITE_PAGE_VIEWS_DOMAIN'];
    const both = { [scriptName]: script, [domainName]: 'weavers.in' };
    expect(() => checkKeys(both)).not.toThrow();
    expect(hasKeys(both)).toBe(false);
    for (const wrong of [
      undefined,
      'https://plausible.io/js/script.js',
      'http://plausible.io/js/script.manual.js',
      'https://manual.io/js/script.js',
      'script.manual.js',
    ])
      expect(() => checkKeys({ ...both, [scriptName]: wrong })).toThrow(
        /^\.env: VITE_PAGE_VIEWS_SCRIPT is .*: write the address of its script in the manual mode/,
      );
    for (const wrong of [undefined, 'https://weavers.in', 'weavers', 'weavers.in '])
      expect(() => checkKeys({ ...both, [domainName]: wrong })).toThrow(
        /^\.env: VITE_PAGE_VIEWS_DOMAIN is .*: write the domain as the service knows it/,
      );
  });

  test('a limit against spam is a number of seconds', () => {
    expect(() => checkKeys({ VITE_SPAM_LIMIT_SECONDS: '60' })).not.toThrow();
    expect(() => checkKeys({ VITE_SPAM_LIMIT_SECONDS: '1m' })).toThrow(
      '.env: VITE_SPAM_LIMIT_SECONDS is "1m": write a whole number of seconds',
    );
  });
});
