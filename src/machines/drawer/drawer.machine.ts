import { fromCallback, fromPromise, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';
import type { PageFact } from '../location.ts';

/** How long the drawer takes to come and to go, in milliseconds (specification 9). */
export const drawerAnimation = 300;

/** From this width on, in CSS pixels at a browser's usual type size, the wide navigation takes the drawer's place. */
export const breakpoint = 768;

/** The groups of links. */
export const drawerGroups = ['about', 'services'] as const;
export type DrawerGroup = (typeof drawerGroups)[number];

export type DrawerEvent =
  /** The menu that HTML opens is closed, and nobody's finger is on it; whether the focus was there. */
  | { type: 'served.left'; focused: boolean }
  | { type: 'drawer.toggle' }
  /** The cross, Escape, or a press beside the drawer. */
  | { type: 'drawer.close' }
  | { type: 'group.toggle'; group: DrawerGroup }
  /** Any link of the drawer, also one to the page that is shown. */
  | { type: 'link.pressed' }
  /** The window has grown past the breakpoint. */
  | { type: 'breakpoint.passed' }
  /** The page has nothing to do, and is one that shows the drawer's button. */
  | { type: 'page.idled' }
  /** A drawer opened on one page closes with it. */
  | PageFact;

const notProvided = notProvidedTo('drawer');

/**
 * A page arrives with a menu that HTML itself opens, so that a press is answered before any code is here. As soon as that is
 * closed the drawer takes its place: a visitor with a small screen opens the menu, unfolds its groups, and chooses; whatever is
 * chosen closes it. Its code is fetched while the page is idle or at the first press, which it then answers.
 */
export const drawerMachine = setup({
  types: {
    events: {} as DrawerEvent,
    tags: {} as 'served' | 'open' | 'loaded',
  },
  actors: {
    watchPage: fromCallback<PageFact>(notProvided('watchPage')),
    /** Fetches the drawer's code, or rejects with the cause. */
    load: fromPromise(notProvided('load')),
    /** Reports `served.left`: at once where no such menu is, or it is closed. */
    watchServed: fromCallback<DrawerEvent>(notProvided('watchServed')),
    /** Reports `page.idled`, at most once. */
    watchIdle: fromCallback<DrawerEvent, { breakpoint: number }>(notProvided('watchIdle')),
    /** Reports `breakpoint.passed`. */
    watchWidth: fromCallback<DrawerEvent, { breakpoint: number }>(notProvided('watchWidth')),
  },
  actions: {
    /** To the button. */
    focusButton: () => notProvided('focusButton')(),
    /** To the wide navigation, which has taken the button's place. */
    focusNavigation: () => notProvided('focusNavigation')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
  },
  guards: {
    hadFocus: (_, { focused }: { focused: boolean }) => focused,
    isGroup: (_, { asked, group }: { asked: DrawerGroup; group: DrawerGroup }) => asked === group,
  },
}).createMachine({
  id: 'drawer',
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the visitor wants to see it.',
      initial: 'served',
      states: {
        served: {
          description: 'The menu that HTML opens stands in its place.',
          tags: 'served',
          invoke: { id: 'watchServed', src: 'watchServed' },
          on: {
            'served.left': [
              {
                guard: { type: 'hadFocus', params: ({ event }) => event },
                target: 'closed',
                actions: 'focusButton',
              },
              { target: 'closed' },
            ],
          },
        },
        closed: {
          description: 'Only its button shows.',
          on: { 'drawer.toggle': 'open' },
        },
        open: {
          description: 'It lies over the page, which waits behind it.',
          tags: 'open',
          invoke: { id: 'watchWidth', src: 'watchWidth', input: { breakpoint } },
          on: {
            'drawer.toggle': { target: 'closed', actions: 'focusButton' },
            'drawer.close': { target: 'closed', actions: 'focusButton' },
            // The focus goes with the visitor, to the new page.
            'link.pressed': 'closed',
            'page.loading': 'closed',
            'page.shown': 'closed',
            'breakpoint.passed': { target: 'closed', actions: 'focusNavigation' },
            'xstate.error.actor.load': 'closed',
          },
          type: 'parallel',
          states: {
            about: {
              description: 'The links about the company.',
              initial: 'collapsed',
              states: {
                collapsed: {
                  description: 'A plus.',
                  on: { 'group.toggle': toggles('about', 'expanded') },
                },
                expanded: {
                  description: 'A minus.',
                  on: { 'group.toggle': toggles('about', 'collapsed') },
                },
              },
            },
            services: {
              description: 'The links to what the company does.',
              initial: 'collapsed',
              states: {
                collapsed: {
                  description: 'A plus.',
                  on: { 'group.toggle': toggles('services', 'expanded') },
                },
                expanded: {
                  description: 'A minus.',
                  on: { 'group.toggle': toggles('services', 'collapsed') },
                },
              },
            },
          },
        },
      },
    },
    code: {
      description: 'Whether its code is here.',
      initial: 'absent',
      states: {
        absent: {
          description: 'Not asked for yet.',
          invoke: { id: 'watchIdle', src: 'watchIdle', input: { breakpoint } },
          on: { 'page.idled': 'loading', 'drawer.toggle': 'loading' },
        },
        loading: {
          description: 'On its way.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: 'loaded',
            onError: {
              target: 'missed',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        missed: {
          description: 'Asked for in vain; the next press asks again.',
          on: { 'drawer.toggle': 'loading' },
        },
        loaded: { description: 'Here for the rest of the visit.', tags: 'loaded' },
      },
    },
  },
});

/** A press on a group's own button folds or unfolds that group only. */
function toggles<const Target extends string>(group: DrawerGroup, target: Target) {
  return {
    guard: {
      type: 'isGroup' as const,
      params: ({ event }: { event: { group: DrawerGroup } }) => ({ asked: event.group, group }),
    },
    target,
  };
}
