import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/** What EmailJS's library calls when the build has keys. */
const emailOrigin = 'https://api.emailjs.com';

/**
 * The headers of a built site, computed from its pages: our own server and the configuration of every host send these.
 * @param folder the build.
 * @param hasKeys whether it was built with EmailJS keys; without them its forms speak to their own origin only.
 * @throws when Sonner no longer carries its style as it is known to.
 */
export async function headersOf(folder: string, hasKeys: boolean): Promise<readonly HeaderRule[]> {
  const pages = await readPages(folder);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(pages, inlineScript)],
    'style-src': ["'self'", ...hashesOf(pages, inlineStyle), ...(await sonnerStyles())],
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

/** Every page of the build, as text. */
async function readPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
}

/** Inline scripts that a browser acts on: those of an `application/` type, like JSON-LD, are data and need no leave. */
const inlineScript = /<script(?![^>]* (?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The sources of what the pages carry inline, each once. */
function hashesOf(pages: readonly string[], pattern: RegExp): string[] {
  const contents = pages.flatMap((page) =>
    [...page.matchAll(pattern)].map(([, text = '']) => text),
  );
  return [...new Set(contents.map(source))];
}

/** What the pages frame: without the query, which a policy cannot name. */
function framesOf(pages: readonly string[]): readonly string[] {
  const frames = pages.flatMap((page) =>
    [...page.matchAll(/<iframe[^>]* src="([^"?#]+)/g)].map(([, address = '']) => address),
  );
  return frames.length > 0 ? [...new Set(frames)] : ["'none'"];
}

/** The style that Sonner puts into the page when it is loaded: an empty element first, which is judged too. */
async function sonnerStyles(): Promise<string[]> {
  const file = join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs');
  const [, text] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(await readFile(file, 'utf8')) ?? [];
  if (!text)
    throw new Error('Sonner does not carry its style as it did: see tools/deploy/headers.ts');
  return ['', JSON.parse(text) as string].map(source);
}

/** A text as a source expression (CSP Level 3, 2.3.1). */
function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
