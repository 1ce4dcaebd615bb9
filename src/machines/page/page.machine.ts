import { assign, emit, fromCallback, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';
import type { PageFact, Place } from '../place.ts';

/** How far down each history entry was scrolled, in CSS pixels. */
export type Positions = Readonly<Record<string, number>>;

export type PageEvent =
  /** The address has changed. */
  | { type: 'page.wanted'; place: Place }
  /** The visitor asks again for a page that did not come. */
  | { type: 'page.retry' }
  /** A page has come; how far down the one before it is scrolled. */
  | { type: 'page.came'; title: string; top: number }
  | { type: 'page.missed'; cause: unknown }
  /** The page of this history entry is in the document. */
  | { type: 'page.stood'; key: string }
  | { type: 'line.returned' }
  /** Sent once at the start: what was known before a reload. */
  | { type: 'positions.restored'; positions: Positions }
  /** The whole site is left, for now or for good. */
  | { type: 'page.hidden'; top: number }
  /** The browser shows it again, as it was. */
  | { type: 'page.returned' };

interface Context {
  /** The page on the screen. */
  shown: Place;
  /** The page the address names. */
  wanted: Place;
  positions: Positions;
  /** What a screen reader is told; empty for the page that was served, which a browser announces itself. */
  title: string;
}

const notProvided = notProvidedTo('page');
const of = <E>({ event }: { event: E }) => event;
/** Where this entry of the history was left; the top of a new one, as every link's is. */
const scrollToPosition = {
  type: 'scrollTo',
  params: ({ context: { shown, positions } }: { context: Context }) => ({
    top: positions[shown.key] ?? 0,
  }),
} as const;

/**
 * The page on the screen stays until the next one has come. A link opens that at its top or at a fragment. Back opens it
 * where the visitor was. The focus goes along, and the title is said.
 */
export const pageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { place: Place },
    events: {} as PageEvent,
    emitted: {} as PageFact,
    tags: {} as 'slow' | 'announced' | 'missing',
  },
  actors: {
    /**
     * Fetches a page. Reports `page.came`, at once if it is here, or `page.missed`. If a deploy has renamed its code, its
     * document is loaded instead.
     */
    fetchPage: fromCallback<PageEvent, { path: string }>(notProvided('fetchPage')),
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
    want: assign({ wanted: (_, { place }: { place: Place }) => place }),
    show: assign({
      shown: ({ context }) => context.wanted,
      title: (_, { title }: { title: string }) => title,
    }),
    tellAwaited: emit(({ context }): PageFact => ({ type: 'page.awaited', place: context.wanted })),
    tellShown: emit(({ context: { shown, title } }): PageFact => ({
      type: 'page.shown',
      place: shown,
      title,
    })),
  },
  guards: {
    /** Back to the page that is still on the screen. */
    isShown: ({ context }, { place }: { place: Place }) => place.key === context.shown.key,
    hasStood: ({ context }, { key }: { key: string }) => key === context.shown.key,
    /** The page has stood, its entry names a fragment, and it was never left before. */
    hasFragment: ({ context: { shown, positions } }, { key }: { key: string }) =>
      key === shown.key && shown.hash.length > 1 && !(key in positions),
  },
  delays: {
    /** Milliseconds until a page that is awaited shows a sign. */
    signDelay: 300,
    /** Then, until it is said. */
    announceDelay: 700,
    /** Then, until the visitor is offered another way. */
    patience: 14_000,
  },
}).createMachine({
  id: 'page',
  context: ({ input: { place } }) => ({ shown: place, wanted: place, positions: {}, title: '' }),
  invoke: { id: 'watchLeaving', src: 'watchLeaving' },
  initial: 'shown',
  states: {
    shown: {
      description: 'The page that the address names is on the screen.',
      entry: 'tellShown',
    },
    awaited: {
      description: 'The address names the next page; the page before it stays in use.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => ({ path: context.wanted.path }),
      },
      on: {
        'page.came': {
          target: 'rendering',
          actions: [
            { type: 'rememberPosition', params: of },
            { type: 'show', params: of },
          ],
        },
        'page.missed': { target: '.missing', actions: { type: 'logFailure', params: of } },
      },
      initial: 'fetching',
      states: {
        fetching: { description: 'So far no sign is needed.', after: { signDelay: 'slow' } },
        slow: {
          description: 'A thin line, the thread, runs under the header.',
          tags: 'slow',
          after: { announceDelay: 'announced' },
        },
        announced: {
          description: 'A screen reader says, too, that the page loads.',
          tags: ['slow', 'announced'],
          after: { patience: 'missing' },
        },
        missing: {
          description: 'The visitor may try again, call, write, or go back. A late page is shown.',
          tags: 'missing',
          on: { 'page.retry': '#page.awaited', 'line.returned': '#page.awaited' },
        },
      },
    },
    rendering: {
      description: 'It has come; React puts it into the document.',
      on: {
        'page.stood': [
          {
            guard: { type: 'hasFragment', params: of },
            target: 'shown',
            actions: {
              type: 'scrollToFragment',
              params: ({ context }) => ({ hash: context.shown.hash }),
            },
          },
          {
            guard: { type: 'hasStood', params: of },
            target: 'shown',
            actions: ['focusHeading', scrollToPosition],
          },
        ],
      },
    },
  },
  on: {
    'page.wanted': [
      {
        guard: { type: 'isShown', params: of },
        target: '.shown',
        actions: { type: 'want', params: of },
      },
      { target: '.awaited', actions: [{ type: 'want', params: of }, 'tellAwaited'] },
    ],
    'positions.restored': { actions: { type: 'restorePositions', params: of } },
    'page.hidden': {
      actions: [
        { type: 'rememberPosition', params: of },
        { type: 'savePositions', params: ({ context }) => ({ positions: context.positions }) },
      ],
    },
    'page.returned': { actions: scrollToPosition },
  },
});
