import { fromCallback, fromPromise } from 'xstate';
import { company } from '../../content/company.ts';
import type { PageEvent } from '../../machines/page/page.machine.ts';
import { routeAt } from '../routes.tsx';
import { titleOf } from '../title.ts';
import { reloadIfAnswered } from './reload.ts';

/** Loads the code and words of a path's route, for the actor `page`. */
export const loadPage = fromCallback<PageEvent, { path: string }>(({ input, sendBack }) => {
  const route = routeAt(input.path);
  const loaded = () => {
    const title = titleOf(route.screen?.content.meta.title ?? '', company.name);
    sendBack({ type: 'page.loaded', title, top: window.scrollY });
  };
  if (route.screen) return loaded();
  route.load().then(loaded, (cause: unknown) => sendBack({ type: 'page.failed', cause }));
});

/** Loads the document instead: a browser does not repeat an import that failed. */
export const loadDocument = fromPromise<unknown>(({ signal }) => reloadIfAnswered(signal));
