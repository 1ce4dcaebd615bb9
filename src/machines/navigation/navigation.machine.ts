import { assign, fromCallback, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

/** How a page was reached: by a link, by Back or Forward, or in place of another (react-router's names). */
export type Arrival = 'PUSH' | 'POP' | 'REPLACE';

/** How far down each history entry was scrolled, in CSS pixels. */
export type Positions = Readonly<Record<string, number>>;

interface RouteChanged {
  type: 'route.changed';
  /** Names the entry in the browser's history. */
  key: string;
  arrival: Arrival;
  /** The fragment with its `#`, or empty. */
  hash: string;
  /** The page's title, to be said. */
  title: string;
}

export type NavigationEvent =
  | RouteChanged
  /** Sent once at the start: what was known before a reload. */
  | { type: 'positions.restored'; positions: Positions }
  /** The page gives way to another; how far down it is scrolled. */
  | { type: 'page.left'; top: number }
  /** The whole site is left, for now or for good. */
  | { type: 'page.hidden'; top: number }
  /** The browser shows it again, as it was. */
  | { type: 'page.returned' };

interface Context {
  /** The history entry on screen. */
  key: string;
  positions: Positions;
  /** What a screen reader is told; empty on the first page, which a browser announces itself. */
  announcement: string;
}

const notProvided = notProvidedTo('navigation');
const scrollBack = {
  type: 'scrollTo',
  params: ({ context: { key, positions } }: { context: Context }) => ({ top: positions[key] ?? 0 }),
} as const;

/**
 * A visitor who follows a link starts at the top of the new page, or at the fragment it names; one who goes back is
 * where they were. The focus goes along, and the page's title is said.
 */
export const navigationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NavigationEvent,
  },
  actors: {
    /** Reports `positions.restored`, then each `page.hidden` and `page.returned`. */
    watchPage: fromCallback<NavigationEvent>(notProvided('watchPage')),
  },
  actions: {
    scrollToTop: () => notProvided('scrollToTop')(),
    /** To the element the fragment names, or to the top if there is none; focuses it. */
    scrollToFragment: (_, _params: { hash: string }) => notProvided('scrollToFragment')(),
    scrollTo: (_, _params: { top: number }) => notProvided('scrollTo')(),
    /** To the page's heading, so that reading goes on there. */
    focusHeading: () => notProvided('focusHeading')(),
    savePositions: (_, _params: { positions: Positions }) => notProvided('savePositions')(),
    restorePositions: assign({
      positions: (_, { positions }: { positions: Positions }) => positions,
    }),
    enter: assign({ key: (_, { key }: { key: string }) => key }),
    announce: assign({ announcement: (_, { title }: { title: string }) => title }),
    rememberPosition: assign({
      positions: ({ context }, { top }: { top: number }) => ({
        ...context.positions,
        [context.key]: top,
      }),
    }),
  },
  guards: {
    isReturn: ({ context }, { key, arrival }: RouteChanged) =>
      arrival === 'POP' && key in context.positions,
    hasFragment: (_, { hash }: RouteChanged) => hash.length > 1,
  },
}).createMachine({
  id: 'navigation',
  context: { key: 'default', positions: {}, announcement: '' },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The first page: the browser itself has scrolled, focused and announced it.',
      on: {
        'positions.restored': {
          actions: { type: 'restorePositions', params: ({ event }) => event },
        },
        'route.changed': {
          target: 'travelling',
          actions: { type: 'enter', params: ({ event }) => event },
        },
      },
    },
    travelling: {
      description: 'The visitor goes from page to page inside the site.',
      on: {
        'route.changed': [
          {
            guard: { type: 'isReturn', params: ({ event }) => event },
            actions: [
              { type: 'enter', params: ({ event }) => event },
              { type: 'announce', params: ({ event }) => event },
              'focusHeading',
              scrollBack,
            ],
          },
          {
            guard: { type: 'hasFragment', params: ({ event }) => event },
            actions: [
              { type: 'enter', params: ({ event }) => event },
              { type: 'announce', params: ({ event }) => event },
              { type: 'scrollToFragment', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'enter', params: ({ event }) => event },
              { type: 'announce', params: ({ event }) => event },
              'focusHeading',
              'scrollToTop',
            ],
          },
        ],
      },
    },
  },
  on: {
    'page.left': { actions: { type: 'rememberPosition', params: ({ event }) => event } },
    'page.hidden': {
      actions: [
        { type: 'rememberPosition', params: ({ event }) => event },
        { type: 'savePositions', params: ({ context }) => ({ positions: context.positions }) },
      ],
    },
    'page.returned': { actions: scrollBack },
  },
});
