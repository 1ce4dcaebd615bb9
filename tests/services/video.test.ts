import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { motion } from '../../src/services/motion.ts';
import { video } from '../../src/services/video.ts';
import { actorOf, hideTab, Sight, start, stubMedia } from './outside.ts';

const wide = '(min-width: 48rem)';
const sparing = '(prefers-reduced-data: reduce)';
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
const load = vi.fn<() => void>();
const film = () => document.querySelector('video') as HTMLVideoElement;

beforeEach(() => {
  document.body.innerHTML = '<video id="film" preload="none"></video>';
  vi.stubGlobal('IntersectionObserver', Sight);
  play.mockReset().mockReturnValue(new Promise(() => {}));
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  load.mockReset();
  pause.mockReset();
  stubMedia({});
  hideTab(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Sight.all.clear();
});

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

test.each([
  ['the browser saves data', { saveData: true }, false, true],
  ['the system asks for reduced data', undefined, true, true],
  ['both do', { saveData: true }, true, true],
  ['the line is one of 2G', { effectiveType: '2g' }, false, true],
  ['the line is slower than that', { effectiveType: 'slow-2g' }, false, true],
  ['the line is one of 3G', { saveData: false, effectiveType: '3g' }, false, false],
  ['the browser says nothing', undefined, false, false],
])('where %s the film is spared or may move', (_, line, system, spared) => {
  connection(line);
  stubMedia({ [sparing]: system });
  const run = start(actorOf(video, 'watchMotion'), { id: 'film' }, { motion });
  Sight.show(true);
  expect(run.reports).toEqual(spared ? [] : [{ type: 'motion.resumed' }]);
  connection(undefined);
  run.stop();
});

test.each([
  ['a phone', false, 'mobile'],
  ['a desktop', true, '1280'],
])('%s fetches the film of its size, in both kinds, from the first byte on', (_, isWide, size) => {
  stubMedia({ [wide]: isWide });
  const run = start(actorOf(video, 'load'), { id: 'film' });
  expect(
    [...film().querySelectorAll('source')].map(
      (source) => `${source.getAttribute('src')} ${source.type}`,
    ),
  ).toEqual([
    `/media/hero-${size}.vp9.webm video/webm; codecs="vp9"`,
    `/media/hero-${size}.h264.mp4 video/mp4; codecs="avc1.64001f"`,
  ]);
  expect(film().preload).toBe('auto');
  expect(load).toHaveBeenCalledTimes(1);
  run.stop();
});

test('a film that is no longer wanted lets go of its connection', () => {
  const run = start(actorOf(video, 'load'), { id: 'film' });
  run.end();
  expect(film().children).toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(2);
  run.stop();
});

test('the film runs at its own pace, in its second round too, and stops when it is stopped', () => {
  const run = start(actorOf(video, 'play'), { id: 'film', rate: 0.75 });
  expect([film().playbackRate, film().defaultPlaybackRate]).toEqual([0.75, 0.75]);
  expect(play).toHaveBeenCalledTimes(1);
  expect(pause).not.toHaveBeenCalled();
  run.end();
  expect(pause).toHaveBeenCalledTimes(1);
  run.stop();
});

test('a film that the browser refuses, or that breaks, is told with its cause; one that was stopped is not', async () => {
  const cause = new Error('NotAllowedError');
  play.mockRejectedValue(cause);
  const refused = start(actorOf(video, 'play'), { id: 'film', rate: 1 });
  await vi.waitFor(() => expect(refused.reports).toEqual([{ type: 'video.failed', cause }]));
  film().dispatchEvent(new Event('error'));
  expect(refused.reports[1]).toEqual({ type: 'video.failed', cause: 'decoding failed' });
  refused.stop();
  const stopped = start(actorOf(video, 'play'), { id: 'film', rate: 1 });
  stopped.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(stopped.reports).toEqual([]);
  stopped.stop();
});
