/** `npm run doctor`: what still stands between this checkout and going live. Exit status 1 while something is open. */
import { currentOpenings, FactsError, type Owner, ownerFolder, readOwner } from '@workshop/facts';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { buildRenderer } from '../build.ts';
import { strangeLetters } from '../findable/card.ts';
import { examplesIn } from './examples.ts';
import { pageFaults } from '../page-faults.ts';
import { pageFiles } from '../pages.ts';
import { distFolder, envFolder } from './folder.ts';
import { missingOffers, unreachableSupport } from './buyers.ts';
import { checkKeys, hasKeys, strangeDomain } from './keys.ts';
import { longTexts } from './lengths.ts';
import { logoFaults } from './logo.ts';
import { smallPictures } from './pictures.ts';
import { placeFault } from './place.ts';
import { promisesIn } from './promises.ts';
import { checkWords, siteTexts, staleWords } from '../words/own.ts';

/** What is open, one sentence each. */
export async function openPoints(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const open: string[] = [];
  let facts: Owner | undefined;
  const collect = (check: () => readonly string[]) => {
    try {
      open.push(...check());
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
      open.push(...error.message.split('\n'));
    }
  };
  collect(() => {
    const owner = readOwner(folder);
    facts = owner;
    return [
      ...examplesIn(owner),
      ...placeFault(owner.company),
      ...longTexts(owner),
      ...strangeNames(owner),
      ...unreachableSupport(owner),
      ...endedOpenings(owner),
    ];
  });
  collect(() => {
    if (facts) checkWords(facts);
    return [];
  });
  if (facts) open.push(...staleWords(facts.words.words));
  collect(() => {
    checkKeys(env);
    return hasKeys(env)
      ? []
      : ['.env: there are no EmailJS keys, so no message reaches you (deploy/README.md, step 4)'];
  });
  if (facts)
    open.push(
      ...strangeDomain(env, facts.company.url),
      ...(await smallPictures(facts, folder)),
      ...(await logoFaults(folder, facts.company)),
    );
  return open;
}

/** What the build would refuse of the pages, whose facts can be used. */
async function faultsOfPages(): Promise<string[]> {
  const folder = resolve(`${distFolder()}-doctor`);
  try {
    const { render } = await buildRenderer({ mode: 'production' }, folder);
    const documents = new Map<string, Document>();
    for (const { path } of pageFiles())
      documents.set(path, parseDocument(await render(path, '/style.css')));
    return pageFaults(documents);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Openings that the site no longer shows. */
function endedOpenings({ careers: { openings } }: Owner): string[] {
  const current = currentOpenings(openings);
  return openings
    .filter((opening) => !current.includes(opening))
    .map(
      ({ title, end }) =>
        `owner/careers.json: “${title}” ended on ${end}, so the site does not show it: remove it, or write a later day`,
    );
}

/** Letters of which the pictures of shared links can draw none. */
function strangeNames({ company, posts: { posts }, careers, words: { words } }: Owner): string[] {
  const { name, address } = company;
  const headings = siteTexts().filter(({ field }) => field.join() === 'heading');
  const drawn = [
    ['company.json', 'name and address.locality', name + address.locality] as const,
    ...posts.map(({ title, id }) => ['posts.json', `the title of “${id}”`, title] as const),
    ...careers.openings.map(
      ({ title, id }) => ['careers.json', `the designation of “${id}”`, title] as const,
    ),
    ...headings.map(
      ({ page, text }) =>
        ['words.json', `your heading of ${page}`, words[page]?.[text] ?? ''] as const,
    ),
  ];
  return drawn
    .map(([file, field, text]) => [file, field, strangeLetters(text)] as const)
    .filter(([, , strange]) => strange.length > 0)
    .map(
      ([file, field, strange]) =>
        `owner/${file}: pictures of shared links cannot draw ${strange.join(' ')}: write ${field} in Latin letters or Devanagari`,
    );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const env = loadEnv('production', envFolder(), 'VITE_');
  const open = await openPoints(ownerFolder(), env);
  let isReadable = true;
  try {
    const owner = readOwner();
    console.log(
      'Read before you sign: what the site promises in your name. A lawyer reads the terms.\n',
    );
    for (const [file, sentences] of promisesIn(owner))
      console.log([file, ...sentences].join('\n    '));
    const offers = missingOffers(ownerFolder());
    if (offers.length > 0) console.log(['\nBuyers look for this first:', ...offers].join('\n  - '));
    open.push(...(await faultsOfPages()));
  } catch (error) {
    // Its faults are among the open points.
    if (!(error instanceof FactsError)) throw error;
    isReadable = false;
  }
  if (open.length === 0) {
    console.log('\nNothing is open. Next: npm test, then npm run build (deploy/README.md).');
  } else {
    console.log(`\nOpen: ${open.length}\n`);
    for (const point of open) console.log(`  - ${point}`);
    if (!isReadable) console.log('\nCorrect these first: only then doctor sees all else.');
    process.exitCode = 1;
  }
}
