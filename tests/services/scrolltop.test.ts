import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrolltop } from '../../src/services/scrolltop.ts';
import { actorOf, start } from './outside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = (top: number, viewport: number) => {
  vi.stubGlobal('scrollY', top);
  vi.stubGlobal('innerHeight', viewport);
};
const report = (top: number, viewport: number) => ({ type: 'page.scrolled', top, viewport });

test('how far the page is scrolled is told at the start, when it is scrolled and when the window changes, once a frame', () => {
  place(500, 900);
  const run = start(actorOf(scrolltop, 'watchScroll'));
  vi.advanceTimersByTime(20);
  expect(run.reports).toEqual([report(500, 900)]);
  place(700, 900);
  for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(20);
  expect(run.reports.slice(1)).toEqual([report(700, 900)]);
  place(700, 400);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(20);
  expect(run.reports.slice(2)).toEqual([report(700, 400)]);
  run.stop();
});
