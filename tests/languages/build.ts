import { ownerFolder } from '@workshop/facts';
import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { buildCode } from '../../tools/build.ts';
import { writeDeployFiles } from '../../tools/deploy/write.ts';
import { pagesOf } from '../../tools/findable/pages.ts';
import { writePages } from '../../tools/prerender.ts';
import { type Language, speak, translateOwner } from './languages.ts';

/**
 * Builds the pages of the site in a language, without pictures, and without what only search engines read.
 * The folder of the facts (OWNER) is put into the language too.
 * @param folder where to.
 */
export async function buildIn(language: Language, folder: string): Promise<void> {
  translateOwner(ownerFolder(), language);
  const site = resolve(folder);
  const server = resolve(`${folder}-server`);
  const config: InlineConfig = { publicDir: false, plugins: [speak(language)] };
  const { renderer, output } = await buildCode(config, site, server);
  await writePages(renderer, output, site, false, await pagesOf(renderer));
  await writeDeployFiles({ site, deploy: server }, false);
}
