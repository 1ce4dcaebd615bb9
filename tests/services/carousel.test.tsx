import { cleanup, render } from '@testing-library/react';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import CarouselGeometry from '../../src/components/page/CarouselGeometry.tsx';
import { carousel } from '../../src/services/carousel.ts';

/** jsdom lays nothing out: six slides side by side, each as wide as the carousel. */
let width = 300;

class Observer {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  width = 300;
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const name of ['offsetWidth', 'clientWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => width);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number(this.dataset.index ?? 0) * width;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// `setSlideDuration` reaches into Embla's internal engine: an update of Embla that moves slides otherwise fails here.
test('Embla brings a slide in 300 ms, with its first engine and with the one it makes after a change of width', () => {
  document.body.innerHTML = `<div id="team-slides"><div>${[0, 1, 2, 3, 4, 5]
    .map((index) => `<div aria-roledescription="slide" data-index="${index}"></div>`)
    .join('')}</div></div><div id="react"></div>`;
  const container = document.querySelector<HTMLElement>('#team-slides > div');
  const position = () => Number(/translate3d\((.+?)px/.exec(container?.style.transform ?? '')?.[1]);
  const positionsAfter = (...times: number[]) =>
    times.map((time) => {
      vi.advanceTimersByTime(time);
      return position();
    });

  const actor = createActor(carousel.provide({ actors: { watchMotion: fromCallback(() => {}) } }), {
    input: { id: 'team', delay: 2500, gap: 0, count: 6 },
  });
  actor.start();
  actor.send({ type: 'slides.needed' });
  let embla: UseEmblaCarouselType[1];
  render(
    <CarouselGeometry
      id="team-slides"
      onArrival={(geometry) => {
        embla ??= geometry as UseEmblaCarouselType[1];
        actor.send({ type: 'geometry.arrived', geometry });
      }}
    />,
    { container: document.getElementById('react') ?? document.body },
  );
  expect(actor.getSnapshot().value).toEqual({ carried: 'paused' });
  expect(position()).toBe(0);

  actor.send({ type: 'slide.choose', index: 2 });
  const [at150 = NaN, at250 = NaN, at350 = NaN] = positionsAfter(150, 100, 100);
  expect(at150).toBeGreaterThan(-590);
  expect(at250).toBeGreaterThan(-600);
  expect(at250).toBeLessThan(at150);
  expect(at350).toBe(-600);

  width = 200;
  embla?.reInit();
  expect(position()).toBe(-400);
  actor.send({ type: 'slide.choose', index: 4 });
  const [again150 = NaN, again250 = NaN, again350 = NaN] = positionsAfter(150, 100, 100);
  expect(again150).toBeGreaterThan(-790);
  expect(again250).toBeGreaterThan(-800);
  expect(again250).toBeLessThan(again150);
  expect(again350).toBe(-800);
  actor.stop();
});
