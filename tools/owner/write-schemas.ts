/** Writes what editors check `owner/*.json` by: `npm run schemas`, after a change of `schema.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { files } from './schema.ts';

/** The JSON Schema of each file by its name. */
export function schemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), undefined, 2)}\n`,
    ]),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = 'owner/schema';
  await mkdir(folder, { recursive: true });
  for (const [file, text] of schemas()) await writeFile(join(folder, file), text);
}
