import { fromCallback, setup } from 'xstate';

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

export type EntranceEvent =
  /** A page has come up; the key names its entry in the history. */
  { type: 'page.opened'; key: string };

/** What a visitor scrolls to, and a page they went to, enters with a small movement; the first screen never waits for it. */
export const entranceMachine = setup({
  types: { events: {} as EntranceEvent },
  actors: {
    /** Animates the groups of the page as they come into view, where motion is welcome. */
    animateEntrances: fromCallback<EntranceEvent, EntranceInput>(() => {
      throw new Error('entrance: "animateEntrances" is not provided');
    }),
  },
}).createMachine({
  id: 'entrance',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No page is alive yet.',
      on: { 'page.opened': 'settled' },
    },
    settled: {
      description:
        'The first page: it was painted before, so only what lies below the screen enters.',
      invoke: {
        id: 'animateEntrances',
        src: 'animateEntrances',
        input: { timing: entranceTiming, scope: 'below' },
      },
      on: { 'page.opened': 'entering' },
    },
    entering: {
      description: 'A page reached inside the site: it enters as a whole, then what lies below.',
      invoke: {
        id: 'animateEntrances',
        src: 'animateEntrances',
        input: { timing: entranceTiming, scope: 'page' },
      },
      on: { 'page.opened': { target: 'entering', reenter: true } },
    },
  },
});
