import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import { StylesheetContext } from '../components/page/FirstScreenEnd.tsx';
import { VisitContext } from '../components/useConnect.ts';
import { chatWords } from '../content/chat.ts';
import { visitMachine } from '../machines/visit/visit.machine.ts';
import { App } from './App.tsx';
import { resolve, routeAt } from './routes.tsx';

export { company } from '../content/company.ts';
export { openHours } from '../content/hours.ts';
export { team } from '../content/team.ts';
export { documentOf } from './Document.tsx';
export { notFound, routeAt } from './routes.tsx';

/** All templates and words. */
const modules: Readonly<Record<string, { readonly default?: unknown }>> = {
  ...import.meta.glob<{ default?: unknown }>('../pages/*.tsx', { eager: true }),
  ...import.meta.glob<{ default?: unknown }>('../content/**/*.ts', { eager: true }),
};

/** What a module of `src/content/` exports, by its path there. */
export const content = (path: string) => modules[`../content/${path}`];

/**
 * Finds the modules of a page and its words, by what they export.
 * @returns their paths, as in `src/pages/Home.tsx`.
 */
export async function modulesOf(path: string): Promise<string[]> {
  const screen = Object.values(await routeAt(path).load());
  const [, parent = '', id] = path.split('/');
  const words = { ourblog: 'posts', Carrer: 'openings' }[parent];
  return [
    ...Object.entries(modules)
      .filter(([, exported]) => exported.default && screen.includes(exported.default))
      .map(([file]) => file.replace('../', 'src/')),
    ...(words && id ? [`src/content/${words}.ts`, `src/content/${words}.ts?key=${id}`] : []),
  ];
}

/**
 * Renders one address as it is before any script runs.
 * @param path a path of the route table, one of its aliases, or anything else for the page of unknown addresses.
 * @param stylesheet its address.
 * @returns the page's markup.
 * @throws naming address, component and error when a component threw.
 */
export async function render(path: string, stylesheet: string): Promise<string> {
  const resolution = resolve(path);
  if (resolution.kind === 'moved') throw new Error(`${path} is spelt ${resolution.path}`);
  await resolution.route.load();
  const input = {
    location: { key: 'default', path, hash: '' },
    chat: { reply: chatWords.reply.text },
  };
  const faults: { message: string; cause: unknown }[] = [];
  // Where it fails as a whole, React has called onError too.
  const rendered = await prerender(
    <StylesheetContext value={stylesheet}>
      <VisitContext value={createActor(visitMachine, { input })}>
        <App />
      </VisitContext>
    </StylesheetContext>,
    {
      onError(cause, { componentStack }) {
        const message = `${path}: ${componentsIn(componentStack)}: ${String(cause)}`;
        faults.push({ message, cause });
      },
      // React moves what is larger to the end, for an inline script to move back.
      progressiveChunkSize: Infinity,
    },
  ).catch(() => undefined);
  if (!rendered || faults.length > 0)
    throw new Error(faults.map(({ message }) => message).join('\n'), { cause: faults[0]?.cause });
  return new Response(rendered.prelude).text();
}

/** A stack of components as `Footer in SiteFooter in App`. */
const componentsIn = (stack = '') =>
  [...stack.matchAll(/^ +at ([A-Z]\w*)/gm)].map(([, name]) => name).join(' in ');
