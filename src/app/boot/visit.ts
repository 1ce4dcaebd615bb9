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

/** Whether the server answered that the file does not exist, as after a deploy. */
const isGone = (cause: unknown) =>
  cause instanceof Error && Number(cause.cause) >= 400 && Number(cause.cause) < 500;

const fetchPage = fromCallback<PageEvent, { path: string }>(({ input, sendBack }) => {
  const route = routeAt(input.path);
  const came = () => {
    const title = titleOf(route.screen?.content.meta.title ?? '', company.name);
    sendBack({ type: 'page.came', title, top: window.scrollY });
  };
  if (route.screen) return came();
  const missed = (cause: unknown) => sendBack({ type: 'page.missed', cause });
  const leaving = new AbortController();
  const failed = (cause: unknown) => {
    if (isGone(cause)) reloadIfAnswered(leaving.signal).catch(() => missed(cause));
    else missed(cause);
  };
  route.load().then(came, failed);
  return () => leaving.abort();
});

/** The visit machine in a browser. `main.tsx` provides `hydrate`. */
export const visit = visitMachine.provide({
  actors: {
    loadPage: fromPromise<unknown>(async () => {
      await routeAt(handover.path).load();
      if (document.readyState !== 'loading') return;
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
    }),
    page: page.provide({ actors: { fetchPage }, actions: { logFailure } }),
    prefetch: fromCallback(() => {
      const ending = new AbortController();
      import('../Extras.tsx').then(
        ({ prefetch }) => prefetch(ending.signal),
        // Without it a press fetches.
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
    watchPresses: fromCallback<VisitEvent>(({ sendBack }) => {
      handover.onHold = () => sendBack({ type: 'press.held' });
      return () => (handover.onHold = () => {});
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
