/** Draws the pictures that networks show of a shared link. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Company } from '../../src/content/types.ts';
import { dark, families } from '../../tailwind.config.ts';
import { night, signOf } from './icons.ts';
import { familyOf, isHome, type Page, pictureOf } from './pages.ts';

/** What networks show of a shared link, in pixels (Open Graph's usual 1.91 : 1). */
export const cardSize = { width: 1200, height: 630 };

const fontFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * As TrueType, because what draws the text here cannot read woff2: Bricolage Grotesque Bold, cut from `src/fonts/`; Noto Sans
 * Devanagari Bold (SIL Open Font License), for names that are written in it.
 */
const latin = { font: 'Share Card Bold', fontfile: fontFile('card.ttf') };
const devanagari = { font: 'Noto Sans Devanagari Bold', fontfile: fontFile('card-devanagari.ttf') };

/** A font whose file was given once serves every later text that lacks a letter. It has to come first: see `drawText`. */
const fallback = sharp({ text: { ...devanagari, text: 'क' } })
  .png()
  .toBuffer();

/** The letters that the two fonts draw. */
const cardLetters = /[ -~\u00A0-ÿ–—‘’“”…₹]|\p{Script=Devanagari}|\p{Format}/gu;

/** The letters of a text that the cards cannot draw, each once. */
export function strangeLetters(text: string): string[] {
  return [...new Set(text.replaceAll(cardLetters, ''))];
}

const foam = '#FBF6EA';
const margin = 72;

/** What the card of a page shows, for those who cannot see it. */
export function cardAlt({ words }: Page): string {
  const alt = pictureOf(words)?.alt;
  const title = `“${words.heading}” in large letters on dark silk`;
  return alt ? `${title}. ${alt}` : title;
}

/**
 * Draws the picture that stands for a page where its link is shared: its heading on the silk of its family, beside its
 * own picture; pages without one lie on the silk of the first screen.
 * @param media the folder of the site's pictures.
 * @param logo the owner's, as a square PNG.
 * @returns a JPEG of 1200 x 630.
 */
export async function drawCard(
  page: Page,
  company: Company,
  media: string,
  logo?: Buffer,
): Promise<Buffer> {
  const family = familyOf(page.words);
  const { silk, yarn } = family ? families[family] : { silk: night, yarn: dark.marigold };
  const own = isHome(page) ? undefined : await findPicture(pictureOf(page.words)?.name, media);
  const picture = own
    ? await dissolve(own, { left: 500, width: cardSize.width - 500 }, 0.5)
    : await dissolve(await hero(media), { left: 0, width: cardSize.width }, 0.75);
  const title = await set(page.words.heading, foam, own ? 590 : 860);
  const place = `${company.name}, ${company.address.locality}`;
  const line = await drawText(place, 30, yarn, cardSize.width - 2 * margin);
  return sharp({ create: { ...cardSize, channels: 3, background: silk } })
    .composite([
      picture,
      { input: Buffer.from(trimmings(await signOf(logo, 34 * 1.9))), left: 0, top: 0 },
      { input: title.data, left: margin, top: 500 - title.info.height },
      { input: line.data, left: margin, top: 530 },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** The company's sign, and the gold thread along the lower edge. */
const trimmings = (
  sign: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" ${dimensions(cardSize)}>
  <defs><pattern id="thread" width="18" height="12" patternUnits="userSpaceOnUse"><path d="M0 0h12v12H0z" fill="${dark.marigold}"/></pattern></defs>
  <path fill="url(#thread)" d="M0 618h1200v12H0z"/>
  <g transform="translate(${margin} 64) scale(1.9)">${sign}</g>
</svg>`;

function dimensions({ width, height }: { width: number; height: number }): string {
  return `width="${width}" height="${height}"`;
}

async function hero(media: string): Promise<string> {
  const file = await findPicture('hero', media);
  if (!file) throw new Error(`There is no picture "hero" in ${media}`);
  return file;
}

/** A picture's largest file: its name, perhaps followed by a width. None while it is still to be made. */
async function findPicture(name: string | undefined, media: string): Promise<string | undefined> {
  if (!name) return undefined;
  const width = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? Infinity);
  const [largest] = (await readdir(media, { recursive: true, encoding: 'utf8' }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file.startsWith(name) &&
        /^(-\d{3,})?\.(avif|webp|jpe?g|png)$/.test(file.slice(name.length)),
    )
    .toSorted((a, b) => width(b) - width(a));
  return largest && join(media, largest);
}

/** The picture over the whole height, coming out of the ground from the start side. */
async function dissolve(
  file: string,
  { left, width }: { left: number; width: number },
  end: number,
): Promise<OverlayOptions> {
  const area = { width, height: cardSize.height };
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" ${dimensions(area)}>
    <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset="${end}"/></linearGradient>
    <path fill="url(#fade)" d="M0 0h${area.width}v${area.height}H0z"/>
  </svg>`;
  const input = await sharp(file)
    .resize({ ...area, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top: 0 };
}

/** The heading as large as three lines of this width allow. */
async function set(text: string, colour: string, width: number) {
  for (const size of [96, 84, 74, 66]) {
    const drawn = await drawText(text, size, colour, width);
    if (drawn.info.width <= width && drawn.info.height <= size * 3.1) return drawn;
  }
  return drawText(text, 58, colour, width);
}

/** Draws words: `size` in pixels, lines broken at `width`. */
export async function drawText(text: string, size: number, colour: string, width: number) {
  await fallback;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Tracking, tighter the larger, in 1024ths of a point as Pango wants it.
  const tracking = Math.round((size > 50 ? -0.03 : -0.005) * size * 1024);
  const markup = `<span foreground="${colour}" letter_spacing="${tracking}" line_height="0.95">${escaped}</span>`;
  return sharp({
    text: { ...latin, text: markup, font: `${latin.font} ${size}`, width, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
