/** The headers of a built site, its security policy among them. */
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileScript } from '../script.ts';
import { caching, hashedFolder, type HeaderRule } from './headers.ts';

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
 * @throws when Sonner adds no style to a document.
 */
export async function headersOf(folder: string, hasKeys: boolean): Promise<readonly HeaderRule[]> {
  const pages = await readPages(folder);
  const counters = countersOf(pages);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(pages, inlineScript), ...counters],
    'style-src': ["'self'", ...hashesOf(pages, 'style'), ...(await sonnerStyles())],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(hasKeys ? [emailOrigin] : []), ...counters],
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

/** The services whose scripts count page views. */
const countersOf = (pages: AnyNode[]): string[] => [
  ...new Set(
    selectAll<AnyNode, Element>('script[src^="https:"]', pages).map(
      ({ attribs }) => new URL(attribs.src ?? '').origin,
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
  // Imported late: the server of the site imports the build, and needs no jsdom.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('', { runScripts: 'outside-only' });
  window.eval(await sonner);
  const styles = [...window.document.querySelectorAll('style')];
  if (styles.length === 0) throw new Error('Sonner adds no style to a document');
  return ['', ...styles.map(({ textContent }) => textContent)].map(source);
}

/** A text as a source expression (CSP Level 3, 2.3.1). */
function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
