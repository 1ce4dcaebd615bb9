import { addresses, spellings } from './addresses.ts';

/**
 * A `_redirects` file for Netlify and Cloudflare Pages. They match every spelling by itself, so it names those that
 * people type: all small, all capital, and a capital at the start. Of the others the page for unknown addresses takes care in
 * the browser. Slashes at the end are the hosts' own business.
 */
export function writeRedirects(): string {
  const exact = new Set(addresses);
  const lines = [...spellings].flatMap(([small, spelling]) => {
    const written = [small, small.toUpperCase(), small.replace(/\/[a-z]/g, (s) => s.toUpperCase())];
    return [...new Set(written)]
      .filter((variant) => !exact.has(variant))
      .map((variant) => `${variant} ${spelling} 301\n`);
  });
  return lines.join('');
}
