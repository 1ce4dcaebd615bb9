import { fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { MotionFact } from '../motion/motion.machine.ts';
import { fatal, notProvidedTo } from '../outside.ts';

/** Times the speed at which it was filmed (specification 9). */
export const playbackRate = 2;

export type VideoEvent =
  | MotionFact
  /** It cannot be played: the browser refuses, or cannot decode it. */
  | { type: 'video.failed'; cause: unknown };

interface VideoInput {
  /** Of the video's element on the page. */
  readonly id: string;
}

const notProvided = notProvidedTo('video');

/** A visitor sees the hero's picture begin to move once the page is alive; whatever goes wrong, the picture stays. */
export const videoMachine = setup({
  types: {
    context: {} as VideoInput,
    input: {} as VideoInput,
    events: {} as VideoEvent,
  },
  actors: {
    /** Reports whether the video may move; nothing before it may. If the visitor saves data, it never may. */
    watchMotion: fromCallback<MotionFact, { id: string }>(notProvided('watchMotion')),
    /** Fetches the video until it can play; rejects with the cause if it cannot. Gives up what it fetches when stopped. */
    load: fromPromise<void, { id: string }>(notProvided('load')),
    /** Plays until it is stopped; reports `video.failed`. */
    play: fromCallback<VideoEvent, { id: string; rate: number }>(notProvided('play')),
  },
  actions: {
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
  },
  guards: {
    isWanted: stateIn({ motion: 'moving' }),
    isUnwanted: stateIn({ motion: 'paused' }),
  },
  delays: {
    /** Milliseconds after which a video that cannot play yet is given up: the line is better used otherwise. */
    loadTimeout: 30_000,
  },
}).createMachine({
  id: 'video',
  context: ({ input }) => input,
  invoke: {
    id: 'watchMotion',
    src: 'watchMotion',
    input: ({ context }) => context,
    onError: fatal,
  },
  type: 'parallel',
  states: {
    motion: {
      description: 'Whether the visitor lets things move, and can see the video.',
      initial: 'paused',
      states: {
        paused: {
          description: 'Motion is paused, the video is out of view, or neither is known yet.',
          on: { 'motion.resumed': 'moving' },
        },
        moving: {
          description: 'Motion is not paused, and the video is in view.',
          on: { 'motion.paused': 'paused' },
        },
      },
    },
    film: {
      description: 'How far the video is.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The picture is shown; not a byte of the video has been requested.',
          always: { guard: 'isWanted', target: 'loading' },
        },
        loading: {
          description: 'The picture is shown while the video loads.',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context,
            onDone: 'paused',
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
          always: { guard: 'isUnwanted', target: 'paused' },
          invoke: {
            id: 'play',
            src: 'play',
            input: ({ context: { id } }) => ({ id, rate: playbackRate }),
            onError: fatal,
          },
          on: {
            'video.failed': {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.cause }) },
            },
          },
        },
        paused: {
          description: 'The video stands at the frame it has reached.',
          always: { guard: 'isWanted', target: 'playing' },
        },
        failed: { description: 'The video cannot be played; the picture stays, for good.' },
      },
    },
  },
});
