/** Builds the site into `dist/`: the browser's code, every page as HTML, and each file compressed beside itself. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import { company } from '../src/content/company.ts';
import { compressFolder } from './compress.ts';
import { checkFacts, FactsError } from './facts.ts';
import { prerender } from './prerender.ts';

const browserFolder = resolve('dist');
const serverFolder = resolve('dist-server');

/**
 * Makes `dist/` anew.
 * @throws FactsError before anything is built, when the owner's facts or keys cannot be used.
 */
export async function buildSite(): Promise<void> {
  const warnings = checkFacts(company, {
    ...loadEnv('production', process.cwd(), 'VITE_'),
    ...process.env,
  });
  await rm(browserFolder, { recursive: true, force: true });
  await build({ logLevel: 'warn', build: { outDir: browserFolder } });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: serverFolder,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  const renderer = (await import(
    pathToFileURL(resolve(serverFolder, 'prerender.js')).href
  )) as typeof import('../src/app/prerender.tsx');
  const pages = await prerender(renderer, browserFolder);
  await compressFolder(browserFolder);
  console.log(`Built ${pages} pages into dist/.`);
  for (const warning of warnings) console.warn(`Note: ${warning}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildSite().catch((error: unknown) => {
    console.error(error instanceof FactsError ? error.message : error);
    process.exitCode = 1;
  });
}
