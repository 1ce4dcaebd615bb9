/** Makes the files of the owner's photographs. */
import { fieldsOf, type Owner } from '@workshop/facts';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import {
  ownedShapes,
  type Shape,
  shapes,
  webpWidth,
} from '../../src/components/base/pictureFiles.ts';

/** Widths and height that a picture is cropped to. */
function sizes(shape: Shape) {
  const [x = 1, y = 1] = shape.split(':').map(Number);
  return shapes[shape].map((width) => ({ width, height: Math.round((width * y) / x) }));
}

/** The files of one folder of pictures, without what systems hide there. */
async function picturesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((file) => /^[^.].*\.(?:jpe?g|png|webp)$/i.test(file));
}

/**
 * Makes of the owner's photographs what the pages ask for: upright, cropped to the shape of their folder around what draws the
 * eye, and without what a camera notes of the place.
 * @param owner the folder of the facts.
 * @param media the folder of the site's pictures in the build.
 */
export async function makeOwnerPictures(owner: string, media: string): Promise<void> {
  for (const [kind, shape] of Object.entries(ownedShapes)) {
    const files = await picturesIn(join(owner, kind));
    if (files.length > 0) await mkdir(join(media, kind), { recursive: true });
    for (const file of files) {
      for (const { width, height } of sizes(shape)) {
        const picture = sharp(join(owner, kind, file))
          .autoOrient()
          .resize(width, height, { fit: 'cover', position: 'attention' })
          .flatten({ background: '#FAF6EE' });
        const target = join(media, kind, `${parse(file).name}-${width}`);
        await writeFile(
          `${target}.avif`,
          await picture.clone().avif({ quality: 56, effort: 2 }).toBuffer(),
        );
        if (width === webpWidth(shape))
          await writeFile(`${target}.webp`, await picture.webp({ quality: 76 }).toBuffer());
      }
    }
  }
}

/** Pictures of the facts with fewer pixels than a large screen shows: one sentence each. */
export async function smallPictures(owner: Owner, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const { where, value, schema } of fieldsOf(owner)) {
    const shape = ownedShapes[schema.folder as keyof typeof ownedShapes];
    const file = join(folder, schema.folder ?? '', String(value));
    if (!shape || !value || !existsSync(file)) continue;
    const { width: wide = 0, height: high = 0 } = sizes(shape).at(-1) ?? {};
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    if (width < wide || height < high)
      found.push(
        `owner/${where} has ${width} x ${height} pixels; it needs ${wide} x ${high} or it looks blurred`,
      );
  }
  return found;
}
