import { renderToString } from 'react-dom/server';
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
 */
export async function render(path: string): Promise<{ head: string; page: string }> {
  const resolution = resolve(path);
  if (resolution.kind === 'moved') throw new Error(`${path} is spelt ${resolution.path}`);
  await Promise.all([resolution.route, ...frame].map((part) => part.load()));
  const place = { key: 'default', path, hash: '', arrival: 'POP' } as const;
  const html = renderToString(
    <VisitContext value={createActor(visitMachine, { input: { place } })}>
      <App />
    </VisitContext>,
  );
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}
