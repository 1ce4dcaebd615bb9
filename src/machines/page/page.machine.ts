import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { fatal, logged, notProvidedTo } from '../outside.ts';
import type { PageFact, PageLocation } from '../location.ts';
import { fromEvent } from '../params.ts';

/** How far down each history entry was scrolled, in CSS pixels. */
export type Positions = Readonly<Record<string, number>>;

export type PageEvent =
  /** By a link, Back or Forward: the router reports it. */
  | { type: 'location.changed'; location: PageLocation }
  /** The visitor asks again for a page that failed to load. */
  | { type: 'page.retry' }
  /** `top`: how far down the page before it is scrolled. */
  | { type: 'page.loaded'; title: string; top: number }
  /** Its code failed to load. */
  | { type: 'page.failed'; cause: unknown }
  /** The page of this history entry is rendered. */
  | { type: 'page.rendered'; key: string }
  | { type: 'line.returned' }
  /** Sent once at the start: what was known before a reload. */
  | { type: 'positions.restored'; positions: Positions }
  /** The whole site is left, for now or for good. */
  | { type: 'page.hidden'; top: number }
  /** The browser shows it again, as it was. */
  | { type: 'page.returned' };

interface Context {
  /** Of the page that is shown. */
  shown: PageLocation;
  /** The present one: of the page that is shown, or of the one that is loading. */
  location: PageLocation;
  positions: Positions;
  /** What a screen reader is told; empty for the page that was served, which a browser announces itself. */
  title: string;
}

const notProvided = notProvidedTo('page');
/** Where this entry of the history was left; the top of a new one, as every link's is. */
const scrollToPosition = {
  type: 'scrollTo',
  params: ({ context: { shown, positions } }: { context: Context }) => ({
    top: positions[shown.key] ?? 0,
  }),
} as const;

/**
 * The page that is shown stays until the next one has loaded. A link opens that at its top or at a fragment. Back opens it
 * where the visitor was. The focus goes along, and the title is said.
 */
export const pageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { location: PageLocation },
    events: {} as PageEvent,
    emitted: {} as PageFact,
    tags: {} as 'slow' | 'announced' | 'failed',
  },
  actors: {
    /** Loads a page. Reports `page.loaded`, synchronously if it was loaded before, or `page.failed`. */
    loadPage: fromCallback<PageEvent, { path: string }>(notProvided('loadPage')),
    /** Loads the document of the present location; rejects if that does not answer. */
    loadDocument: fromPromise(notProvided('loadDocument')),
    /** Reports `positions.restored`, then each `page.hidden` and `page.returned`. */
    watchLeaving: fromCallback<PageEvent>(notProvided('watchLeaving')),
  },
  actions: {
    /** To the element the fragment names, or to the top if there is none; focuses it. */
    scrollToFragment: (_, _params: { hash: string }) => notProvided('scrollToFragment')(),
    scrollTo: (_, _params: { top: number }) => notProvided('scrollTo')(),
    /** To the page's heading, so that reading goes on there. */
    focusHeading: () => notProvided('focusHeading')(),
    savePositions: (_, _params: { positions: Positions }) => notProvided('savePositions')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    restorePositions: assign({
      positions: (_, { positions }: { positions: Positions }) => positions,
    }),
    rememberPosition: assign({
      positions: ({ context: { positions, shown } }, { top }: { top: number }) => ({
        ...positions,
        [shown.key]: top,
      }),
    }),
    locate: assign({ location: (_, { location }: { location: PageLocation }) => location }),
    show: assign({
      shown: ({ context }) => context.location,
      title: (_, { title }: { title: string }) => title,
    }),
    emitLoading: emit(({ context: { location } }): PageFact => ({
      type: 'page.loading',
      location,
    })),
    emitShown: emit(({ context: { shown, title } }): PageFact => ({
      type: 'page.shown',
      location: shown,
      title,
    })),
  },
  guards: {
    /** Back to the page that is still shown. */
    isShown: ({ context }, { location }: { location: PageLocation }) =>
      location.key === context.shown.key,
    isRendered: ({ context }, { key }: { key: string }) => key === context.shown.key,
    /** The page is rendered, its location has a fragment, and it was never left before. */
    hasFragment: ({ context: { shown, positions } }, { key }: { key: string }) =>
      key === shown.key && shown.hash.length > 1 && !(key in positions),
  },
  delays: {
    /** Milliseconds until a page that is loading shows a sign. */
    signDelay: 300,
    /** Then, until it is said. */
    announceDelay: 700,
    /** Then, until the visitor is offered another way. */
    patience: 14_000,
  },
}).createMachine({
  id: 'page',
  context: ({ input: { location } }) => ({ shown: location, location, positions: {}, title: '' }),
  invoke: { id: 'watchLeaving', src: 'watchLeaving', onError: logged },
  initial: 'shown',
  states: {
    shown: {
      description: 'The page of the present location is shown.',
      entry: 'emitShown',
    },
    loading: {
      description: 'The next page is loading; the page before it stays in use.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: context.location.path }),
        onError: fatal,
      },
      on: {
        'page.loaded': {
          target: 'rendering',
          actions: [
            { type: 'rememberPosition', params: fromEvent },
            { type: 'show', params: fromEvent },
          ],
        },
        'page.failed': { target: '.reloading', actions: { type: 'logFailure', params: fromEvent } },
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'So far no sign is needed.', after: { signDelay: 'slow' } },
        slow: {
          description: 'A thin line, the thread, runs under the header.',
          tags: 'slow',
          after: { announceDelay: 'announced' },
        },
        announced: {
          description: 'A screen reader says, too, that the page loads.',
          tags: ['slow', 'announced'],
          after: { patience: 'failed' },
        },
        reloading: {
          description: 'Its code failed to load. Its document is loaded instead, if it answers.',
          tags: ['slow', 'announced'],
          invoke: { id: 'loadDocument', src: 'loadDocument', onError: 'failed' },
          after: { patience: 'failed' },
        },
        failed: {
          description: 'The visitor may try again, call, write, or go back. A late page is shown.',
          tags: 'failed',
          on: { 'page.retry': 'reloading', 'line.returned': 'reloading' },
        },
      },
    },
    rendering: {
      description: 'It has loaded; React renders it.',
      on: {
        'page.rendered': [
          {
            guard: { type: 'hasFragment', params: fromEvent },
            target: 'shown',
            actions: {
              type: 'scrollToFragment',
              params: ({ context }) => ({ hash: context.shown.hash }),
            },
          },
          {
            guard: { type: 'isRendered', params: fromEvent },
            target: 'shown',
            actions: ['focusHeading', scrollToPosition],
          },
        ],
      },
    },
  },
  on: {
    'location.changed': [
      {
        guard: { type: 'isShown', params: fromEvent },
        target: '.shown',
        actions: { type: 'locate', params: fromEvent },
      },
      { target: '.loading', actions: [{ type: 'locate', params: fromEvent }, 'emitLoading'] },
    ],
    'positions.restored': { actions: { type: 'restorePositions', params: fromEvent } },
    'page.hidden': {
      actions: [
        { type: 'rememberPosition', params: fromEvent },
        { type: 'savePositions', params: ({ context }) => ({ positions: context.positions }) },
      ],
    },
    'page.returned': { actions: scrollToPosition },
  },
});
