import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { MotionFact } from '../motion/motion.machine.ts';
import { fatal, logged, notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** The two carousels of the front page (specification 9): milliseconds between slides, pixels between them. */
export const carousels = {
  team: { id: 'team', delay: 2500, gap: 24 },
  projects: { id: 'projects', delay: 2000, gap: 5 },
} as const;

/** How long a slide takes to come, in milliseconds (specification 9). */
export const slideSpeed = 300;

export interface CarouselInput {
  /** Names its parts on the page. */
  readonly id: string;
  readonly delay: number;
  readonly gap: number;
  /** How many slides there are. */
  readonly count: number;
}

/** Why it must not turn now, whatever the motion switch says. A list: as states they would be five regions. */
type Hold = 'hover' | 'focus' | 'reading' | 'drag';

/** What the slides are asked to do. */
export type TurnCommand =
  { type: 'turn.next' } | { type: 'turn.previous' } | { type: 'turn.to'; index: number };

/** It has come; only the `turn` actor knows what it is. */
export interface GeometryArrived {
  type: 'geometry.arrived';
  geometry: unknown;
}

export type CarouselEvent =
  | MotionFact
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.choose'; index: number }
  /** The visitor is near it, so that what carries the slides is wanted. */
  | { type: 'slides.needed' }
  | GeometryArrived
  /** This slide is in the middle. */
  | { type: 'slide.selected'; index: number }
  | { type: 'hold.began'; hold: Hold }
  | { type: 'hold.ended'; hold: Hold };

interface Holding {
  readonly context: { readonly holds: readonly Hold[] };
}
const otherHolds = ({ context }: Holding, { hold }: { hold: Hold }) =>
  context.holds.filter((other) => other !== hold);

const notProvided = notProvidedTo('carousel');

/** A visitor sees one slide after another, at a pace; it waits for who looks closer, and never turns for who stilled it. */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselInput & {
      /** The slide in the middle. */
      index: number;
      holds: readonly Hold[];
    },
    input: {} as CarouselInput,
    events: {} as CarouselEvent,
    tags: {} as 'needed' | 'carried' | 'turning',
  },
  actors: {
    /**
     * Scrolls the list of slides, and carries them when it has been told of the geometry: reports `slides.needed`,
     * `slide.selected`, and as holds drags and a screen reader that reads a slide.
     */
    turn: fromCallback<TurnCommand | GeometryArrived, { id: string; speed: number }>(
      notProvided('turn'),
    ),
    /** Reports whether the slides may move; nothing before they may. */
    watchMotion: fromCallback<MotionFact, { id: string }>(notProvided('watchMotion')),
  },
  actions: {
    handOver: sendTo('turn', (_, arrived: GeometryArrived) => arrived),
    turnNext: sendTo('turn', { type: 'turn.next' }),
    turnPrevious: sendTo('turn', { type: 'turn.previous' }),
    turnTo: sendTo('turn', (_, { index }: { index: number }) => ({ type: 'turn.to', index })),
    select: assign({ index: (_, { index }: { index: number }) => index }),
    hold: assign({
      holds: (args, params: { hold: Hold }) => [...otherHolds(args, params), params.hold],
    }),
    release: assign({ holds: (args, params: { hold: Hold }) => otherHolds(args, params) }),
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isHeldOtherwise: (args, params: { hold: Hold }) => otherHolds(args, params).length > 0,
  },
  delays: { rotationDelay: ({ context }) => context.delay },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0, holds: [] }),
  invoke: {
    id: 'turn',
    src: 'turn',
    input: ({ context: { id } }) => ({ id, speed: slideSpeed }),
    onError: fatal,
  },
  initial: 'listed',
  states: {
    listed: {
      description: 'The slides are a list to be scrolled, by hand or by the buttons.',
      on: { 'slides.needed': 'summoning' },
    },
    summoning: {
      description: 'Still a list; what carries the slides is on its way, and may never come.',
      tags: 'needed',
      on: {
        'geometry.arrived': { target: 'carried', actions: { type: 'handOver', params: fromEvent } },
      },
    },
    carried: {
      description: 'One slide is in the middle, and can be changed.',
      tags: ['needed', 'carried'],
      invoke: {
        id: 'watchMotion',
        src: 'watchMotion',
        input: ({ context: { id } }) => ({ id: `${id}-slides` }),
        onError: logged,
      },
      initial: 'paused',
      states: {
        paused: {
          description: 'The slides may not move, or it is not yet known whether they may.',
          on: {
            'motion.resumed': [{ guard: 'isHeld', target: 'waiting' }, { target: 'playing' }],
          },
        },
        playing: {
          description: 'The next slide comes when its time has come.',
          tags: 'turning',
          after: { rotationDelay: { target: 'playing', reenter: true, actions: 'turnNext' } },
          on: {
            // What the visitor chooses stays for the whole delay.
            'slide.next': { target: 'playing', reenter: true, actions: 'turnNext' },
            'slide.previous': { target: 'playing', reenter: true, actions: 'turnPrevious' },
            'slide.choose': {
              target: 'playing',
              reenter: true,
              actions: { type: 'turnTo', params: fromEvent },
            },
            'hold.began': { target: 'waiting', actions: { type: 'hold', params: fromEvent } },
          },
        },
        waiting: {
          description: 'The visitor looks closer: it goes on when nothing holds it any more.',
          on: {
            'hold.ended': [
              {
                guard: { type: 'isHeldOtherwise', params: fromEvent },
                actions: { type: 'release', params: fromEvent },
              },
              { target: 'playing', actions: { type: 'release', params: fromEvent } },
            ],
          },
        },
      },
      on: {
        'motion.paused': '.paused',
        'slide.selected': { actions: { type: 'select', params: fromEvent } },
      },
    },
  },
  on: {
    'slide.next': { actions: 'turnNext' },
    'slide.previous': { actions: 'turnPrevious' },
    'slide.choose': { actions: { type: 'turnTo', params: fromEvent } },
    'hold.began': { actions: { type: 'hold', params: fromEvent } },
    'hold.ended': { actions: { type: 'release', params: fromEvent } },
  },
});
