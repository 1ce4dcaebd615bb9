import type { HeaderRule } from './headers.ts';
import { redirects } from './redirects.ts';

/**
 * The site for Vercel: `vercel.json`, to be copied into the project's folder. Vercel reads it before it builds, so the hashes in it
 * are those of the build that wrote it.
 */
export function writeVercel(headers: readonly HeaderRule[]): string {
  const config = {
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
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
