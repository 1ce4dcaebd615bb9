/** `npm run doctor`: what still stands between this checkout and going live. Exit status 1 while something is open. */
import { FactsError, type Owner, ownerFolder, readOwner } from '@workshop/facts';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { buildRenderer } from '../build.ts';
import { strangeLetters } from '../findable/card.ts';
import { examplesIn } from './examples.ts';
import { pageFaults } from '../page-faults.ts';
import { pageFiles } from '../pages.ts';
import { distFolder, envFolder } from './folder.ts';
import { checkKeys, hasKeys } from './keys.ts';
import { longTexts } from './lengths.ts';
import { logoFaults } from './logo.ts';
import { smallPictures } from './pictures.ts';
import { placeFault } from './place.ts';

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
    ];
  });
  collect(() => {
    checkKeys(env);
    return hasKeys(env)
      ? []
      : ['.env: there are no EmailJS keys, so no message reaches you (deploy/README.md, step 4)'];
  });
  if (facts)
    open.push(
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

/** Letters of which the pictures of shared links can draw none. */
function strangeNames({ company: { name, address }, posts: { posts } }: Owner): string[] {
  const drawn = [
    ['company.json', 'name and address.locality', name + address.locality] as const,
    ...posts.map(({ title, id }) => ['posts.json', `the title of “${id}”`, title] as const),
  ];
  return drawn
    .map(([file, field, text]) => [file, field, strangeLetters(text)] as const)
    .filter(([, , strange]) => strange.length > 0)
    .map(
      ([file, field, strange]) =>
        `owner/${file}: pictures of shared links cannot draw ${strange.join(' ')}: write ${field} in Latin letters or Devanagari`,
    );
}

/** Words by which a company binds itself. */
const promise =
  /24\/7|support\.hours\}| \$\{support\}|round the clock|day and night|act at night|refund|guarantee|free of charge|\bat no (?:extra )?(?:cost|charge)|\bwithin (?:an?|one|two|three|\d+) (?:\w+ )?(?:hour|day|week|month)|\bwe train\b|\btrain(?:ing)? (?:your|online)|\btak(?:e|es|ing) over\b|paid assessment|assessment is paid/i;

/** The sentences that promise something, with the file they stand in. */
export function promisesIn(folder: string): { file: string; sentence: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!schema\b|\.).*\.(?:ts|json)$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const quoted = file.endsWith('.ts')
        ? /'(?:[^'\\\n]|\\.)*'|`(?:[^`$]|\$(?!\{)|\$\{(?:[^`}]|`[^`]*`)*\})*`/g
        : /"(?:[^"\\\n]|\\.)*"/g;
      const texts = readFileSync(join(folder, file), 'utf8').match(quoted);
      return (
        (texts ?? [])
          // A template may hold another: `${hours && `Support is there ${hours}.`}`.
          .flatMap((text) => text.slice(1, -1).split(/(?<=[.?!])\s+|`\s*/))
          .filter((sentence) => promise.test(sentence))
          .map((sentence) => ({ file: join(folder, file).replaceAll('\\', '/'), sentence }))
      );
    });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const env = loadEnv('production', envFolder(), 'VITE_');
  const open = await openPoints(ownerFolder(), env);
  let isReadable = true;
  try {
    readOwner();
    open.push(...(await faultsOfPages()));
  } catch (error) {
    // Its faults are among the open points.
    if (!(error instanceof FactsError)) throw error;
    isReadable = false;
  }
  const promises = [...promisesIn(relative('', ownerFolder())), ...promisesIn('src/content')];
  console.log(
    'Read before you sign: what the site promises in your name. A lawyer reads the terms.\n',
  );
  for (const { file, sentence } of promises) console.log(`  ${file}\n    ${sentence}`);
  if (open.length === 0) {
    console.log('\nNothing is open. Next: npm test, then npm run build (deploy/README.md).');
  } else {
    console.log(`\nOpen: ${open.length}\n`);
    for (const point of open) console.log(`  - ${point}`);
    if (!isReadable) console.log('\nCorrect these first: only then doctor sees all else.');
    process.exitCode = 1;
  }
}
