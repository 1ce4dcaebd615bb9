/** The headers of a built site, its security policy among them. */
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { JSDOM } from 'jsdom';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileScript } from '../script.ts';

/** Headers that every answer below a path carries. `path` ends with `*` and stands for all that begins like it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A hashed name never changes its content; everything else is asked for again, and answered with 304 if the same. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Types of files by ending, so that the site does not depend on what a server's own list knows. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  xml: 'text/xml',
  txt: 'text/plain',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** Where files have hashed names. */
export const hashedFolder = '/assets/';

/** Features of a browser that the site asks for nowhere, and that nothing put into it shall have. */
const unused = ['camera', 'geolocation', 'microphone'];

/** A browser acts on them: scripts of an `application/` type, like JSON-LD, are data. */
const inlineScript = 'script:not([src], [type^="application/"])';

/** What EmailJS's library calls when the build has keys. */
const emailOrigin = 'https://api.emailjs.com';

/**
 * The headers of a built site, computed from its pages: our own server and the configuration of every host send these.
 * @param folder the build.
 * @param hasKeys whether it was built with EmailJS keys; without them its forms speak to their own origin only.
 */
export async function headersOf(folder: string, hasKeys: boolean): Promise<readonly HeaderRule[]> {
  const pages = await readPages(folder);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(pages, inlineScript)],
    'style-src': ["'self'", ...hashesOf(pages, 'style'), ...(await sonnerStyles())],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(hasKeys ? [emailOrigin] : [])],
    'frame-src': framesOf(pages),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': Object.entries(policy)
          .map(([directive, sources]) => [directive, ...sources].join(' '))
          .join('; '),
        // Not for the owner's other subdomains, of which nothing is known here.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // No `Cache-Control` in the rule above: hosts join the values of two rules, and revalidate by themselves.
    { path: `${hashedFolder}*`, headers: { 'Cache-Control': caching.hashed } },
  ];
}

/** Writes rules as a `_headers` file, which Netlify and Cloudflare Pages read from the published folder. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** Reads a `_headers` file as `writeHeaders` writes it. */
export function readHeaders(text: string): readonly HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')] as const;
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/** The elements of all pages of the build. */
async function readPages(folder: string): Promise<AnyNode[]> {
  const files = await readdir(folder, { recursive: true });
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => parseDocument(await readFile(join(folder, file), 'utf8'))),
  );
  return pages.flatMap(({ children }) => children);
}

/** The sources of inline elements, each once. */
const hashesOf = (pages: AnyNode[], selector: string): string[] => [
  ...new Set(
    selectAll<AnyNode, Element>(selector, pages).map((element) =>
      source(DomUtils.textContent(element)),
    ),
  ),
];

/** What the pages frame: without the query, which a policy cannot name. */
function framesOf(pages: AnyNode[]): readonly string[] {
  const frames = selectAll<AnyNode, Element>('iframe[src]', pages).map(({ attribs }) => {
    const { origin, pathname } = new URL(attribs.src ?? '');
    return origin + pathname;
  });
  return frames.length > 0 ? [...new Set(frames)] : ["'none'"];
}

let sonner: Promise<string> | undefined;

/** The styles that Sonner puts into a page when it is loaded: an empty element first, which is judged too. */
async function sonnerStyles(): Promise<string[]> {
  sonner ??= compileScript(fileURLToPath(import.meta.resolve('sonner')), {
    'process.env.NODE_ENV': '"production"',
  });
  const { window } = new JSDOM('', { runScripts: 'outside-only' });
  window.eval(await sonner);
  const styles = [...window.document.querySelectorAll('style')];
  return ['', ...styles.map(({ textContent }) => textContent)].map(source);
}

/** A text as a source expression (CSP Level 3, 2.3.1). */
function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
