import { fromCallback, fromPromise, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';
import type { PageFact } from '../location.ts';
import { fromEvent } from '../params.ts';

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
  | { type: 'drawer.open' }
  /** The cross, Escape, or a press beside the drawer. */
  | { type: 'drawer.close' }
  | { type: 'group.toggle'; group: DrawerGroup }
  /** Any link of the drawer, also one to the page that is shown. */
  | { type: 'link.pressed' }
  /** The window has grown past the breakpoint. */
  | { type: 'breakpoint.passed' }
  /** The window is a small one, and the page has nothing to do. */
  | { type: 'page.idled' }
  /** A drawer opened on one page closes with it. */
  | PageFact;

const notProvided = notProvidedTo('drawer');

/**
 * A visitor with a small screen opens the menu, unfolds its groups, and chooses; whatever is chosen closes it. A page is served
 * with a menu that HTML opens. The drawer replaces that when its code is loaded, and never if that fails.
 */
export const drawerMachine = setup({
  types: {
    events: {} as DrawerEvent,
    tags: {} as 'served' | 'open',
  },
  actors: {
    watchPage: fromCallback<PageFact>(notProvided('watchPage')),
    /** Loads the drawer's code, or rejects with the cause. */
    load: fromPromise(notProvided('load')),
    /** Closes the served menu as a drawer closes. Reports `served.left`, at once if it is closed. */
    watchServed: fromCallback<DrawerEvent>(notProvided('watchServed')),
    /** Reports `page.idled`, at most once. */
    watchIdle: fromCallback<DrawerEvent, { breakpoint: number }>(notProvided('watchIdle')),
    /** Reports `breakpoint.passed`. */
    watchWidth: fromCallback<DrawerEvent, { breakpoint: number }>(notProvided('watchWidth')),
  },
  actions: {
    /** To the button. */
    focusButton: () => notProvided('focusButton')(),
    /** To the wide navigation, which has replaced the button. */
    focusNavigation: () => notProvided('focusNavigation')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
  },
  guards: {
    hadFocus: (_, { focused }: { focused: boolean }) => focused,
    isGroup: (_, { asked, group }: { asked: DrawerGroup; group: DrawerGroup }) => asked === group,
  },
}).createMachine({
  id: 'drawer',
  invoke: { id: 'watchPage', src: 'watchPage', onError: logged },
  initial: 'served',
  states: {
    served: {
      description: 'The menu that HTML opens.',
      tags: 'served',
      invoke: { id: 'watchServed', src: 'watchServed', onError: logged },
      initial: 'idle',
      states: {
        idle: {
          description: 'The code of the drawer is not loaded yet.',
          invoke: { id: 'watchIdle', src: 'watchIdle', input: { breakpoint }, onError: logged },
          on: { 'page.idled': 'loading' },
        },
        loading: {
          description: 'It is loading.',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: '#drawer.replaced',
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        failed: { description: 'It failed to load, so this menu stays.' },
      },
    },
    replaced: {
      description: 'The same menu, until it is closed.',
      tags: 'served',
      invoke: { id: 'watchServed', src: 'watchServed', onError: logged },
      on: {
        'served.left': [
          {
            guard: { type: 'hadFocus', params: fromEvent },
            target: 'closed',
            actions: 'focusButton',
          },
          { target: 'closed' },
        ],
      },
    },
    closed: {
      description: 'The drawer is rendered, and hidden.',
      on: { 'drawer.open': 'open' },
    },
    open: {
      description: 'It lies over the page, which waits behind it.',
      tags: 'open',
      invoke: { id: 'watchWidth', src: 'watchWidth', input: { breakpoint }, onError: logged },
      on: {
        'drawer.close': { target: 'closed', actions: 'focusButton' },
        // The focus goes with the visitor, to the new page.
        'link.pressed': 'closed',
        'page.loading': 'closed',
        'page.shown': 'closed',
        'breakpoint.passed': { target: 'closed', actions: 'focusNavigation' },
      },
      type: 'parallel',
      states: {
        about: { description: 'The links about the company.', ...group('about') },
        services: { description: 'The links to what the company does.', ...group('services') },
      },
    },
  },
});

/** A press on a group's own button folds or unfolds that group only. */
function group(name: DrawerGroup) {
  const guard = {
    type: 'isGroup',
    params: ({ event }: { event: { group: DrawerGroup } }) => ({ asked: event.group, group: name }),
  } as const;
  return {
    initial: 'collapsed',
    states: {
      collapsed: {
        description: 'A plus.',
        on: { 'group.toggle': { guard, target: 'expanded' } },
      },
      expanded: {
        description: 'A minus.',
        on: { 'group.toggle': { guard, target: 'collapsed' } },
      },
    },
  } as const;
}
