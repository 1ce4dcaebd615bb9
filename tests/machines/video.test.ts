import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectVideo } from '../../src/machines/video/video.connect.ts';
import '../fuzz.ts';
import { played, stage } from '../models/stage.ts';
import { videoModel } from '../models/video.model.ts';

const resumed = { type: 'motion.resumed' };
const paused = { type: 'motion.paused' };
const loaded = { type: 'xstate.done.actor.load', output: undefined };
const missing = { type: 'xstate.error.actor.load', error: 'missing' };

const play = (...events: AnyEventObject[]) => played(videoModel, ...events);
const filmOf = (scene: Awaited<ReturnType<typeof play>>) =>
  (scene.snapshot().value as { film: string }).film;

test('a film that is stilled while it comes does not begin; set going again, it does', async () => {
  const scene = await play(resumed, paused, loaded);
  expect(filmOf(scene)).toBe('paused');
  await scene.play(resumed);
  expect(filmOf(scene)).toBe('playing');
});

test('whatever happens, in any order, it plays only unheld, and is fetched once at most', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<AnyEventObject>(resumed, paused, loaded, missing), {
        maxLength: 30,
      }),
      async (events) => {
        const scene = stage(videoModel);
        let moving = false;
        let loads = 0;
        for (const event of events) {
          await scene.play(event);
          if (event === resumed) moving = true;
          if (event === paused) moving = false;
          loads += scene.effects().filter(([what]) => what === 'start load').length;
          const state = filmOf(scene);
          if (state === 'playing') expect(moving).toBe(true);
          if (state === 'paused') expect(moving).toBe(false);
          if (state === 'waiting') expect(moving).toBe(false);
        }
        expect(loads).toBeLessThanOrEqual(1);
        scene.stop();
      },
    ),
    { numRuns: 200 },
  );
});

test('the video is silent decoration without a source: no tab stop, nothing to hear, nothing preloaded', () => {
  expect(connectVideo(stage(videoModel).snapshot() as never)).toEqual({
    video: {
      id: 'hero-video',
      'data-state': 'waiting',
      'aria-hidden': true,
      tabIndex: -1,
      muted: true,
      loop: true,
      playsInline: true,
      disablePictureInPicture: true,
      disableRemotePlayback: true,
      preload: 'none',
    },
  });
});
