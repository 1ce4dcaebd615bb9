/** Takes the pictures that a form brings into the owner's folder. */
import type { FactSchema, Fault } from '@workshop/facts';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { openPicture } from '../owner/logo.ts';
import { write } from './saved.ts';

/** Pixels of the longer side: twice what the widest page shows. */
const side = 2400;

/**
 * Saves the pictures of a form: upright, smaller, without EXIF. Puts their names into the form.
 * @returns a fault for each file that cannot be read.
 */
export async function takePictures(
  schema: FactSchema,
  form: FormData,
  owner: string,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const entries = [...form];
  for (const [name, upload] of entries) {
    if (typeof upload === 'string' || upload.size === 0) continue;
    const path = name.split('.').slice(0, -1);
    const { folder } = path.reduce<FactSchema>(
      (outer, key) => outer.properties?.[key] ?? outer.items ?? {},
      schema,
    );
    if (folder === undefined) continue;
    try {
      const picture = await openPicture(Buffer.from(await upload.arrayBuffer()));
      const small = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
      // A logo may be transparent.
      const bytes = await (folder ? small.jpeg({ quality: 90 }) : small.png()).toBuffer();
      await mkdir(join(owner, folder), { recursive: true });
      const file = freeName(join(owner, folder), upload.name, folder ? '.jpg' : '.png', bytes);
      write(join(owner, folder, file), bytes, owner);
      form.set(path.join('.'), file);
    } catch {
      const message = `cannot be “${upload.name}”, which is no picture that can be read: save it as JPEG or PNG`;
      faults.push({ path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)), message });
    }
  }
  return faults;
}

/** `img-2041.jpg` for `IMG_2041.JPG`, and `img-2041-2.jpg` where another picture has that name. */
function freeName(folder: string, upload: string, extension: string, bytes: Buffer): string {
  const letters = parse(upload)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['picture'];
  for (let number = 1; ; number++) {
    const name = [...letters, ...(number > 1 ? [number] : [])].join('-') + extension;
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file).equals(bytes)) return name;
  }
}
