/** `npm run dates`, after a build: notes when a page's words changed. Posts have a date. */
import { selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { ElementType, parseDocument } from 'htmlparser2';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { routes } from '../../src/app/routes.tsx';
import { fileOf } from '../pages.ts';

/** What the words of a page were, and since when. */
interface Entry {
  /** As `fingerprint` makes it. */
  readonly words: string;
  /** ISO day. */
  readonly since: string;
}
export type Dates = Readonly<Record<string, Entry>>;

const file = fileURLToPath(new URL('dates.json', import.meta.url));

/** The notes, by canonical path. */
export async function readDates(): Promise<Dates> {
  return JSON.parse(await readFile(file, 'utf8')) as Dates;
}

/** The text of a node, as far as it is read. */
function wordsOf(node: AnyNode | null): string {
  if (node?.type === ElementType.Text) return node.data;
  return node?.type === ElementType.Tag ? ` ${node.children.map(wordsOf).join('')} ` : '';
}

/** Tells one state of a page's words from another: the text of its `main`. */
export function fingerprint(html: string): string {
  const main = selectOne<AnyNode, Element>('main', parseDocument(html));
  const words = wordsOf(main).replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}

/**
 * The day since which a page has had these words; undefined if they are not the ones that were noted. (A date must be
 * true or absent: search engines stop believing a site whose dates are not. Git would know, but a host that builds the
 * site may have no history.)
 */
export function changedOn(dates: Dates, path: string, html: string): string | undefined {
  const noted = dates[path];
  return noted?.words === fingerprint(html) ? noted.since : undefined;
}

/** Notes `today` for every page whose words are not the ones noted. */
export function note(dates: Dates, pages: Readonly<Record<string, string>>, today: string): Dates {
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [
      path,
      { words: fingerprint(html), since: changedOn(dates, path, html) ?? today },
    ]),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pages = Object.fromEntries(
    await Promise.all(
      routes.map(async ({ path }) => [path, await readFile(join('dist', fileOf(path)), 'utf8')]),
    ),
  ) as Record<string, string>;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  const dates = note(await readDates(), pages, today);
  await writeFile(file, `${JSON.stringify(dates, undefined, 2)}\n`);
  console.log(
    `Noted: ${Object.values(dates).filter(({ since }) => since === today).length} of ${routes.length} pages changed today.`,
  );
}
