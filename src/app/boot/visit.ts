import { fromCallback, fromPromise } from 'xstate';
import { type VisitEvent, visitMachine } from '../../machines/visit/visit.machine.ts';
import { chat } from '../../services/chat.ts';
import { motion } from '../../services/motion.ts';
import { page } from '../../services/page.ts';
import { scrolltop } from '../../services/scrolltop.ts';
import { theme } from '../../services/theme.ts';
import { toasts } from '../../services/toasts.ts';
import { routeAt } from '../routes.tsx';
import { handover } from './handover.ts';
import { loadDocument, loadPage } from './load-page.ts';
import { reloadOnce } from './reload.ts';

const logFailure = (_: unknown, { cause }: { cause: unknown }) =>
  console.error('The page failed to load:', cause);

/** The visit machine in a browser. `main.tsx` provides `hydrate`. */
export const visit = visitMachine.provide({
  actors: {
    loadServedPage: fromPromise<unknown>(async () => {
      await routeAt(handover.path).load();
      if (document.readyState !== 'loading') return;
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
    }),
    chat,
    motion,
    scrolltop,
    theme,
    toasts,
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
