/** Writes the configuration for Vercel. */
import type { HeaderRule } from './headers.ts';
import { redirects } from './redirects.ts';

/** `vercel.json`, part of the build whose hashes it contains. */
export function writeVercel(headers: readonly HeaderRule[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: rule.path.replace('*', '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects()
      // Vercel takes the slash away by itself, before it looks here.
      .filter(({ from }) => !from.endsWith('/'))
      .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
