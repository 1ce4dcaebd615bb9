import { fromCallback, fromPromise } from 'xstate';
import type { MotionFact } from '../machines/motion/motion.machine.ts';
import { type VideoEvent, videoMachine } from '../machines/video/video.machine.ts';
import { isSparing } from './connection.ts';
import { watchMotion } from './motion.ts';

/** Cheap phones decode both in hardware. A browser takes the first that it can decode. */
const kinds = [
  { ending: 'vp9.webm', type: 'video/webm; codecs="vp9"' },
  { ending: 'h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
] as const;

function find(id: string): HTMLVideoElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLVideoElement) return element;
  throw new Error(`There is no video #${id}`);
}

/** The video machine in a browser. */
export const video = videoMachine.provide({
  actors: {
    watchMotion: fromCallback<MotionFact, { id: string }>((scope) =>
      isSparing() ? undefined : watchMotion(scope),
    ),
    load: fromPromise<void, { id: string }>(({ input, signal }) => {
      const element = find(input.id);
      const size = matchMedia('(min-width: 48rem)').matches ? '1280' : 'mobile';
      const sources = kinds.map(({ ending, type }) =>
        Object.assign(document.createElement('source'), {
          src: `/media/hero-${size}.${ending}`,
          type,
        }),
      );
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          // `load()` without sources closes the connection.
          element.replaceChildren();
          element.load();
        };
        const unplayable = () => reject(new Error('no source can be played'));
        signal.addEventListener('abort', giveUp);
        element.addEventListener('canplay', () => resolve(), { once: true, signal });
        element.addEventListener('error', unplayable, { once: true, signal });
        sources.at(-1)?.addEventListener('error', unplayable, { once: true });
        element.preload = 'auto';
        element.replaceChildren(...sources);
        element.load();
      });
    }),
    play: fromCallback<VideoEvent, { id: string; rate: number }>(({ input, sendBack }) => {
      const element = find(input.id);
      const failed = (cause: unknown) => sendBack({ type: 'video.failed', cause });
      const broken = () => failed(element.error?.message ?? 'decoding failed');
      let stopped = false;
      element.addEventListener('error', broken);
      // Loading resets `playbackRate` to the default rate. Both are set, because some browsers reset it at each loop too.
      element.defaultPlaybackRate = input.rate;
      element.playbackRate = input.rate;
      element.play().catch((cause: unknown) => {
        // Stopped before it began, which is no failure.
        if (!stopped) failed(cause);
      });
      return () => {
        stopped = true;
        element.removeEventListener('error', broken);
        element.pause();
      };
    }),
  },
  actions: {
    logFailure: (_, { cause }) => console.info('The hero video stays a picture:', String(cause)),
  },
});
