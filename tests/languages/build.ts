import { resolve } from 'node:path';
import { buildCode } from '../../tools/build.ts';
import { writeDeployFiles } from '../../tools/deploy/write.ts';
import { pagesOf } from '../../tools/findable/pages.ts';
import { writePages } from '../../tools/prerender.ts';
import { type Language, speak } from './languages.ts';

/**
 * Builds the pages of the site in a language, without pictures, and without what only search engines read.
 * @param folder where to.
 */
export async function buildIn(language: Language, folder: string): Promise<void> {
  const site = resolve(folder);
  const server = resolve(`${folder}-server`);
  const config = { publicDir: false, plugins: speak(language) } as const;
  const { renderer, output } = await buildCode(config, site, server);
  await writePages(renderer, output, site, false, await pagesOf(renderer));
  await writeDeployFiles({ site, deploy: server }, false);
}
