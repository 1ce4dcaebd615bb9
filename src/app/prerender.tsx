import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import { VisitContext } from '../components/useConnect.ts';
import { visitMachine } from '../machines/visit/visit.machine.ts';
import { App, frame } from './App.tsx';
import { resolve } from './routes.tsx';

export { company } from '../content/company.ts';
export { openHours } from '../content/hours.ts';
export { team } from '../content/team.ts';
export { notFound, routes } from './routes.tsx';

/** Elements for the document's head, which React writes before the markup: title, meta, links. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * Renders one address as it is before any script runs.
 * @param path a path of the route table, one of its aliases, or anything else for the page of unknown addresses.
 * @returns the page's markup and what belongs in the document's head, both as HTML.
 * @throws naming address, component and error when a component threw, or waits for code that the route does not name.
 */
export async function render(path: string): Promise<{ head: string; page: string }> {
  const resolution = resolve(path);
  if (resolution.kind === 'moved') throw new Error(`${path} is spelt ${resolution.path}`);
  await Promise.all([resolution.route, ...frame].map((part) => part.load()));
  const place = { key: 'default', path, hash: '' } as const;
  const holes: { message: string; cause: unknown }[] = [];
  const patience = new AbortController();
  const limit = setTimeout(
    () => patience.abort('waits for code that its route does not name (src/app/routes.tsx)'),
    30_000,
  );
  // Where it fails as a whole, React has told onError too.
  const rendered = await prerender(
    <VisitContext value={createActor(visitMachine, { input: { place } })}>
      <App />
    </VisitContext>,
    {
      signal: patience.signal,
      onError(cause, { componentStack }) {
        const message = `${path}: ${componentsIn(componentStack)}: ${String(cause)}`;
        holes.push({ message, cause });
      },
      // React moves what is larger to the end, for an inline script to put into its place.
      progressiveChunkSize: Infinity,
    },
  ).catch(() => undefined);
  clearTimeout(limit);
  if (!rendered || holes.length > 0)
    throw new Error(holes.map(({ message }) => message).join('\n'), { cause: holes[0]?.cause });
  const html = await new Response(rendered.prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}

/** A stack of components as `Footer in Below in App`. */
const componentsIn = (stack = '') =>
  [...stack.matchAll(/^ +at ([A-Z]\w*)/gm)].map(([, name]) => name).join(' in ');
