/** Writes the redirects for Netlify and Cloudflare Pages. */
import { addresses, spellings } from './addresses.ts';

/**
 * Where hosts that match every spelling by itself lead those that people type: all small, all capital, and a capital at the
 * start, with a slash at the end or without. Of the others the page for unknown addresses takes care in the browser. A slash at the
 * end of a page's exact spelling is the hosts' own business.
 */
export function redirects(): readonly { from: string; to: string }[] {
  const exact = new Set(addresses());
  return [...spellings()].flatMap(([small, to]) => {
    const written = [small, small.toUpperCase(), small.replace(/\/[a-z]/g, (s) => s.toUpperCase())];
    return [...new Set(written)]
      .filter((variant) => !exact.has(variant))
      .flatMap((variant) => [variant, `${variant}/`])
      .map((from) => ({ from, to }));
  });
}

/** A `_redirects` file for Netlify and Cloudflare Pages. */
export function writeRedirects(): string {
  return redirects()
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}
