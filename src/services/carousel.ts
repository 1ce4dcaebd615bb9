import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { fromCallback } from 'xstate';
import {
  type CarouselEvent,
  carouselMachine,
  type GeometryArrived,
  type TurnCommand,
} from '../machines/carousel/carousel.machine.ts';
import { watchMotion } from './motion.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How far off, in heights of the window, a carousel is fetched what carries it: so far that nobody sees the change. */
const nearness = '200% 0px';

/** Embla's animation loop takes steps of this many milliseconds. */
const step = 1000 / 60;

/**
 * Makes a slide arrive after `speed` milliseconds. Embla moves slides by a spring: no value of its option `duration` brings
 * them to rest in less than a second. Jumps, and slides that follow a finger, stay Embla's.
 */
function setSlideDuration(embla: Embla, speed: number): void {
  let stepsLeft = 1;
  const restart = () => {
    stepsLeft = speed / step;
  };
  const replaceSpring = () => {
    const { scrollBody, dragHandler, location, previousLocation, target } = embla.internalEngine();
    const { seek, direction } = scrollBody;
    let heading = 0;
    scrollBody.seek = () => {
      if (dragHandler.pointerDown() || scrollBody.duration() === 0) {
        seek();
        heading = direction();
        return scrollBody;
      }
      const distance = target.get() - location.get();
      heading = Math.sign(distance) || heading;
      previousLocation.set(location);
      // Eases out: the distance shrinks with the cube of the time that is left.
      location.add(distance * (1 - (1 - 1 / stepsLeft) ** 3));
      stepsLeft = Math.max(stepsLeft - 1, 1);
      return scrollBody;
    };
    scrollBody.direction = () => heading;
  };
  replaceSpring();
  // After a change of width Embla has a new engine.
  embla.on('reInit', replaceSpring).on('select', restart).on('pointerUp', restart);
}

/** The slides as a list that scrolls, before Embla is there. */
function watchList(viewport: HTMLElement, onNear: () => void) {
  const slides = viewport.querySelectorAll<HTMLElement>('[aria-roledescription]');
  const stop = new AbortController();
  // Where the list stands says which slide is in the middle, but the first and the last can be chosen and not get there.
  let middle = 0;
  let current = 0;

  const measure = () => {
    const [first, second] = slides;
    const pitch = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 1;
    // Negative in a right-to-left page.
    const position = Math.abs(viewport.scrollLeft);
    const end = viewport.scrollWidth - viewport.clientWidth;
    /** How far from its start the first slide would be in the middle. */
    const inset = first ? (viewport.clientWidth - first.offsetWidth) / 2 : 0;
    return { pitch, position, end, inset };
  };
  const look = () => {
    const { pitch, position, inset } = measure();
    const index = Math.round((position + inset) / pitch);
    if (index !== middle) current = middle = index;
  };

  // Its first entry comes at once, when the visitor may have scrolled the list already.
  const observer = new IntersectionObserver(
    (entries) => {
      look();
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: nearness },
  );
  observer.observe(viewport);
  viewport.addEventListener('scroll', look, { passive: true, signal: stop.signal });

  return {
    /** Scrolls at once, so that Embla does not find the list between two slides; after the last slide comes the first. */
    turn(command: TurnCommand): void {
      const { pitch, position, end, inset } = measure();
      let goal: number;
      // Scrolled as far as it can be is up to one pixel short of its end.
      if (command.type === 'turn.next') goal = position > end - 1 ? 0 : position + pitch;
      else if (command.type === 'turn.previous') goal = position < 1 ? end : position - pitch;
      else goal = Math.max(command.index * pitch - inset, 0);
      const direction = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
      viewport.scrollTo({ left: direction * goal, behavior: 'instant' });
      look();
      if (command.type === 'turn.to') current = command.index;
    },
    /** Which slide the visitor has chosen, or scrolled to. */
    current: () => current,
    stop(): void {
      observer.disconnect();
      stop.abort();
    },
  };
}

/**
 * Reports the hold `reading` while the focus or the reading cursor of a screen reader is in the slides. Focus and
 * selection that a pointer brought do not count: they stay after it has gone, and would end the turning.
 */
function watchReading(viewport: HTMLElement, report: (event: CarouselEvent) => void) {
  const stop = new AbortController();
  let byPointer = false;
  let isReading = false;
  const look = () => {
    const places = [document.activeElement, getSelection()?.anchorNode ?? null];
    const reads = !byPointer && places.some((place) => viewport.contains(place));
    if (reads === isReading) return;
    isReading = reads;
    report({ type: reads ? 'hold.began' : 'hold.ended', hold: 'reading' });
  };
  const listen = (type: keyof DocumentEventMap, listener: () => void) =>
    document.addEventListener(type, listener, { capture: true, signal: stop.signal });
  listen('pointerdown', () => (byPointer = true));
  listen('keydown', () => (byPointer = false));
  listen('focus', look);
  listen('blur', look);
  listen('selectionchange', look);
  return () => stop.abort();
}

/** Lets Embla take over at this slide. */
function takeOver(
  embla: Embla,
  index: number,
  speed: number,
  report: (event: CarouselEvent) => void,
) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const selected = () => report({ type: 'slide.selected', index: embla.selectedScrollSnap() });
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(index, true);
  setSlideDuration(embla, speed);
  selected();
  // Embla itself lets go of its listeners when its view is gone.
  embla
    .on('select', selected)
    .on('pointerDown', () => report({ type: 'hold.began', hold: 'drag' }))
    .on('pointerUp', () => report({ type: 'hold.ended', hold: 'drag' }));
  return (command: TurnCommand): void => {
    if (command.type === 'turn.next') embla.scrollNext(calm.matches);
    else if (command.type === 'turn.previous') embla.scrollPrev(calm.matches);
    else embla.scrollTo(command.index, calm.matches);
  };
}

/** The carousel machine in a browser, its slides carried by Embla. */
export const carousel = carouselMachine.provide({
  actors: {
    watchMotion,
    watchTab: fromCallback<CarouselEvent>(({ sendBack }) => {
      const report = () =>
        sendBack({ type: document.hidden ? 'hold.began' : 'hold.ended', hold: 'hidden' });
      if (document.hidden) report();
      document.addEventListener('visibilitychange', report);
      return () => document.removeEventListener('visibilitychange', report);
    }),
    turn: fromCallback<TurnCommand | GeometryArrived, { id: string; speed: number }>(
      ({ input, sendBack, receive }) => {
        const report = (event: CarouselEvent) => sendBack(event);
        const viewport = document.getElementById(`${input.id}-slides`);
        if (!viewport) throw new Error(`There are no #${input.id}-slides`);
        const list = watchList(viewport, () => report({ type: 'slides.needed' }));
        const stopReading = watchReading(viewport, report);
        let turn = list.turn;
        receive((command) => {
          if (command.type !== 'geometry.arrived') return turn(command);
          list.stop();
          turn = takeOver(command.geometry as Embla, list.current(), input.speed, report);
        });
        return () => {
          list.stop();
          stopReading();
        };
      },
    ),
  },
});
