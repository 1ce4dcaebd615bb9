import { fromCallback, fromPromise } from 'xstate';
import { company } from '../../content/company.ts';
import type { PageEvent } from '../../machines/page/page.machine.ts';
import { type VisitEvent, visitMachine } from '../../machines/visit/visit.machine.ts';
import { page } from '../../services/page.ts';
import { routeAt } from '../routes.tsx';
import { titleOf } from '../title.ts';
import { handover } from './handover.ts';
import { reloadIfAnswered, reloadOnce } from './reload.ts';

const logFailure = (_: unknown, { cause }: { cause: unknown }) =>
  console.error('The page failed to load:', cause);

const loadPage = fromCallback<PageEvent, { path: string }>(({ input, sendBack }) => {
  const route = routeAt(input.path);
  const loaded = () => {
    const title = titleOf(route.screen?.content.meta.title ?? '', company.name);
    sendBack({ type: 'page.loaded', title, top: window.scrollY });
  };
  if (route.screen) return loaded();
  route.load().then(loaded, (cause: unknown) => sendBack({ type: 'page.failed', cause }));
});

/** Browsers keep a failed `import()` until the document ends, and a deploy renames files. */
const loadDocument = fromPromise<unknown>(({ signal }) => reloadIfAnswered(signal));

/** The visit machine in a browser. `main.tsx` provides `hydrate`. */
export const visit = visitMachine.provide({
  actors: {
    loadPage: fromPromise<unknown>(async () => {
      await routeAt(handover.path).load();
      if (document.readyState !== 'loading') return;
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
    }),
    page: page.provide({ actors: { loadPage, loadDocument }, actions: { logFailure } }),
    prefetch: fromCallback(() => {
      const ending = new AbortController();
      import('../Extras.tsx').then(
        ({ prefetch }) => prefetch(ending.signal),
        // Without it a press loads.
        () => {},
      );
      return () => ending.abort();
    }),
    reload: fromPromise<unknown>(({ signal }) => reloadOnce(handover.hasInput, signal)),
    watchLine: fromCallback<VisitEvent>(({ sendBack }) => {
      const lost = () => sendBack({ type: 'line.lost' });
      const returned = () => sendBack({ type: 'line.returned' });
      if (!navigator.onLine) lost();
      const ending = new AbortController();
      addEventListener('offline', lost, ending);
      addEventListener('online', returned, ending);
      return () => ending.abort();
    }),
  },
  actions: {
    markLife: (_, { life }) => {
      document.documentElement.dataset.life = life;
      performance.mark(life);
    },
    logFailure,
  },
});
