/** The addresses of the site, as hosts need them. */
import { resolve } from '../../src/app/routes.tsx';
import { allRoutes } from '../pages.ts';

/** Every address that answers with a page, in its exact spelling. */
export const addresses = (): readonly string[] =>
  allRoutes().flatMap(({ path, aliases }) => [path, ...aliases]);

/**
 * Where an address leads that is written in other capitals or ends with a slash: by its lower-case form, the exact
 * spelling. The front page has no other spelling.
 */
export const spellings = (): ReadonlyMap<string, string> =>
  new Map(
    addresses().flatMap((path) => {
      const resolution = resolve(`${path}/`);
      return resolution.kind === 'moved' ? [[path.toLowerCase(), resolution.path] as const] : [];
    }),
  );

/** A text as a regular expression that matches it and nothing else. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
