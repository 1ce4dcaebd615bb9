/** Writes the pages, and what search engines read, into a build. */
import { FactsError, readOwner } from '@workshop/facts';
import { selectOne } from 'css-select';
import { type AnyNode, type Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { cardAlt, drawCard } from './findable/card.ts';
import { changedOn, readDates } from './findable/dates.ts';
import { feed, llms, manifest, robots, sitemap } from './findable/files.ts';
import { graphOf, serialise } from './findable/graph.ts';
import { drawIcons } from './findable/icons.ts';
import { cardFile, entryDate, type Page, pagesOf } from './findable/pages.ts';
import { pageFaults } from './page-faults.ts';
import { pageFiles } from './pages.ts';
import { compileScript } from './script.ts';
import { splitStyle } from './styles/first.ts';

type Output = Rolldown.RolldownOutput['output'];
type Renderer = typeof import('../src/app/prerender.tsx');

/**
 * Writes every page, and what makes the site findable.
 * @param renderer the site, built for Node.
 * @param output the browser's build.
 * @param folder its folder.
 * @param isExample whether facts are still examples: then no page may be found by search engines.
 * @param logo the owner's, as a square PNG.
 * @returns how many pages were written, and the paths of those whose words are not the ones noted by `npm run dates`.
 */
export async function prerender(
  renderer: Renderer,
  output: Output,
  folder: string,
  isExample: boolean,
  logo: Buffer | undefined,
): Promise<{ pages: number; undated: string[] }> {
  const { company, openHours } = renderer;
  const pages = await pagesOf(renderer);
  const html = await writePages(renderer, output, folder, isExample, pages);
  const dates = await readDates();
  const changed = Object.fromEntries(
    pages.map(({ path, words }) => [
      path,
      entryDate(words) ?? changedOn(dates, path, html.get(path) ?? ''),
    ]),
  );
  await Promise.all([
    write(folder, 'sitemap.xml', sitemap(pages, changed)),
    write(folder, 'robots.txt', robots(company, isExample)),
    write(folder, 'site.webmanifest', manifest(pages, company)),
    write(folder, 'feed.xml', feed(pages, company)),
    write(folder, 'llms.txt', llms(pages, company, openHours)),
    ...Object.entries(await drawIcons(logo)).map(([file, icon]) => write(folder, file, icon)),
    ...pages.map(async (page) =>
      write(
        folder,
        cardFile(page.path),
        await drawCard(page, company, join(folder, 'media'), logo),
      ),
    ),
  ]);
  const undated = pages.map(({ path }) => path).filter((path) => !changed[path]);
  return { pages: html.size, undated };
}

/** As short as HTML allows; closing tags compress better than `/>`. */
const shortest = { encodeEntities: 'utf8', emptyAttrs: false, selfClosingTags: false } as const;

/**
 * Writes every page of the route table as static HTML. It is complete without scripts. The style of its first screen is
 * inline, and nothing blocks the first paint. Why no library does this: `docs/decisions/prerender.md`.
 * @returns the HTML of each path.
 * @throws naming each part that failed to render on any page; FactsError naming links that lead nowhere and the like; or when
 *   the build has no stylesheet.
 */
export async function writePages(
  renderer: Renderer,
  output: Output,
  folder: string,
  isExample: boolean,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, string>> {
  const stylesheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!stylesheet) throw new Error('The build has no stylesheet');
  const rendered = await renderPages(renderer, output, `/${stylesheet}`, isExample, pages);
  const faults = pageFaults(new Map(rendered.map(({ path, document }) => [path, document])));
  if (faults.length > 0) throw new FactsError(faults.join('\n'));
  const { cut, rest } = splitStyle(await readFile(join(folder, stylesheet), 'utf8'));
  await writeFile(join(folder, stylesheet), rest);
  // The front page has a style of its own; the others share one, or a policy of hashes would be longer than any of them.
  const isFront = ({ canonical }: { canonical: string }) => canonical === '/';
  const groups = [rendered.filter(isFront), rendered.filter((page) => !isFront(page))];
  const written = new Map<string, string>();
  for (const group of groups) {
    const style = cut(group.map(({ document }) => document));
    for (const { path, file, document } of group) {
      const element = selectOne<AnyNode, Element>('style', document);
      if (element) DomUtils.appendChild(element, new Text(style));
      const html = DomUtils.getOuterHTML(document, shortest);
      written.set(path, html);
      await write(folder, file, html);
    }
  }
  return written;
}

/** Renders the document of every page, without its style. */
async function renderPages(
  renderer: Renderer,
  output: Output,
  stylesheet: string,
  isExample: boolean,
  pages: readonly Page[],
) {
  const { company, team, routeAt } = renderer;
  const facts = readOwner();
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = filesOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const loader = await compileScript('src/app/boot/loader.ts', {
    __FILES__: JSON.stringify(first),
  });
  return allOf(
    pageFiles().map(async (pageFile) => {
      const { path, canonical } = pageFile;
      const markup = await renderer.render(path, stylesheet);
      const modules = (await renderer.modulesOf(path)).map((module) => resolve(module));
      const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id)));
      const files = filesOf(chunks, own).filter((file) => !first.includes(file));
      const page = pages.find((candidate) => candidate.path === canonical);
      const share = page && {
        card: page.card,
        cardAlt: cardAlt(page),
        graph: serialise(graphOf(page, pages, company, team, facts)),
      };
      const route = routeAt(path);
      const html = renderer.documentOf({ route, markup, loader, files, share, isExample });
      const document = parseDocument(html);
      if (!selectOne('#first-screen-end', document)) throw new Error(`${path}: no FirstScreenEnd`);
      return { ...pageFile, document };
    }),
  );
}

/** The files of some chunks of a build, each after those that it imports. */
function filesOf(
  all: readonly Rolldown.OutputChunk[],
  some: readonly Rolldown.OutputChunk[],
): string[] {
  const files = new Set<string>();
  const visited = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    all.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
    files.add(`/${chunk.fileName}`);
  };
  some.forEach(visit);
  return [...files];
}

/** Waits for all. @throws what those say that failed, one a line. */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks);
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  if (faults.length > 0)
    throw new Error(`Pages failed to render:\n${faults.map(({ message }) => message).join('\n')}`, {
      cause: faults[0]?.cause ?? faults[0],
    });
  return Promise.all(tasks);
}

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
