/** Rules of headers: what they are, and `_headers` files of them. */

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
