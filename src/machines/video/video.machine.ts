import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { otherHolds } from '../holds.ts';
import type { MotionFact } from '../motion/motion.machine.ts';
import { notProvidedTo } from '../outside.ts';

/** Times the speed at which it was filmed (specification 9). */
export const playbackRate = 2;

/** Why the video must not play now: motion is paused, or nobody can see it. */
type Hold = 'motion' | 'sight';

type SightFact = { type: 'hero.shown' } | { type: 'hero.hidden' };

export type VideoEvent =
  | MotionFact
  /** The hero came into view, or went out of it, or its tab did. */
  | SightFact
  /** The visitor's system asks to save data. */
  | { type: 'data.spared' }
  /** It cannot be played: the browser refuses, or cannot decode it. */
  | { type: 'video.failed'; cause: unknown };

const notProvided = notProvidedTo('video');

/** A visitor sees the hero's picture begin to move once the page is alive; whatever goes wrong, the picture stays. */
export const videoMachine = setup({
  types: {
    context: {} as { holds: readonly Hold[]; id: string },
    /** The id of the video's element on the page. */
    input: {} as { readonly id: string },
    events: {} as VideoEvent,
  },
  actors: {
    watchMotion: fromCallback<MotionFact>(notProvided('watchMotion')),
    /** Reports `data.spared`, and whether the element can be seen, now and whenever that changes. */
    watchSight: fromCallback<VideoEvent, { id: string }>(notProvided('watchSight')),
    /** Fetches the video until it can play; rejects with the cause if it cannot. Gives up what it fetches when stopped. */
    load: fromPromise<void, { id: string }>(notProvided('load')),
    /** Plays until it is stopped; reports `video.failed`. */
    play: fromCallback<VideoEvent, { id: string; rate: number }>(notProvided('play')),
  },
  actions: {
    hold: assign({
      holds: (args, params: { hold: Hold }) => [...otherHolds(args, params), params.hold],
    }),
    release: assign({ holds: (args, params: { hold: Hold }) => otherHolds(args, params) }),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isHeldOtherwise: (args, params: { hold: Hold }) => otherHolds(args, params).length > 0,
  },
  delays: {
    /** Milliseconds after which a video that cannot play yet is given up: the line is better used otherwise. */
    loadTimeout: 30_000,
  },
}).createMachine({
  id: 'video',
  context: ({ input }) => ({ holds: ['motion', 'sight'], id: input.id }),
  invoke: [
    { id: 'watchMotion', src: 'watchMotion' },
    { id: 'watchSight', src: 'watchSight', input: ({ context }) => ({ id: context.id }) },
  ],
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The picture stands; not a byte of the video has been asked for.',
      on: {
        'data.spared': 'spared',
        'motion.resumed': [
          {
            guard: { type: 'isHeldOtherwise', params: { hold: 'motion' } },
            actions: { type: 'release', params: { hold: 'motion' } },
          },
          { target: 'loading', actions: { type: 'release', params: { hold: 'motion' } } },
        ],
        'hero.shown': [
          {
            guard: { type: 'isHeldOtherwise', params: { hold: 'sight' } },
            actions: { type: 'release', params: { hold: 'sight' } },
          },
          { target: 'loading', actions: { type: 'release', params: { hold: 'sight' } } },
        ],
      },
    },
    loading: {
      description: 'The picture stands while the video comes.',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [{ guard: 'isHeld', target: 'paused' }, { target: 'playing' }],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      after: {
        loadTimeout: {
          target: 'failed',
          actions: { type: 'logFailure', params: { cause: 'loadTimeout' } },
        },
      },
    },
    playing: {
      description: 'The video plays over the picture.',
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ id: context.id, rate: playbackRate }),
      },
      on: {
        'motion.paused': {
          target: 'paused',
          actions: { type: 'hold', params: { hold: 'motion' } },
        },
        'hero.hidden': { target: 'paused', actions: { type: 'hold', params: { hold: 'sight' } } },
        'video.failed': {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.cause }) },
        },
      },
    },
    paused: {
      description: 'The video stands at the frame it has reached.',
      on: {
        'motion.resumed': [
          {
            guard: { type: 'isHeldOtherwise', params: { hold: 'motion' } },
            actions: { type: 'release', params: { hold: 'motion' } },
          },
          { target: 'playing', actions: { type: 'release', params: { hold: 'motion' } } },
        ],
        'hero.shown': [
          {
            guard: { type: 'isHeldOtherwise', params: { hold: 'sight' } },
            actions: { type: 'release', params: { hold: 'sight' } },
          },
          { target: 'playing', actions: { type: 'release', params: { hold: 'sight' } } },
        ],
      },
    },
    failed: { description: 'The video cannot be played; the picture stays, for good.' },
    spared: { description: 'The visitor saves data: the video is never fetched.' },
  },
  on: {
    'motion.paused': { actions: { type: 'hold', params: { hold: 'motion' } } },
    'motion.resumed': { actions: { type: 'release', params: { hold: 'motion' } } },
    'hero.hidden': { actions: { type: 'hold', params: { hold: 'sight' } } },
    'hero.shown': { actions: { type: 'release', params: { hold: 'sight' } } },
  },
});
