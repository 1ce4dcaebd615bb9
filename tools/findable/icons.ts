/** Draws the site's icons. */
import sharp from 'sharp';
import { dark, nights } from '../../tailwind.config.ts';

/** The ground of icons and cards. */
export const night = nights.light;

/** The company's mark in the colours it has on dark ground: SVG for a square of 34. */
export const mark = `
  <path fill="${dark.marigold}" d="M1 1h9v9H1zM24 1h9v9h-9zM12.5 12.5h9v9h-9zM24 24h9v9h-9z"/>
  <path fill="${dark.link}" d="M12.5 1h9v9h-9zM1 12.5h9v9H1zM24 12.5h9v9h-9zM12.5 24h9v9h-9z"/>`;

/**
 * The owner's logo as SVG for a square of 34; without one the mark.
 * @param logo a square PNG.
 * @param size how large it is drawn, in pixels.
 */
export async function signOf(logo: Buffer | undefined, size: number): Promise<string> {
  if (!logo) return mark;
  const png = await sharp(logo).resize(Math.ceil(size)).png().toBuffer();
  return `<image width="34" height="34" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/**
 * The company's sign in the forms that platforms ask for, by file name; the mark's `favicon.svg` is in `public/`.
 * Maskable icons may be cut to a circle of 80 % of their width, so the sign is smaller there.
 * @param logo the owner's, as a square PNG.
 */
export async function drawIcons(
  logo: Buffer | undefined,
): Promise<Readonly<Record<string, string | Buffer>>> {
  const draw = async (size: number, share: number) =>
    drawIcon(await signOf(logo, size * share), size, share);
  const [touch, small, large, maskable, tab] = await Promise.all([
    draw(180, 0.62),
    draw(192, 0.66),
    draw(512, 0.66),
    draw(512, 0.5),
    draw(32, 0.88),
  ]);
  return {
    'apple-touch-icon.png': touch,
    'icon-192.png': small,
    'icon-512.png': large,
    'icon-maskable-512.png': maskable,
    'favicon.ico': ico(tab, 32),
    ...(logo && {
      'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">${await signOf(logo, 128)}</svg>`,
      'media/logo.webp': await sharp(logo).resize(132).webp({ lossless: true }).toBuffer(),
    }),
  };
}

function drawIcon(sign: string, size: number, share: number): Promise<Buffer> {
  const edge = (34 * (1 - share)) / 2 / share;
  const side = 34 + 2 * edge;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}">
    <path fill="${night}" d="M${-edge} ${-edge}h${side}v${side}h${-side}z"/>${sign}
  </svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: night }).png({ palette: true }).toBuffer();
}

/** An ICO file that holds one PNG: directory, one entry, the image. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Type 1 is an icon; it holds one image.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
