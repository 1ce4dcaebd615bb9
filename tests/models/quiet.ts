import {
  type Actor,
  type ActorOptions,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from 'xstate';
import { chatWords } from '../../src/content/chat.ts';
import { motionMachine } from '../../src/machines/motion/motion.machine.ts';
import { type PageEvent, pageMachine } from '../../src/machines/page/page.machine.ts';
import { scrolltopMachine } from '../../src/machines/scrolltop/scrolltop.machine.ts';
import { themeMachine } from '../../src/machines/theme/theme.machine.ts';
import { visitMachine } from '../../src/machines/visit/visit.machine.ts';

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

const silent = <E extends EventObject>() => fromCallback<E>(() => {});

type Visit = typeof visitMachine;

/**
 * Starts a visit in which nothing happens by itself: the parent of the actors that a test is about.
 * @param options.search the query of its address.
 * @param options.actors those of its children that do something.
 */
export function quietVisit({
  search = '',
  actors = {},
  inspect,
}: {
  search?: string;
  actors?: NonNullable<Parameters<Visit['provide']>[0]['actors']>;
  inspect?: ActorOptions<Visit>['inspect'];
} = {}): Actor<Visit> {
  return createActor(
    visitMachine.provide({
      actors: {
        loadServedPage: fromPromise<unknown>(() => new Promise(() => {})),
        page: quietPage,
        motion: motionMachine.provide({ actors: { watchPreferences: silent() } }),
        scrolltop: scrolltopMachine.provide({ actors: { watchScroll: silent() } }),
        theme: themeMachine.provide({ actors: { watchChoice: silent() } }),
        watchLine: silent(),
        ...actors,
      },
      actions: { markLife: () => {} },
    }),
    {
      id: 'visit',
      systemId: 'visit',
      input: {
        location: { key: '/', path: '/', search, hash: '' },
        chat: { reply: chatWords.reply.text },
      },
      ...(inspect && { inspect }),
    },
  ).start();
}
