import { type ActorRefFrom, fromCallback, fromPromise, sendParent } from 'xstate';
import type { Part } from '../../components/parts.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { partMachine } from '../../machines/part/part.machine.ts';
import { type VisitEvent, visitMachine } from '../../machines/visit/visit.machine.ts';
import { frame } from '../App.tsx';
import { routeAt } from '../routes.tsx';
import { handover } from './handover.ts';
import { follow, reloadOnce } from './reload.ts';

export const servedParts = () => routeAt(handover.path).parts;
const loadAll = (parts: readonly Part[]) => Promise.all(parts.map((part) => part.load()));

/**
 * Resolves when no form of the page holds words that its code has not taken: they would be lost with the page.
 * @throws when its code does not come.
 */
async function takeTyped(root: ActorRefFrom<typeof visitMachine>): Promise<void> {
  const isTaken = () =>
    !servedParts().some(({ name }) => root.getSnapshot().context.asleep.includes(name));
  if (!handover.hasInput || isTaken()) return;
  await loadAll(servedParts());
  await new Promise<void>((taken) => {
    const look = () => isTaken() && taken();
    look();
    root.subscribe(look);
  });
}

/** The visit machine in a browser. `main.tsx` provides `hydrate`. */
export const visit = visitMachine.provide({
  actors: {
    fetchScreen: fromPromise<unknown>(async () => {
      await routeAt(handover.path).loadFirst();
      if (document.readyState !== 'loading') return;
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
    }),
    part: partMachine.provide({
      actions: {
        tellAwake: sendParent(({ context: { name } }) => ({ type: 'part.awake', name })),
        tellMissed: sendParent(({ context: { name } }, { cause }) => ({
          type: 'part.missed',
          name,
          cause,
        })),
      },
      actors: {
        fetchPart: fromPromise<void, { name: string }>(async ({ input }) => {
          await [...frame, ...servedParts()].find((part) => part.name === input.name)?.load();
        }),
      },
    }),
    fetchPage: fromCallback<VisitEvent, { path: string }>(({ input, sendBack, system }) => {
      const route = routeAt(input.path);
      const came = () => sendBack({ type: 'page.came' });
      if (route.screen) return came();
      const missed = (cause: unknown) => sendBack({ type: 'page.missed', cause });
      const leaving = new AbortController();
      const failed = (cause: unknown) => {
        if (isGone(cause)) follow(leaving.signal).catch(() => missed(cause));
        else missed(cause);
      };
      Promise.all([route.load(), takeTyped(system.get('visit'))]).then(came, failed);
      return () => leaving.abort();
    }),
    prefetch: fromCallback(() => {
      const ending = new AbortController();
      // Without it the press fetches.
      import('../Extras.tsx').then(
        ({ prefetch }) => ending.signal.aborted || prefetch(ending.signal),
        () => {},
      );
      return () => ending.abort();
    }),
    reload: fromPromise<unknown>(({ signal }) => reloadOnce(handover.hasInput, signal)),
    watchLine: fromCallback<VisitEvent>(({ sendBack }) => {
      const lost = () => sendBack({ type: 'line.lost' });
      const returned = () => sendBack({ type: 'line.returned' });
      if (!navigator.onLine) lost();
      addEventListener('offline', lost);
      addEventListener('online', returned);
      return () => {
        removeEventListener('offline', lost);
        removeEventListener('online', returned);
      };
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
    wakeParts: ({ context, system }) => {
      for (const name of context.asleep) {
        (system.get(name) as ActorRefFrom<typeof partMachine>).send({ type: 'part.wanted' });
      }
    },
    releasePresses: () => handover.release(),
    leavePage: ({ self }) => {
      const navigation = self.system.get('navigation') as
        ActorRefFrom<typeof navigationMachine> | undefined;
      navigation?.send({ type: 'page.left', top: window.scrollY });
    },
    logFailure: (_, { cause }) => console.error('Code of the page did not come:', cause),
  },
});

/** Whether the server answered that the file does not exist, as after a deploy. */
const isGone = (cause: unknown) =>
  cause instanceof Error && Number(cause.cause) >= 400 && Number(cause.cause) < 500;
