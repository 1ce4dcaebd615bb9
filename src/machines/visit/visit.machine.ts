import { fromCallback, fromPromise, sendTo, setup, stopChild } from 'xstate';
import { type ChatInput, chatMachine } from '../chat/chat.machine.ts';
import type { PageLocation } from '../location.ts';
import { motionMachine } from '../motion/motion.machine.ts';
import { logged, notProvidedTo } from '../outside.ts';
import { pageMachine } from '../page/page.machine.ts';
import { scrolltopMachine } from '../scrolltop/scrolltop.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { fromEvent } from '../params.ts';

/** What the stylesheet knows of the page's code: `data-life` of the root element. */
export type Life = 'served' | 'failed' | 'interactive';

export interface VisitInput {
  /** Of the page that was served. */
  readonly location: PageLocation;
  readonly chat: ChatInput;
}

export type VisitEvent =
  /** React has hydrated the page. */
  | { type: 'page.hydrated' }
  | { type: 'line.lost' }
  | { type: 'line.returned' }
  /** The view of this actor is unmounted. */
  | { type: 'view.unmounted'; systemId: string }
  /** An actor has failed; its view throws what it failed with. */
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown };

const notProvided = notProvidedTo('visit');

/** A visitor reads the page as soon as it is served. When its code has loaded, React hydrates it, and everything answers. */
export const visitMachine = setup({
  types: {
    context: {} as VisitInput,
    input: {} as VisitInput,
    events: {} as VisitEvent,
    children: {} as {
      page: 'page';
      chat: 'chat';
      motion: 'motion';
      scrolltop: 'scrolltop';
      theme: 'theme';
      toasts: 'toasts';
    },
  },
  actors: {
    /** Loads the code and words of the page that was served, and waits until its markup is complete. */
    loadServedPage: fromPromise(notProvided('loadServedPage')),
    /** The page that is shown, and the one that is loading. */
    page: pageMachine,
    chat: chatMachine,
    motion: motionMachine,
    scrolltop: scrolltopMachine,
    theme: themeMachine,
    toasts: toastsMachine,
    /** Loads pages ahead of the press. */
    prefetch: fromCallback(notProvided('prefetch')),
    /** Loads the document anew, once, if nothing would be lost; rejects if its address does not answer. */
    reload: fromPromise(notProvided('reload')),
    /** Reports `line.lost`, at once if there is no line, and `line.returned`. */
    watchLine: fromCallback<VisitEvent>(notProvided('watchLine')),
  },
  actions: {
    markLife: (_, _params: { life: Life }) => notProvided('markLife')(),
    /** Lets React hydrate the page, and answers the presses that were held; `page.hydrated` follows. */
    hydrate: () => notProvided('hydrate')(),
    /** The document of a page that failed to load is loaded then. */
    tellPage: sendTo('page', { type: 'line.returned' }),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    stopActor: stopChild(({ system }, { systemId }: { systemId: string }) => system.get(systemId)),
  },
}).createMachine({
  id: 'visit',
  context: ({ input }) => input,
  // What lives as long as the document. Views create forms and entrances, whose code not every page has.
  invoke: [
    {
      id: 'page',
      systemId: 'page',
      src: 'page',
      input: ({ context: { location } }) => ({ location }),
    },
    { id: 'chat', systemId: 'chat', src: 'chat', input: ({ context }) => context.chat },
    { id: 'motion', systemId: 'motion', src: 'motion' },
    { id: 'scrolltop', systemId: 'scrolltop', src: 'scrolltop' },
    { id: 'theme', systemId: 'theme', src: 'theme' },
    { id: 'toasts', systemId: 'toasts', src: 'toasts' },
  ],
  type: 'parallel',
  states: {
    life: {
      description: 'Whether the page answers.',
      initial: 'served',
      states: {
        served: {
          description: 'It can be read; its code is loading. Presses are held.',
          entry: { type: 'markLife', params: { life: 'served' } },
          invoke: {
            id: 'loadServedPage',
            src: 'loadServedPage',
            onDone: 'hydrating',
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        failed: {
          description:
            'Its code failed to load. Forms say so; the document is loaded anew, if nothing is lost.',
          entry: { type: 'markLife', params: { life: 'failed' } },
          invoke: { id: 'reload', src: 'reload', onDone: {}, onError: logged },
          on: { 'line.returned': { target: 'failed', reenter: true } },
        },
        hydrating: {
          description: 'React hydrates it; what is pressed is hydrated first.',
          entry: 'hydrate',
          on: { 'page.hydrated': 'interactive' },
        },
        interactive: {
          description: 'All of it answers.',
          entry: { type: 'markLife', params: { life: 'interactive' } },
          invoke: { id: 'prefetch', src: 'prefetch' },
        },
      },
    },
    line: {
      description: 'Whether the browser has a network.',
      initial: 'online',
      invoke: { id: 'watchLine', src: 'watchLine' },
      on: { 'line.returned': { target: '.online', actions: 'tellPage' } },
      states: {
        online: { description: 'There is.', on: { 'line.lost': 'offline' } },
        offline: { description: 'There is none.' },
      },
    },
  },
  on: {
    'view.unmounted': { actions: { type: 'stopActor', params: fromEvent } },
    'xstate.error.actor.*': logged,
  },
});
