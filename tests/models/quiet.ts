import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { type PageEvent, pageMachine } from '../../src/machines/page/page.machine.ts';
import { type VisitEvent, visitMachine } from '../../src/machines/visit/visit.machine.ts';

/** A page that comes when the test says so, and that nothing is done about. */
const quietPage = pageMachine.provide({
  actors: {
    loadPage: fromCallback<PageEvent, { path: string }>(() => {}),
    watchLeaving: fromCallback<PageEvent>(() => {}),
  },
  actions: {
    focusHeading: () => {},
    scrollTo: () => {},
    scrollToFragment: () => {},
    logFailure: () => {},
  },
});

/**
 * Starts a visit in which nothing happens by itself: the parent of the actors that a test is about.
 * @param search the query of its address.
 */
export function quietVisit(search = ''): Actor<typeof visitMachine> {
  const silent = fromCallback<VisitEvent>(() => {});
  return createActor(
    visitMachine.provide({
      actors: {
        loadServedPage: fromPromise<unknown>(() => new Promise(() => {})),
        page: quietPage,
        watchLine: silent,
      },
      actions: { markLife: () => {}, logActorFailure: () => {} },
    }),
    {
      systemId: 'visit',
      input: { location: { key: '/', path: '/', search, hash: '' } },
    },
  ).start();
}
