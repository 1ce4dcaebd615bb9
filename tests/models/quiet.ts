import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { type VisitEvent, visitMachine } from '../../src/machines/visit/visit.machine.ts';

/**
 * Starts a visit in which nothing happens by itself: the parent of the actors that a test is about.
 * @param search the query of its address.
 */
export function quietVisit(search = ''): Actor<typeof visitMachine> {
  const silent = fromCallback<VisitEvent>(() => {});
  return createActor(
    visitMachine.provide({
      actors: {
        fetchScreen: fromPromise<unknown>(() => new Promise(() => {})),
        fetchPage: fromCallback<VisitEvent, { path: string }>(() => {}),
        watchLine: silent,
        watchPresses: silent,
      },
      actions: { markLife: () => {}, leavePage: () => {} },
    }),
    {
      systemId: 'visit',
      input: { place: { key: 'default', path: '/', search, hash: '', arrival: 'POP' } },
    },
  ).start();
}
