/** Writes what editors check `owner/*.json` by: `npm run schemas`, after a change of `packages/facts/src/schema.ts`. */
import { files, jsonSchema } from '@workshop/facts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The JSON Schema of each file by its name. */
export function schemas(): ReadonlyMap<string, string> {
  return new Map(
    (Object.keys(files) as (keyof typeof files)[]).map((name) => [
      `${name}.schema.json`,
      `${JSON.stringify(jsonSchema(name), undefined, 2)}\n`,
    ]),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = 'owner/schema';
  await mkdir(folder, { recursive: true });
  for (const [file, text] of schemas()) await writeFile(join(folder, file), text);
}
