import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pictureFiles,
  shapes,
  type Shape,
  webpWidth,
} from '../../src/components/base/pictureFiles.ts';
import type { ServiceContent } from '../../src/content/types.ts';
import {
  budget,
  digest,
  type Folders,
  folders,
  makePictures,
  manifestOf,
  readRecords,
  weigh,
} from '../../tools/media/pictures.ts';

/** The files of a picture of this shape. */
const filesOf = (name: string, shape: Shape) =>
  [
    ...shapes[shape].map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidth(shape)}.webp`,
  ].toSorted();

describe('what is committed', () => {
  it('was made of the masters that are committed, and nothing has been lost or changed since', async () => {
    const records = await readRecords(folders.record);
    const masters = await readdir(folders.masters);
    expect(Object.values(records).map(({ master }) => master)).toEqual(masters.toSorted());
    for (const [name, record] of Object.entries(records)) {
      const master = await readFile(join(folders.masters, record.master));
      expect(digest(master), `${record.master} has changed: npm run media`).toBe(record.sha256);
      expect(Object.keys(record.files).toSorted()).toEqual(filesOf(name, record.shape));
      for (const [file, bytes] of Object.entries(record.files)) {
        const found = await stat(join(folders.pictures, file));
        expect(found.size, `${file} was not made by npm run media`).toBe(bytes);
      }
    }
  });

  it('is what the site believes there to be', async () => {
    const manifest = JSON.parse(await readFile(folders.manifest, 'utf8')) as unknown;
    expect(manifest).toEqual(manifestOf(await readRecords(folders.record)));
  });

  it('includes every picture that the words name', () => {
    const modules = import.meta.glob('../../src/content/**/*.ts', { eager: true });
    const named = new Set(Object.values(modules).flatMap(picturesIn));
    expect(named.size).toBeGreaterThan(30);
    for (const name of named) expect(() => pictureFiles(name)).not.toThrow();
  });

  it('includes the examples of the service pages, wide and tall, for each theme', async () => {
    const records = await readRecords(folders.record);
    const modules = import.meta.glob<{ default: Partial<ServiceContent> }>(
      '../../src/content/services/*.ts',
      { eager: true },
    );
    const screens = Object.values(modules).flatMap((words) => words.default.example?.screen ?? []);
    expect(screens).toHaveLength(16);
    for (const screen of screens)
      for (const theme of ['dark', 'light']) {
        expect(records[`${screen}-wide-${theme}`]?.shape, screen).toBe('8:5');
        expect(records[`${screen}-tall-${theme}`]?.shape, screen).toBe('5:8');
      }
  });

  it('keeps every picture and all of them together within the budget', async () => {
    for (const { files } of Object.values(await readRecords(folders.record)))
      for (const [file, bytes] of Object.entries(files))
        expect(bytes, file).toBeLessThanOrEqual(budget.picture);
    expect(await weigh('art', 'tools/media', 'public/media')).toBeLessThanOrEqual(
      budget.everything,
    );
  });
});

/** Every `{ name, alt }` and `{ src, alt }` in a value. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { alt, name, src } = value as { alt?: unknown; name?: unknown; src?: unknown };
  const own = typeof alt === 'string' ? [name ?? src].filter((it) => typeof it === 'string') : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

describe('a master that somebody puts in', { timeout: 60_000 }, () => {
  let at: Folders;
  let folder: string;
  let photograph: Buffer;
  const make = () => makePictures(at, 0);
  const put = (file: string, content: Buffer | string) =>
    writeFile(join(at.masters, file), content);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0C4A47' } });

  beforeAll(async () => {
    // As a phone takes it: the sensor lies on its side, and the file says so, and where it was taken.
    photograph = await plain(1400, 2100)
      .composite([
        { input: await plain(1400, 700).png().toBuffer(), gravity: 'north' },
        {
          input: await sharp({
            create: { width: 1400, height: 300, channels: 3, background: '#F5A524' },
          })
            .png()
            .toBuffer(),
          gravity: 'south',
        },
      ])
      .withExif({ IFD3: { GPSLatitude: '28/1 28/1 0/1' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    at = {
      masters: folder,
      pictures: join(folder, 'out'),
      manifest: join(folder, 'out.json'),
      record: join(folder, 'out-record.json'),
    };
    at = { ...at, masters: await mkdtemp(join(tmpdir(), 'masters-')) };
    return async () => {
      await rm(folder, { recursive: true });
      await rm(at.masters, { recursive: true });
    };
  });

  it('as a JPEG gets the same files as the pictures that came with the site, upright, and tells nobody where it was taken', async () => {
    await put('our-shop.jpg', photograph);
    const { records, made } = await make();
    expect(made).toEqual(['our-shop']);
    expect((await readdir(at.pictures)).toSorted()).toEqual(filesOf('our-shop', '3:2'));
    for (const file of await readdir(at.pictures)) {
      const image = sharp(join(at.pictures, file));
      const found = await image.metadata();
      const width = Number(/-(\d+)\./.exec(file)?.[1]);
      expect([found.width, found.height]).toEqual([width, Math.round((width * 2) / 3)]);
      expect(found.format).toBe(file.endsWith('.webp') ? 'webp' : 'heif');
      expect(found.exif).toBeUndefined();
      // Turned a quarter to the left: what was at the bottom is now at the right.
      const { data } = await image
        .extract({ left: width - 8, top: 8, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0], `${file}: red at the right edge`).toBeGreaterThan(200);
    }
    expect(JSON.parse(await readFile(at.manifest, 'utf8'))).toEqual(manifestOf(records));
  });

  it('is not made again while it stays the same, is when it changes, and leaves with its files', async () => {
    await put('desk.png', await plain(560, 700).png().toBuffer());
    await put('shelf.webp', await plain(560, 700).webp().toBuffer());
    expect((await make()).made).toEqual(['desk', 'shelf']);
    expect((await make()).made).toEqual([]);
    await put('desk.png', await plain(600, 750).png().toBuffer());
    expect((await make()).made).toEqual(['desk']);
    await rm(join(at.pictures, 'shelf-280.avif'));
    expect((await make()).made).toEqual(['shelf']);
    await rm(join(at.masters, 'shelf.webp'));
    expect((await make()).removed).toEqual(['shelf']);
    expect((await readdir(at.pictures)).toSorted()).toEqual(filesOf('desk', '4:5'));
  });

  it('that is full of detail is made lighter until it fits the budget', async () => {
    const detail = await noise(1200, 800, 26);
    await put('garden.png', detail);
    const { records } = await make();
    const bytes = Object.values(records['garden']?.files ?? {});
    expect(Math.max(...bytes)).toBeLessThanOrEqual(budget.picture);
    const [heaviest] = bytes.toSorted((a, b) => b - a);
    expect(heaviest).toBeGreaterThan(budget.picture / 2);
  });

  it('that nothing can make light enough is refused with the reason', async () => {
    await put('static.png', await noise(1200, 800, 128));
    await expect(make()).rejects.toThrow(
      /^static\.png: static-\d+\.(?:avif|webp) stays above 90 kB even at the lowest quality/,
    );
    expect(await readdir(at.pictures)).toEqual([]);
  });

  it.each([
    ['notes.jpg', () => 'not a picture', /^notes\.jpg: not a JPEG, PNG or WebP picture \(\.jpg\)$/],
    [
      'drawing.png',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>',
      /^drawing\.png: not a JPEG, PNG or WebP picture \(\.png, in truth svg\)$/,
    ],
    [
      'square.png',
      () => plain(1000, 1000).png().toBuffer(),
      /^square\.png: 1000 x 1000 pixels, which is none of the shapes 3:2, .*; crop it to one of them$/,
    ],
    [
      'tiny.png',
      () => plain(300, 200).png().toBuffer(),
      /^tiny\.png: 300 x 200 pixels is too small; a picture of 3:2 must be at least 1200 pixels wide$/,
    ],
    [
      'My Photo.png',
      () => plain(1200, 800).png().toBuffer(),
      /^My Photo\.png: name it in small letters/,
    ],
  ])('named %s is refused in plain words, and nothing is written', async (file, content, words) => {
    await put(file, await content());
    await put('good.png', await plain(560, 700).png().toBuffer());
    await expect(make()).rejects.toThrow(words);
    expect(await readdir(at.pictures)).toEqual([]);
    await expect(stat(at.manifest)).rejects.toThrow('ENOENT');
  });

  it('shares its name with no other', async () => {
    await put('desk.png', await plain(560, 700).png().toBuffer());
    await put('desk.jpg', await plain(560, 700).jpeg().toBuffer());
    await expect(make()).rejects.toThrow(/^desk\.png: there are two masters named desk/);
  });
});

/** Grain on grey, the same in every run. */
async function noise(width: number, height: number, amplitude: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < data.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[index] = 128 + ((state >>> 24) / 255 - 0.5) * 2 * amplitude;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
