import { assign, fromCallback, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';
import type { PageFact, PageShown } from '../location.ts';
import { fromEvent } from '../params.ts';

/** How things enter: one group's items one after another (specification 9: 0.3 s a card), each rising and fading in once. */
export const entranceTiming = {
  /** Milliseconds between one card and the next. */
  stagger: 300,
  /** Milliseconds an item takes, */
  duration: 450,
  /** and the contact section, as it is scrolled to (specification 9). */
  slow: 1000,
  /** CSS pixels an item rises. */
  rise: 12,
};

export interface EntranceInput {
  readonly timing: typeof entranceTiming;
  /** What enters: only groups still below the screen, or the page as a whole too. */
  readonly scope: 'below' | 'page';
}

const notProvided = notProvidedTo('entrance');

const animate = (scope: EntranceInput['scope']) =>
  ({
    id: 'animateEntrances',
    src: 'animateEntrances',
    input: { timing: entranceTiming, scope },
    onError: logged,
  }) as const;

/** What a visitor scrolls to, and a page they went to, enters with a small movement; the first screen never waits for it. */
export const entranceMachine = setup({
  types: {
    context: {} as {
      /** The path of the page that has entered. */
      path: string;
    },
    input: {} as { path: string },
    events: {} as PageShown,
  },
  actors: {
    watchPage: fromCallback<PageFact>(notProvided('watchPage')),
    /** Animates the groups of the page as they come into view, where motion is welcome. */
    animateEntrances: fromCallback<PageShown, EntranceInput>(notProvided('animateEntrances')),
  },
  actions: {
    enter: assign({ path: (_, { location }: PageShown) => location.path }),
  },
  guards: {
    /** A fragment of the same page does not make it enter again. */
    isAnother: ({ context }, { location }: PageShown) => location.path !== context.path,
  },
}).createMachine({
  id: 'entrance',
  context: ({ input }) => ({ path: input.path }),
  invoke: { id: 'watchPage', src: 'watchPage', onError: logged },
  initial: 'settled',
  states: {
    settled: {
      description:
        'The first page: it was painted before, so only what lies below the screen enters.',
      invoke: animate('below'),
    },
    entering: {
      description: 'A page reached inside the site: it enters as a whole, then what lies below.',
      invoke: animate('page'),
    },
  },
  on: {
    'page.shown': {
      guard: { type: 'isAnother', params: fromEvent },
      target: '.entering',
      actions: { type: 'enter', params: fromEvent },
    },
  },
});
