import { type ActorRefFrom, fromCallback, fromPromise, sendParent } from 'xstate';
import { company } from '../../content/company.ts';
import { type Part, partAround } from '../../components/parts.ts';
import type { PageEvent } from '../../machines/page/page.machine.ts';
import { partMachine } from '../../machines/part/part.machine.ts';
import { actorOf, findPart } from '../../machines/system.ts';
import { type VisitEvent, visitMachine } from '../../machines/visit/visit.machine.ts';
import { page, watchPage } from '../../services/page.ts';
import { frame } from '../App.tsx';
import { routeAt } from '../routes.tsx';
import { titleOf } from '../title.ts';
import { handover } from './handover.ts';
import { reloadIfAnswered, reloadOnce } from './reload.ts';

export const servedParts = () => routeAt(handover.path).parts;
const allParts = () => [...frame, ...servedParts()];
const partNamed = (name: string) => allParts().find((part) => part.name === name);
const wantedOf = (part: Part) => ({ type: 'part.wanted', name: part.name }) as const;

const reload = fromPromise<unknown>(({ signal }) => reloadOnce(handover.hasInput, signal));
const logFailure = (_: unknown, { cause }: { cause: unknown }) =>
  console.error('Code of the page did not come:', cause);

/**
 * Resolves when no form of the page holds words that its code has not taken: they would be lost with the page.
 * @throws when its code does not come.
 */
async function takeTyped(root: ActorRefFrom<typeof visitMachine>): Promise<void> {
  const isTaken = () => !document.querySelector('main .later input');
  if (!handover.hasInput || isTaken()) return;
  await Promise.all(servedParts().map((part) => part.load()));
  await new Promise<void>((taken) => {
    const look = () => isTaken() && taken();
    look();
    root.subscribe(look);
  });
}

/** Whether the server answered that the file does not exist, as after a deploy. */
const isGone = (cause: unknown) =>
  cause instanceof Error && Number(cause.cause) >= 400 && Number(cause.cause) < 500;

const fetchPage = fromCallback<PageEvent, { path: string }>(({ input, sendBack, system }) => {
  const route = routeAt(input.path);
  const came = () => {
    const title = titleOf(route.screen?.content.meta.title ?? '', company.name);
    sendBack({ type: 'page.came', title, top: window.scrollY });
  };
  const { shown } = actorOf(system, 'page').getSnapshot().context;
  // Another place on the page that is shown needs no code, although parts may sleep.
  if (route.isLoaded || input.path === shown.path) return came();
  const missed = (cause: unknown) => sendBack({ type: 'page.missed', cause });
  const leaving = new AbortController();
  const failed = (cause: unknown) => {
    if (isGone(cause)) reloadIfAnswered(leaving.signal).catch(() => missed(cause));
    else missed(cause);
  };
  Promise.all([route.load(), takeTyped(actorOf(system, 'visit'))]).then(came, failed);
  return () => leaving.abort();
});

/**
 * Runs code that a page can do without, when it has come.
 * @returns ends it.
 */
function runOptional<Code>(load: () => Promise<Code>, run: (code: Code, end: AbortSignal) => void) {
  const ending = new AbortController();
  load().then(
    (code) => ending.signal.aborted || run(code, ending.signal),
    () => {},
  );
  return () => ending.abort();
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
        markMissed: ({ context }) => {
          for (const place of partNamed(context.name)?.places ?? []) place.classList.add('missed');
        },
        logFailure,
      },
      actors: {
        fetchPart: fromPromise<void, { name: string }>(async ({ input }) => {
          await partNamed(input.name)?.load();
        }),
        reload,
      },
    }),
    page: page.provide({ actors: { fetchPage }, actions: { logFailure } }),
    watchPage,
    // Without it a press fetches.
    prefetch: fromCallback(() =>
      runOptional(
        () => import('../Extras.tsx'),
        ({ prefetch }, signal) => prefetch(signal),
      ),
    ),
    reload,
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
      handover.onHold = (pressed) => {
        sendBack({ type: 'press.held' });
        const part = partAround(pressed, allParts());
        if (part) sendBack(wantedOf(part));
      };
      return () => (handover.onHold = () => {});
    }),
    // Without it a press wakes a part.
    watchParts: fromCallback<VisitEvent>(({ sendBack }) =>
      runOptional(
        () => import('./near.ts'),
        ({ watchParts }, signal) =>
          watchParts(allParts(), (part) => sendBack(wantedOf(part)), signal),
      ),
    ),
  },
  actions: {
    markLife: (_, { life }) => {
      document.documentElement.dataset.life = life;
      performance.mark(life);
    },
    wakeParts: ({ context, system }) => {
      for (const name of context.asleep) findPart(system, name)?.send({ type: 'part.wanted' });
    },
    wakePart: ({ system }, { name }) => findPart(system, name)?.send({ type: 'part.wanted' }),
    retryParts: ({ system }) => {
      for (const { name } of allParts()) findPart(system, name)?.send({ type: 'part.retry' });
    },
    releasePresses: () => handover.release(),
    logFailure,
  },
});
