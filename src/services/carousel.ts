import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { fromCallback } from 'xstate';
import {
  type CarouselEvent,
  carouselMachine,
  type GeometryArrived,
  type TurnCommand,
} from '../machines/carousel/carousel.machine.ts';
import type { MotionFact } from '../machines/motion/motion.machine.ts';
import { watchMotion } from './motion.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Loads Embla this many viewport heights before the carousel becomes visible, so that nobody sees the change. */
const nearness = '200% 0px';

/** One step of Embla's animation loop, in milliseconds. */
const step = 1000 / 60;

/**
 * Makes a slide arrive after `speed` milliseconds. Embla moves slides by a spring: with any value of its option `duration` they
 * need more than a second to rest. Embla still does jumps and drags itself.
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

/** The slides as a scrolling list, before Embla is loaded. */
function watchList(viewport: HTMLElement, onNear: () => void) {
  const slides = viewport.querySelectorAll<HTMLElement>('[aria-roledescription]');
  const stop = new AbortController();
  // The scroll position says which slide is in the middle. But the first and the last slide may be chosen and never get there.
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

  // The observer's first entry comes at once. The visitor may have scrolled the list by then.
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
    /** Scrolls without animation, so that Embla never starts between two slides. After the last slide comes the first. */
    turn(command: TurnCommand): void {
      const { pitch, position, end, inset } = measure();
      let goal: number;
      // At its end the list may stand up to one pixel short.
      if (command.type === 'turn.next') goal = position > end - 1 ? 0 : position + pitch;
      else if (command.type === 'turn.previous') goal = position < 1 ? end : position - pitch;
      else goal = Math.max(command.index * pitch - inset, 0);
      const direction = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
      viewport.scrollTo({ left: direction * goal, behavior: 'instant' });
      look();
      if (command.type === 'turn.to') current = command.index;
    },
    /** The slide that the visitor chose or scrolled to. */
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

/** Starts Embla at this slide. */
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
  // Embla removes its own listeners on unmount.
  embla
    .on('select', selected)
    .on('pointerDown', () => report({ type: 'hold.began', hold: 'drag' }))
    .on('pointerUp', () => report({ type: 'hold.ended', hold: 'drag' }))
    // A change of width, as by turning the phone, ends a drag without a word.
    .on('reInit', () => report({ type: 'hold.ended', hold: 'drag' }));
  // A slide at the side is inert, so a press on it reaches only what clips it. The slide comes to the middle.
  const viewport = embla.rootNode();
  viewport.addEventListener('click', (event) => {
    if (event.defaultPrevented || (event.target as Element).closest('[data-state=active]')) return;
    const { left, width } = viewport.getBoundingClientRect();
    const isRight = event.clientX > left + width / 2;
    if (isRight === (getComputedStyle(viewport).direction === 'ltr'))
      embla.scrollNext(calm.matches);
    else embla.scrollPrev(calm.matches);
  });
  return (command: TurnCommand): void => {
    if (command.type === 'turn.next') embla.scrollNext(calm.matches);
    else if (command.type === 'turn.previous') embla.scrollPrev(calm.matches);
    else embla.scrollTo(command.index, calm.matches);
  };
}

/** The carousel machine in a browser, with Embla. */
export const carousel = carouselMachine.provide({
  actors: {
    watchMotion: fromCallback<MotionFact, { id: string }>(watchMotion),
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
