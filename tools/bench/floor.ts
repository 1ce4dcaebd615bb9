/** The floor of the bench: the least that can show the first screen of Home. */
import { serveStatic } from '@hono/node-server/serve-static';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { Hono } from 'hono';
import { parseDocument } from 'htmlparser2';
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { company } from '../../src/content/company.ts';
import home from '../../src/content/home.ts';
import { desktop } from '../../src/content/navigation.ts';
import { shell } from '../../src/content/shell.ts';
import { dark as palette, nights } from '../../tailwind.config.ts';

/**
 * The least that can show the home page's first screen: one document written by hand, its style inline, no script; the same
 * words, the same picture and the same two fonts, and a menu that HTML opens.
 * @param assets the names of the files in the build's `assets`, for the fonts.
 * @param pictures the very files that the site shows: a `srcset` with its `sizes` for small screens, and an address for the others.
 */
export function floorPage(
  assets: readonly string[],
  pictures: { small: string; sizes: string; large: string },
): string {
  const font = (name: string) => {
    const file = assets.find((asset) => asset.startsWith(name) && !asset.includes('accents'));
    if (!file) throw new Error(`bench: the build holds no font ${name}`);
    return `/assets/${file}`;
  };
  const { eyebrow, tagline, action } = home.hero;
  const link = ({ label, href = '/' }: { label: string; href?: string }) =>
    `<a href="${href}">${label}</a>`;
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${company.name}</title>
<meta name="description" content="${home.meta.description}">
<link rel="icon" href="data:,">
<style>
@font-face{font-family:B;src:url(${font('bricolage')});font-weight:400 800;font-display:swap}
@font-face{font-family:F;src:url(${font('figtree')});font-weight:300 900;font-display:swap}
*{margin:0;box-sizing:border-box}
body{font:17px/1.6 F,Arial,sans-serif;color:${palette.ink};background:${nights.light}}
header{position:fixed;z-index:1;inset:0 0 auto;display:flex;align-items:center;justify-content:space-between;height:76px;padding-inline:clamp(20px,4.6vw,72px)}
a{color:inherit;text-decoration:none}
summary{list-style:none;padding:12px;min-width:48px;min-height:48px}
nav{position:absolute;inset:100% 0 auto;padding:20px;background:${nights.light};display:grid;gap:12px}
main{position:relative;isolation:isolate;min-height:100svh;padding:104px clamp(20px,4.6vw,72px) 64px}
img,i{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
i{background:linear-gradient(180deg,rgb(3 20 19/.86),rgb(3 20 19/.3) 66%,rgb(3 20 19/.5))}
h1{font:700 clamp(44px,7.05vw,104px)/.93 B,Arial,sans-serif;letter-spacing:-.034em;max-width:9.6em;margin:24px 0}
p{max-width:33em}
.go{display:inline-block;margin-top:28px;padding:20px 24px;border-radius:6px;background:#f5a524;color:#07211f;font-weight:600}
</style>
<header><a href="/">${company.name}</a><details><summary>${shell.openMenu}</summary><nav>${desktop.map(link).join('')}</nav></details></header>
<main>
<picture><source media="(width < 48rem)" srcset="${pictures.small}" sizes="${pictures.sizes}"><img src="${pictures.large}" alt="" fetchpriority="high"></picture><i></i>
<p>${eyebrow}</p>
<h1>${home.heading}</h1>
<p>${tagline}</p>
<a class="go" href="${action.href}">${action.label}</a>
</main>
</html>
`;
}

/**
 * The floor as a server of its own, beside the files of a build.
 * @param site the build's folder.
 * @param built the built home page's HTML, for the names of its picture's files.
 */
export function createFloor(site: string, built: string): Hono {
  const [first, second] = selectAll<AnyNode, Element>('source', parseDocument(built));
  const { srcset: small = '', sizes = '100vw' } = first?.attribs ?? {};
  const [large = ''] = second?.attribs.srcset?.split(' ', 1) ?? [];
  const pictures = { small, sizes, large };
  const html = floorPage(readdirSync(`${site}/assets`), pictures);
  const compressed = new Uint8Array(brotliCompressSync(html));
  const app = new Hono();
  app.get('/', (c) =>
    c.body(compressed, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    }),
  );
  app.get('*', serveStatic({ root: site, precompressed: true }));
  return app;
}
