import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { pageFiles } from './pages.ts';

type Renderer = typeof import('../src/app/prerender.tsx');

/**
 * Writes every page of the route table as static HTML, complete without scripts, with its style inline and nothing that
 * blocks the first paint; and the sitemap. (Libraries that do this want a data router, which is twice the weight for
 * the visitor, or write folders that lose pages on a disk that ignores case.)
 * @param renderer the site, built for Node.
 * @param folder the browser's build, whose `index.html` is the template.
 * @returns how many pages were written.
 * @throws when the template is not as Vite is known to write it.
 */
export async function prerender(renderer: Renderer, folder: string): Promise<number> {
  const template = await inline(await readFile(join(folder, 'index.html'), 'utf8'), folder);
  for (const { path, file } of pageFiles) {
    const { head, page } = await renderer.render(path);
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      // Functions, because a `$` in the words must not be read as a pattern.
      template.replace('<!--head-->', () => head).replace('<!--page-->', () => page),
    );
  }
  await writeFile(join(folder, 'sitemap.xml'), sitemap(renderer));
  return pageFiles.length;
}

/** Puts the stylesheet and the loader into the page itself, in the place of what Vite would have a page fetch. */
async function inline(html: string, folder: string): Promise<string> {
  const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  const style = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html);
  const imports = [...html.matchAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
  if (!script?.[1] || !style?.[1]) {
    throw new Error('prerender: index.html holds no script or no stylesheet');
  }
  const css = await readFile(join(folder, style[1]), 'utf8');
  await rm(join(folder, style[1]));
  const loader = await compileLoader(
    script[1],
    imports.map(([, href = '']) => href),
  );
  return [script[0], style[0], ...imports.map(([tag]) => tag)]
    .reduce((rest, tag) => rest.replace(tag, ''), html)
    .replace('</head>', () => `  <style>${css.trim()}</style>\n  </head>`)
    .replace('</body>', () => `  <script type="module">${loader}</script>\n  </body>`);
}

/** The loader as one line of script that fetches this build's code. */
async function compileLoader(entry: string, imports: readonly string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __ENTRY__: JSON.stringify(entry), __IMPORTS__: JSON.stringify(imports) },
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/app/loader.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('prerender: the loader was not built');
  return bundle.output[0].code.trim();
}

function sitemap({ company, routes }: Renderer): string {
  const urls = routes.map(({ path }) => `  <url><loc>${company.url}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
