/**
 * Builds the site: the browser's code, every page as HTML, what hosts must know of it, and each file
 * compressed beside itself.
 */
import { ownerFolder, readOwner } from '@workshop/facts';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { compressFolder } from './compress.ts';
import { caching, hashedFolder, writeHeaders } from './deploy/headers.ts';
import { writeDeployFiles } from './deploy/write.ts';
import { examplesIn } from './owner/examples.ts';
import { distFolder, envFolder, isTrial } from './owner/folder.ts';
import { checkKeys, hasKeys } from './owner/keys.ts';
import { readLogo } from './owner/logo.ts';
import { makeOwnerPictures } from './owner/pictures.ts';
import { prerender } from './prerender.ts';
import { replaceFolder } from './replace-folder.ts';
import { inspectorPage } from './server/vite-inspector.ts';
import { contentAsData, ownerWords } from './vite-content.ts';
import { checkWords, staleWords } from './words/own.ts';

/** What visitors are served, and the same site with the code that lets its actors be watched. */
export const builds = {
  visitors: { folder: distFolder(), mode: 'production' },
  inspect: { folder: `${distFolder()}-inspect`, mode: 'inspect' },
} as const;

/**
 * Makes a build's folder anew; the last build stays there until the new one is whole.
 * @param plugins for the browser's code only.
 * @throws FactsError before anything is built, when the owner's facts or keys cannot be used.
 */
export async function buildSite(
  { folder, mode }: { readonly folder: string; readonly mode: string },
  plugins: Plugin[] = [],
): Promise<void> {
  const serverFolder = resolve(`${folder}-server`);
  const env = loadEnv('production', envFolder(), 'VITE_');
  const owner = ownerFolder();
  const facts = readOwner(owner);
  const examples = examplesIn(facts);
  checkWords(facts);
  checkKeys(env);
  const { pages, undated } = await replaceFolder(resolve(folder), async (site) => {
    console.log('Building the code …');
    const { renderer, output } = await buildCode({ mode }, site, serverFolder, plugins);
    console.log('Writing the pages …');
    const logo = await readLogo(owner, facts.company);
    await makeOwnerPictures(owner, join(site, 'media'));
    const written = await prerender(renderer, output, site, examples.length > 0, logo);
    if (mode === 'inspect') {
      await addInspector(site);
    } else {
      console.log('Compressing the files …');
      await compressFolder(site);
      await writeDeployFiles(
        { site, deploy: isTrial() ? serverFolder : resolve('deploy') },
        hasKeys(env),
      );
    }
    return written;
  });
  console.log(`Built ${pages} pages into ${folder}/.`);
  const all = [...notes(examples, hasKeys(env), undated), ...staleWords(facts.words.words)];
  for (const note of all) console.warn(`Note: ${note}`);
}

/**
 * Builds the site for Node, and then for the browser, with the words as data.
 * @param plugins for the browser's code only.
 * @returns the site in Node, and the files of the browser's build.
 */
export async function buildCode(
  config: InlineConfig,
  site: string,
  server: string,
  plugins: readonly Plugin[] = [],
) {
  const renderer = await buildRenderer(config, server);
  const { output } = (await build({
    ...config,
    logLevel: 'warn',
    plugins: [contentAsData(renderer.content), ownWords(), ...(config.plugins ?? []), ...plugins],
    build: { outDir: site, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  return { renderer, output };
}

/** The owner's words, read once for all modules. */
function ownWords(): Plugin {
  const owner = readOwner();
  return ownerWords(() => owner);
}

/** Builds the site for Node. @returns it, imported. */
export async function buildRenderer(config: InlineConfig, server: string) {
  await build({
    ...config,
    logLevel: 'warn',
    plugins: [ownWords(), ...(config.plugins ?? [])],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: server,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  const file = pathToFileURL(join(server, 'prerender.js')).href;
  return (await import(/* @vite-ignore */ file)) as typeof import('../src/app/prerender.tsx');
}

/** What a visitor or a search engine would miss. */
function notes(examples: readonly string[], keys: boolean, undated: readonly string[]): string[] {
  return [
    ...(examples.length > 0
      ? [
          `${examples.length} facts are still examples (npm run doctor names them): search engines are told to stay away.`,
        ]
      : []),
    ...(keys
      ? []
      : [
          'No EmailJS keys are set (.env.example): messages go to the mailbox of `npm start`, not to an inbox.',
        ]),
    ...(undated.length > 0
      ? [
          `The sitemap does not say when these pages changed, because their words are newer than \`npm run dates\`: ${undated.join(', ')}.`,
        ]
      : []),
  ];
}

/** Puts the inspector beside the site. A visitor's policy would forbid its frame, its style and Stately's window. */
async function addInspector(folder: string): Promise<void> {
  await build({
    mode: builds.inspect.mode,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: inspectorPage },
      // elk is large, and loaded only for machines that are not the site's.
      chunkSizeWarningLimit: Infinity,
    },
  });
  const cached = { path: `${hashedFolder}*`, headers: { 'Cache-Control': caching.hashed } };
  await writeFile(join(folder, '_headers'), writeHeaders([cached]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildSite(builds.visitors).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
