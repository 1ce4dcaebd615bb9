/** Reads and checks the owner's logo. */
import type { Owner } from '@workshop/facts';
import { join } from 'node:path';
import sharp from 'sharp';
import { nights } from '../../tailwind.config.ts';

/** The side in pixels of what the build makes of a logo: the largest icon. */
const side = 512;

/**
 * The owner's logo as a square PNG; undefined where the woven mark stands for the company.
 * @param folder of the facts.
 */
export async function readLogo(
  folder: string,
  { logo }: Pick<Owner['company'], 'logo'>,
): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  return (await openPicture(join(folder, logo)))
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

/** A picture, upright; a drawing (SVG) with as many pixels as are asked for. */
export async function openPicture(file: string | Buffer) {
  const { format, width, height } = await sharp(file).metadata();
  const density = format === 'svg' ? Math.min(2400, (72 * side) / Math.max(width, height)) : 72;
  return sharp(file, { density }).autoOrient();
}

/** What speaks against a logo: too few pixels, too wide, or not to be seen on the dark header. */
export async function logoFaults(
  folder: string,
  company: Pick<Owner['company'], 'logo'>,
): Promise<string[]> {
  const { logo } = company;
  if (!logo) return [];
  const found: string[] = [];
  const where = `owner/${logo}`;
  const { format, autoOrient } = await sharp(join(folder, logo)).metadata();
  const { width, height } = autoOrient;
  if (format !== 'svg' && Math.max(width, height) < 256)
    found.push(`${where} has ${width} x ${height} pixels; an icon on a phone needs 256 or more`);
  if (Math.max(width / height, height / width) > 1.5)
    found.push(
      `${where} is ${width} x ${height}, and icons are square: save the sign alone, because the company's name stands beside it`,
    );
  if ((await visibleShare(folder, company)) < 0.1)
    found.push(
      `${where} can hardly be seen on the dark header: save it in light colours, or on a light ground`,
    );
  return found;
}

/** How much of a logo differs enough from the header: WCAG asks 3:1 of a graphic. */
async function visibleShare(
  folder: string,
  company: Pick<Owner['company'], 'logo'>,
): Promise<number> {
  const logo = await readLogo(folder, company);
  const data = await sharp(logo).resize(64).ensureAlpha().raw().toBuffer();
  const ground = luminance(Buffer.from(nights.dark.slice(1), 'hex'));
  let inked = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    inked++;
    const ink = luminance(data.subarray(at, at + 3));
    if ((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) >= 3) seen++;
  }
  return inked === 0 ? 0 : seen / inked;
}

/** Relative luminance (WCAG 2.2) of a colour in three bytes. */
function luminance(colour: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...colour].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
