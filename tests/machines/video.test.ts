import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectVideo } from '../../src/machines/video/video.connect.ts';
import { playbackRate } from '../../src/machines/video/video.machine.ts';
import { played, stage } from '../models/stage.ts';
import { videoModel } from '../models/video.model.ts';

const resumed = { type: 'motion.resumed' };
const paused = { type: 'motion.paused' };
const loaded = { type: 'xstate.done.actor.load', output: undefined };
const missing = { type: 'xstate.error.actor.load', error: 'missing' };

const play = (...events: AnyEventObject[]) => played(videoModel, ...events);
const filmOf = (scene: Awaited<ReturnType<typeof play>>) =>
  (scene.snapshot().value as { film: string }).film;
const asked = (scene: Awaited<ReturnType<typeof play>>) =>
  scene.effects().filter(([what]) => /load|play|logFailure/.test(what));

describe('the picture begins to move', () => {
  test('it is loaded when it may move, and then plays at double speed', async () => {
    expect(playbackRate).toBe(2);
    const scene = await play();
    expect(asked(scene)).toEqual([]);
    await scene.play(resumed);
    expect(asked(scene)).toEqual([['start load', { id: 'hero-video' }]]);
    await scene.play(loaded);
    expect(asked(scene)).toEqual([['start play', { id: 'hero-video', rate: 2 }]]);
  });

  test('stilled while it comes, it does not begin; set going again, it does', async () => {
    const scene = await play(resumed, paused, loaded);
    expect(filmOf(scene)).toBe('paused');
    await scene.play(resumed);
    expect(filmOf(scene)).toBe('playing');
  });

  test.each([
    ['it is missing', [resumed, missing], 'missing'],
    [
      'it does not come in thirty seconds',
      [resumed, { type: 'xstate.after.loadTimeout.video.film.loading' }],
      'loadTimeout',
    ],
    [
      'the browser refuses to play it',
      [resumed, loaded, { type: 'video.failed', cause: 'NotAllowedError' }],
      'NotAllowedError',
    ],
  ])(
    '%s: the picture stays, one line says why, and it is not tried again',
    async (_, events, cause) => {
      const scene = await play(...events);
      expect(asked(scene).filter(([what]) => what === 'logFailure')).toEqual([
        ['logFailure', { cause }],
      ]);
      for (const event of [paused, resumed]) await scene.play(event);
      expect(filmOf(scene)).toBe('failed');
      expect(asked(scene)).toEqual([]);
    },
  );
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
