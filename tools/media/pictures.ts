/**
 * `npm run media`: turns every master of `tools/media/masters/` (JPEG, PNG or WebP) into the files of `public/media/`.
 * Then it writes two lists: names by shape for the site (`src/components/base/pictures.json`), and origin and size of every
 * file for the tests (`tools/media/pictures.json`). A master that has not changed is not made again.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import {
  exampleShapes,
  type Shape,
  shapes,
  webpWidth,
} from '../../src/components/base/pictureFiles.ts';

/** Where a run reads and writes. */
export interface Folders {
  readonly masters: string;
  /** For the browser: `<name>-<width>.avif`, and one `.webp`. */
  readonly pictures: string;
  /** The names by shape, which the site imports. */
  readonly manifest: string;
  /** What was made of what. */
  readonly record: string;
}

/** Of one picture: its master, what the master and the recipe were, and the bytes of each file made of it. */
export interface PictureRecord {
  readonly master: string;
  readonly sha256: string;
  readonly recipe: string;
  readonly shape: Shape;
  readonly files: Readonly<Record<string, number>>;
}
export type Records = Readonly<Record<string, PictureRecord>>;

export const folders: Folders = {
  masters: 'tools/media/masters',
  pictures: 'public/media',
  manifest: 'src/components/base/pictures.json',
  record: 'tools/media/pictures.json',
};

/** In bytes: no picture may be heavier (a phone picks the largest of 1200), and all that is kept for pictures and films together. */
export const budget = { picture: 90_000, everything: 25_000_000 };

/** Tried in turn until a picture is light enough: renders are at the first, a photograph full of leaves needs a later one. */
const qualities = [
  { avif: 56, webp: 76 },
  { avif: 48, webp: 68 },
  { avif: 40, webp: 58 },
  { avif: 32, webp: 46 },
] as const;

/** The shapes of the first screen's backdrop: words, a scrim and soon the film lie on it, and the first paint waits for it. */
const isBackdrop = (shape: Shape) => shape === '16:9' || shape === '9:16';
const qualitiesFor = (shape: Shape) => (isBackdrop(shape) ? qualities.slice(2) : qualities);

/** The examples of the service pages: many and large. A greater effort takes eight times as long and saves an eighth of the bytes. */
const effortFor = (shape: Shape, most: number) => (isExample(shape) ? Math.min(most, 2) : most);

/** A change of what this answers makes every picture of the shape anew. */
const recipeFor = (shape: Shape, effort: number) =>
  digest(
    JSON.stringify({
      widths: shapes[shape],
      webp: webpWidth(shape),
      qualities: qualitiesFor(shape),
      effort,
    }),
  ).slice(0, 12);

/** What is wrong with the masters, one line each, in words for the person who put them there. */
export class MediaError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'MediaError';
  }
}

/**
 * Makes what is missing or out of date.
 * @param effort how long the encoders look for a smaller file of the same quality, 0 to 6.
 * @returns what the folders hold now, and the names that were made or removed by this run.
 * @throws MediaError when masters cannot be used; then nothing is written.
 */
export async function makePictures(
  at: Folders = folders,
  effort = 6,
): Promise<{ records: Records; made: string[]; removed: string[] }> {
  await mkdir(at.pictures, { recursive: true });
  const before = await readRecords(at.record);
  const masters = await readMasters(at.masters);
  const records: Record<string, PictureRecord> = {};
  const made: string[] = [];
  const encodings = new Map<string, Buffer>();
  for (const { name, master, content, shape } of masters) {
    const sha256 = digest(content);
    const pains = effortFor(shape, effort);
    const recipe = recipeFor(shape, pains);
    const known = before[name];
    if (known?.sha256 === sha256 && known.recipe === recipe && (await allThere(at, known))) {
      records[name] = known;
      continue;
    }
    const files: Record<string, number> = {};
    for (const width of shapes[shape]) {
      for (const format of width === webpWidth(shape)
        ? (['avif', 'webp'] as const)
        : (['avif'] as const)) {
        const file = `${name}-${width}.${format}`;
        const encoded = await encode(content, width, shape, format, pains);
        if (!encoded) throw new MediaError([tooHeavy(master, file)]);
        encodings.set(file, encoded);
        files[file] = encoded.length;
      }
    }
    records[name] = { master, sha256, recipe, shape, files };
    made.push(name);
  }
  for (const [file, encoded] of encodings) await writeFile(join(at.pictures, file), encoded);
  const kept = new Set(Object.values(records).flatMap(({ files }) => Object.keys(files)));
  const stale = Object.values(before).flatMap(({ files }) => Object.keys(files));
  for (const file of stale) if (!kept.has(file)) await rm(join(at.pictures, file), { force: true });
  const removed = Object.keys(before).filter((name) => !(name in records));
  await writeFile(at.manifest, json(manifestOf(records)));
  await writeFile(at.record, json(records));
  return { records, made, removed };
}

const isExample = (shape: string) => Object.values<string>(exampleShapes).includes(shape);

/** The names of the pictures by shape, as the site imports them: all but the examples. */
export function manifestOf(records: Records): Partial<Record<Shape, string[]>> {
  const named = (shape: string) =>
    Object.keys(records).filter((name) => records[name]?.shape === shape);
  const listed = Object.keys(shapes).filter((shape) => !isExample(shape));
  return Object.fromEntries(listed.map((shape) => [shape, named(shape).toSorted()]));
}

/** What an earlier run has written down; nothing when there was none. */
export async function readRecords(file: string): Promise<Records> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Records;
}

/** The hash that stands for a master in the record. */
export function digest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Bytes of all files below the folders. */
export async function weigh(...paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return sum;
}

interface Master {
  readonly name: string;
  readonly master: string;
  readonly content: Buffer;
  readonly shape: Shape;
}

/** All masters, proven fit for use. Throws one error that names every fault. */
async function readMasters(folder: string): Promise<readonly Master[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith('.')).toSorted();
  const faults: string[] = [];
  const masters: Master[] = [];
  for (const master of files) {
    const { name } = parse(master);
    const content = await readFile(join(folder, master));
    const judged = await judge(master, content);
    if (typeof judged === 'string') faults.push(judged);
    else if (masters.some((other) => other.name === name))
      faults.push(`${master}: there are two masters named ${name}; keep one of them`);
    else masters.push({ name, master, content, shape: judged.shape });
  }
  if (faults.length > 0) throw new MediaError(faults);
  return masters;
}

/** The shape of a master, or what is wrong with it. */
async function judge(master: string, content: Buffer): Promise<{ shape: Shape } | string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(parse(master).name))
    return `${master}: name it in small letters, digits and single hyphens, such as office-space.jpg`;
  const found = await sharp(content)
    .metadata()
    .catch(() => undefined);
  if (!found || !['jpeg', 'png', 'webp'].includes(found.format))
    return `${master}: not a JPEG, PNG or WebP picture (${extname(master) || 'no ending'}${found ? `, in truth ${found.format}` : ''})`;
  const { width, height } = found.autoOrient;
  const size = `${width} x ${height} pixels`;
  const shape = (Object.keys(shapes) as Shape[]).find((shape) => {
    const [x = 1, y = 1] = shape.split(':').map(Number);
    return Math.abs(width / height / (x / y) - 1) < 0.012;
  });
  if (!shape) {
    const known = Object.keys(shapes).join(', ');
    return `${master}: ${size}, which is none of the shapes ${known}; crop it to one of them`;
  }
  const least = Math.max(...shapes[shape]);
  if (width < least)
    return `${master}: ${size} is too small; a picture of ${shape} must be at least ${least} pixels wide`;
  return { shape };
}

/** One file's bytes at the best quality that fits the budget; undefined when none does. Turned upright, in sRGB, without metadata (a phone notes the place). */
async function encode(
  content: Buffer,
  width: number,
  shape: Shape,
  format: 'avif' | 'webp',
  effort: number,
): Promise<Buffer | undefined> {
  const [x = 1, y = 1] = shape.split(':').map(Number);
  const height = Math.round((width * y) / x);
  const sized = (): Sharp =>
    sharp(content)
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      // A transparent master lies on the site's cotton.
      .flatten({ background: '#FAF6EE' });
  for (const quality of qualitiesFor(shape)) {
    const encoded = await (
      format === 'avif'
        ? sized().avif({ quality: quality.avif, effort })
        : sized().webp({ quality: quality.webp, effort, smartSubsample: true })
    ).toBuffer();
    if (encoded.length <= budget.picture) return encoded;
  }
  return undefined;
}

const tooHeavy = (master: string, file: string) =>
  `${master}: ${file} stays above ${budget.picture / 1000} kB even at the lowest quality; choose a calmer picture or blur its background`;

async function allThere(at: Folders, { files }: PictureRecord): Promise<boolean> {
  for (const [file, bytes] of Object.entries(files)) {
    const found = await stat(join(at.pictures, file)).catch(() => undefined);
    if (found?.size !== bytes) return false;
  }
  return true;
}

/** One line for each entry: what changed is read by its name. */
const json = (entries: object) =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { records, made, removed } = await makePictures();
    for (const name of made) console.log(`made     ${name}`);
    for (const name of removed) console.log(`removed  ${name}`);
    const total = await weigh('art', 'tools/media', 'public/media');
    console.log(
      `${Object.keys(records).length} pictures; all media ${(total / 1e6).toFixed(1)} MB`,
    );
    if (total > budget.everything)
      throw new MediaError([`All media together may be ${budget.everything / 1e6} MB.`]);
  } catch (error) {
    console.error(error instanceof MediaError ? error.message : error);
    process.exitCode = 1;
  }
}
