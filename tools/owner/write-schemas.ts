/** Writes what editors check `owner/*.json` by: `npm run schemas`, after a change of `packages/facts/src/schema.ts`. */
import { schemas } from '@workshop/facts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The files of `owner/schema/`: name and text. */
export const schemaFiles = Object.entries(schemas).map(
  ([name, schema]) => [`${name}.schema.json`, `${JSON.stringify(schema, undefined, 2)}\n`] as const,
);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = 'owner/schema';
  await mkdir(folder, { recursive: true });
  for (const [file, text] of schemaFiles) await writeFile(join(folder, file), text);
}
