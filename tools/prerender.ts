import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { drawCard } from './findable/card.ts';
import { changedOn, readDates } from './findable/dates.ts';
import { feed, llms, manifest, robots, sitemap } from './findable/files.ts';
import { graphScript, headOf } from './findable/head.ts';
import { ownerFolder } from './owner/folder.ts';
import { readOwner } from './owner/read.ts';
import { drawIcons } from './findable/icons.ts';
import { cardFile, type Page, pagesOf } from './findable/pages.ts';
import { pageFiles } from './pages.ts';
import { compileScript } from './script.ts';
import { criticalOf } from './styles/critical.ts';

type Chunks = readonly Rolldown.OutputChunk[];
type Renderer = typeof import('../src/app/prerender.tsx');

/**
 * Writes every page, and what makes the site findable.
 * @param renderer the site, built for Node.
 * @param chunks the browser's build.
 * @param folder its folder, whose `index.html` is the template.
 * @param isExample whether facts are still examples: then no page may be found by search engines.
 * @param logo the owner's, as a square PNG.
 * @returns how many pages were written, and the paths of those whose words are not the ones noted by `npm run dates`.
 * @throws when the template is not as Vite is known to write it.
 */
export async function prerender(
  renderer: Renderer,
  chunks: Chunks,
  folder: string,
  isExample: boolean,
  logo: Buffer | undefined,
): Promise<{ pages: number; undated: string[] }> {
  const { company, openHours } = renderer;
  const pages = await pagesOf(renderer);
  const html = await writePages(renderer, chunks, folder, isExample, pages);
  const dates = await readDates();
  const changed = Object.fromEntries(
    pages.map(({ path }) => [path, changedOn(dates, path, html.get(path) ?? '')]),
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
  return { pages: pageFiles.length, undated };
}

/**
 * Writes every page of the route table as static HTML. It is complete without scripts. The style of its first screen is
 * inline, and nothing blocks the first paint. Why no library does this: `docs/decisions/prerender.md`.
 * @returns the HTML of each path.
 * @throws when the template is not as Vite is known to write it, or naming each part that is left out of any page.
 */
export async function writePages(
  renderer: Renderer,
  chunks: Chunks,
  folder: string,
  isExample: boolean,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, string>> {
  const { company, team } = renderer;
  const { services } = readOwner(ownerFolder());
  const first = filesOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const { template, style } = await inline(
    await readFile(join(folder, 'index.html'), 'utf8'),
    first,
  );
  const { cut, rest } = criticalOf(await readFile(join(folder, style), 'utf8'));
  await writeFile(join(folder, style), rest);
  const robotsTag = isExample ? '<meta name="robots" content="noindex">' : '';
  const drafts = await allOf(
    pageFiles.map(async ({ path, canonical, file }) => {
      const { head, page: body } = await renderer.render(path);
      const modules = (await renderer.modulesOf(path)).map((module) => resolve(module));
      const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id)));
      const files = filesOf(chunks, own).filter((file) => !first.includes(file));
      const page = pages.find((candidate) => candidate.path === canonical);
      const html = template
        // Functions, because a `$` in the words must not be read as a pattern.
        .replace('<script>', `<script data-files="${files.join(' ')}">`)
        .replace('<!--head-->', () => head + (page ? headOf(page, company) + robotsTag : ''))
        .replace('<!--page-->', () => plain(body))
        .replace(
          '</body>',
          () => (page ? graphScript(page, pages, company, team, services) : '') + '</body>',
        )
        // HTML's own way to end an empty element.
        .replaceAll(/ ?\/>/g, '>');
      return { path, canonical, file, html, end: html.indexOf(marker) };
    }),
  );
  // The front page has a style of its own; the others share one, or a policy of hashes would be longer than any of them.
  const isFront = ({ canonical }: { canonical: string }) => canonical === '/';
  const styleOf = (some: typeof drafts) =>
    cut(some.map(({ html, end }) => visiblePart(html.slice(0, end))).join('\n'));
  const styles = {
    front: styleOf(drafts.filter(isFront)),
    others: styleOf(drafts.filter((page) => !isFront(page))),
  };
  const written = new Map<string, string>();
  for (const page of drafts) {
    const { path, file, end } = page;
    if (end < 0) throw new Error(`prerender: ${path} does not say where its first screen ends`);
    const html = page.html
      // In the body, a stylesheet holds back only what comes after it. React asks for no attribute of what it takes over.
      .replace(marker, `<div>${firstScreenEnd}<link rel="stylesheet" href="/${style}"></div>`)
      .replace('<!--style-->', () => styles[isFront(page) ? 'front' : 'others']);
    written.set(path, html);
    await write(folder, file, html);
  }
  return written;
}

/** The files of some chunks of a build, each after those that it imports. */
function filesOf(all: Chunks, some: Chunks): string[] {
  const imported = some.flatMap(({ imports }) =>
    filesOf(
      all,
      all.filter(({ fileName }) => imports.includes(fileName)),
    ),
  );
  return [...new Set([...imported, ...some.map(({ fileName }) => `/${fileName}`)])];
}

/** Waits for all. @throws what those say that failed, one a line. */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks);
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  if (faults.length > 0)
    throw new Error(`Pages have holes:\n${faults.map(({ message }) => message).join('\n')}`, {
      cause: faults[0]?.cause ?? faults[0],
    });
  return Promise.all(tasks);
}

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Writes attributes as HTML does: in small letters, and without an empty value. (React writes no `"` in a text.) */
function plain(markup: string): string {
  return markup.replaceAll(
    / ([\w-]+)="([^"]*)"/g,
    (_, name: string, value: string) => ` ${name.toLowerCase()}${value && `="${value}"`}`,
  );
}

/** What `src/components/page/FirstScreenEnd.tsx` renders. */
const marker = '<div id="first-screen-end"></div>';

/** The first paint waits for it. It stands before the stylesheet, because the parser may wait there. */
const firstScreenEnd = '<i id="first-screen-end"></i>';

/** Without it, Chromium first paints the header alone. Other browsers do not know it. */
const expect = '<link rel="expect" href="#first-screen-end" blocking="render">';

/**
 * What a visitor can see of the first screen while the stylesheet is on its way: all but what hangs folded in the header,
 * which hardly anyone opens before that is here.
 */
function visiblePart(html: string): string {
  let rest = html;
  for (const folded of [
    /<div [^>]*class="submenu\b[^>]*>/,
    /<details\b[^>]*><summary.*?<\/summary>/,
  ]) {
    for (let from = 0; ;) {
      const found = folded.exec(rest.slice(from));
      if (!found) break;
      const start = from + found.index;
      from = start + found[0].length;
      rest = rest.slice(0, from) + rest.slice(endOfElement(rest, start));
    }
  }
  return rest;
}

/** Where the element whose tag begins at `start` ends. */
function endOfElement(html: string, start: number): number {
  const tag = /^<(\w+)/.exec(html.slice(start))?.[1];
  let depth = 0;
  for (const found of html.slice(start).matchAll(new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g'))) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return start + found.index + found[0].length;
  }
  throw new Error(`prerender: an element does not end: ${html.slice(start, start + 80)}`);
}

/**
 * Puts the loader into the page itself, in the place of what Vite would have a page fetch, and a place for its style.
 * @param files of the entry, for the loader.
 * @returns the template, and the stylesheet's file in the build.
 */
async function inline(
  html: string,
  files: readonly string[],
): Promise<{ template: string; style: string }> {
  const script = /\s*<script type="module"[^>]*><\/script>/.exec(html);
  const style = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html);
  if (!script || !style?.[1]) {
    throw new Error('prerender: index.html holds no script or no stylesheet');
  }
  const loader = await compileScript('src/app/boot/loader.ts', {
    __FILES__: JSON.stringify(files),
  });
  const template = [script[0], style[0]]
    .reduce((rest, tag) => rest.replace(tag, ''), html)
    // What is told to readers of the source only.
    .replaceAll(/\s*<!--(?!head|page)[\s\S]*?-->/g, '')
    .replaceAll(/\n\s*/g, '')
    // One script, because the policy names each by a hash.
    .replace(
      /<script>(.*?)<\/script>/,
      (_, theme: string) =>
        `<script>${minifySync('theme.js', theme).code.trim()}${loader}</script>`,
    )
    .replace('<!--head-->', `${expect}<style><!--style--></style><!--head-->`);
  return { template, style: style[1] };
}
