import { assign, fromCallback, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';
import type { PageFact } from '../location.ts';
import { fromEvent } from '../params.ts';

/** How long a submenu takes to appear and to go, in milliseconds (specification 9). */
export const submenuAnimation = 200;

/** Each `menu` is the name of one submenu among its siblings; no name is empty. */
export type MenuEvent =
  /** The mouse came onto an entry with a submenu, or left it; what hangs below an entry is part of it. */
  | { type: 'pointer.entered'; menu: string }
  | { type: 'pointer.left' }
  | { type: 'menu.toggle'; menu: string }
  /** Escape, pressed inside the entry; elsewhere on the page it is `page.escaped`. */
  | { type: 'menu.dismiss' }
  | { type: 'page.escaped' }
  /** The keyboard went on to somewhere outside the entry. */
  | { type: 'focus.left'; menu: string }
  | { type: 'outside.pressed' }
  | { type: 'link.pressed' }
  /** A menu opened for one page closes with it. */
  | PageFact;

const notProvided = notProvidedTo('menu');

/**
 * A visitor looks into a submenu by resting on it, keeps it open by pressing its button, and goes on; never is more than one
 * of its siblings open. A menu inside a menu is another actor of this machine.
 */
export const menuMachine = setup({
  types: {
    context: {} as {
      /** Names this list of entries in the document. */
      id: string;
      /** The open submenu, or empty. */
      menu: string;
      /** Where the mouse went when it left the open one: another entry with a submenu, or empty. */
      aim: string;
    },
    input: {} as { id: string },
    events: {} as MenuEvent,
    tags: {} as 'open',
  },
  actors: {
    watchPage: fromCallback<PageFact>(notProvided('watchPage')),
    /** Reports `outside.pressed` and `page.escaped`. */
    watchOutside: fromCallback<MenuEvent, { id: string }>(notProvided('watchOutside')),
  },
  actions: {
    /** To the button of a submenu. */
    focusButton: (_, _params: { id: string; menu: string }) => notProvided('focusButton')(),
    openMenu: assign({ menu: (_, { menu }: { menu: string }) => menu, aim: '' }),
    takeAim: assign({ aim: (_, { menu }: { menu: string }) => menu }),
    loseAim: assign({ aim: '' }),
    openAim: assign({ menu: ({ context }) => context.aim, aim: '' }),
    closeMenu: assign({ menu: '', aim: '' }),
  },
  guards: {
    isOpen: ({ context }, { menu }: { menu: string }) => menu === context.menu,
    hasAim: ({ context }) => context.aim !== '',
  },
  delays: {
    /** A mouse that takes the short way across a corner or over a neighbour is back within so many milliseconds. */
    grace: 150,
  },
}).createMachine({
  id: 'menu',
  context: ({ input }) => ({ id: input.id, menu: '', aim: '' }),
  invoke: { id: 'watchPage', src: 'watchPage', onError: logged },
  initial: 'closed',
  states: {
    closed: {
      description: 'No submenu shows.',
      entry: 'closeMenu',
      on: {
        'pointer.entered': {
          target: 'open.previewed',
          actions: { type: 'openMenu', params: fromEvent },
        },
        'menu.toggle': { target: 'open.pinned', actions: { type: 'openMenu', params: fromEvent } },
      },
    },
    open: {
      description: 'One submenu shows.',
      tags: 'open',
      invoke: {
        id: 'watchOutside',
        src: 'watchOutside',
        input: ({ context }) => ({ id: context.id }),
        onError: logged,
      },
      initial: 'previewed',
      states: {
        previewed: {
          description: 'The mouse rests on it; it goes when the mouse does.',
          on: { 'pointer.left': 'lingering' },
        },
        lingering: {
          description: 'The mouse has left it a moment ago, and may be on its way back.',
          on: {
            'pointer.entered': [
              { guard: { type: 'isOpen', params: fromEvent }, target: 'previewed' },
              { actions: { type: 'takeAim', params: fromEvent } },
            ],
            'pointer.left': { actions: 'loseAim' },
          },
          after: {
            grace: [
              { guard: 'hasAim', target: 'previewed', actions: 'openAim' },
              { target: '#menu.closed' },
            ],
          },
        },
        pinned: {
          description: 'It was asked for by its button and stays when the mouse leaves.',
          on: {
            'menu.toggle': { guard: { type: 'isOpen', params: fromEvent }, target: '#menu.closed' },
            'pointer.entered': [
              { guard: { type: 'isOpen', params: fromEvent } },
              { target: 'crossing', actions: { type: 'takeAim', params: fromEvent } },
            ],
          },
        },
        crossing: {
          description: 'It was asked for, but the mouse is on another, which opens if it rests.',
          on: {
            'menu.toggle': { guard: { type: 'isOpen', params: fromEvent }, target: '#menu.closed' },
            'pointer.left': { target: 'pinned', actions: 'loseAim' },
          },
          after: { grace: { target: 'previewed', actions: 'openAim' } },
        },
      },
      on: {
        // A press on a submenu that shows because the mouse rests on it keeps it; on another, opens that.
        'menu.toggle': { target: '.pinned', actions: { type: 'openMenu', params: fromEvent } },
        'focus.left': { guard: { type: 'isOpen', params: fromEvent }, target: 'closed' },
        'menu.dismiss': {
          target: 'closed',
          actions: { type: 'focusButton', params: ({ context: { id, menu } }) => ({ id, menu }) },
        },
        'page.escaped': 'closed',
        'outside.pressed': 'closed',
        'link.pressed': 'closed',
        'page.loading': 'closed',
        'page.shown': 'closed',
      },
    },
  },
});
