import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { writeDeployFiles } from '../../tools/deploy/write.ts';
import { pagesOf } from '../../tools/findable/pages.ts';
import { writePages } from '../../tools/prerender.ts';
import { contentAsData } from '../../tools/vite-content.ts';
import { type Language, speak } from './languages.ts';

/**
 * Builds the pages of the site in a language, without pictures, and without what only search engines read.
 * @param folder where to.
 */
export async function buildIn(language: Language, folder: string): Promise<void> {
  const site = resolve(folder);
  const server = resolve(`${folder}-server`);
  const options = { logLevel: 'warn', publicDir: false, plugins: speak(language) } as const;
  await build({
    ...options,
    build: { ssr: 'src/app/prerender.tsx', outDir: server, emptyOutDir: true },
  });
  const renderer = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as typeof import('../../src/app/prerender.tsx');
  const { output } = (await build({
    ...options,
    plugins: [contentAsData(renderer.content), ...options.plugins],
    build: { outDir: site, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  await writePages(renderer, output, site, false, await pagesOf(renderer));
  await writeDeployFiles({ site, deploy: server }, false);
}
