import { fromCallback, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** Both in CSS pixels. */
interface PageScrolled {
  type: 'page.scrolled';
  /** How far the page's top is above the viewport's. */
  top: number;
  /** The height of the viewport. */
  viewport: number;
}

export type ScrolltopEvent = PageScrolled | { type: 'top.seek' };

/** How many viewport heights a visitor must be beyond before the button appears (specification 9). */
const thresholdViewports = 1;

const notProvided = notProvidedTo('scrolltop');

/** A visitor far down a page is offered the way back to the navigation bar. */
export const scrolltopMachine = setup({
  types: { events: {} as ScrolltopEvent },
  actors: {
    /** Reports `page.scrolled`: how far at the start, and then each time page or viewport change. */
    watchScroll: fromCallback<ScrolltopEvent>(notProvided('watchScroll')),
  },
  actions: {
    /** To the navigation bar, or to the page's top if there is none; the focus goes along. */
    returnToTop: () => notProvided('returnToTop')(),
  },
  guards: {
    isFarDown: (_, { top, viewport }: PageScrolled) => top > thresholdViewports * viewport,
    isNearTop: (_, { top, viewport }: PageScrolled) => top <= thresholdViewports * viewport,
  },
}).createMachine({
  id: 'scrolltop',
  invoke: { id: 'watchScroll', src: 'watchScroll', onError: logged },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The visitor is near the top; the button is not there.',
      on: {
        'page.scrolled': { guard: { type: 'isFarDown', params: fromEvent }, target: 'visible' },
      },
    },
    visible: {
      description: 'The visitor is far down; the button offers the way back.',
      on: {
        'page.scrolled': { guard: { type: 'isNearTop', params: fromEvent }, target: 'hidden' },
        'top.seek': { actions: 'returnToTop' },
      },
    },
  },
});
