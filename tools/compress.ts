/** Compresses the text files of a build. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The endings of text files, which are worth compressing. */
export const compressibleEndings = [
  'html',
  'js',
  'css',
  'svg',
  'xml',
  'txt',
  'json',
  'webmanifest',
  'ico',
] as const;

const compressible = new RegExp(String.raw`\.(?:${compressibleEndings.join('|')})$`);

/** Writes `.br` and `.gz` beside every text file of the folder, as strong as they go: it is done once, served often. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.test(file.name))
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        const content = await readFile(path);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            },
          }),
          promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
  );
}
