import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { fromCallback } from 'xstate';
import {
  type CarouselEvent,
  carouselMachine,
  type ListWish,
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

/** The list that slides are while nothing carries them, in CSS pixels of its scrolling; in a right-to-left page too. */
function measure(viewport: HTMLElement, [first, second]: readonly HTMLElement[]) {
  const pitch = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
  return {
    pitch,
    /** How far the list is scrolled, and how far it can be. */
    position: Math.abs(viewport.scrollLeft),
    end: viewport.scrollWidth - viewport.clientWidth,
    /** How far from its start the first slide would be in the middle. */
    middle: first ? (viewport.clientWidth - first.offsetWidth) / 2 : 0,
  };
}

/** The slide in the middle of the list as the visitor has scrolled it, and the list back at its start. */
function takeOver(embla: Embla): number {
  const viewport = embla.rootNode();
  const { pitch, position, middle } = measure(viewport, embla.slideNodes());
  viewport.scrollLeft = 0;
  return pitch ? Math.round((position + middle) / pitch) : 0;
}

/** The list of a carousel. */
function find(id: string): HTMLElement {
  const list = document.getElementById(`${id}-slides`);
  if (!list) throw new Error(`There are no #${id}-slides`);
  return list;
}

/**
 * Scrolls the list as the buttons ask; after the last slide comes the first. At once: what takes over meanwhile must not
 * find it between two slides.
 */
function scrollList(_: unknown, { id, command }: ListWish): void {
  const viewport = find(id);
  const slides = viewport.querySelectorAll<HTMLElement>('[aria-roledescription=slide]');
  const { pitch, position, end, middle } = measure(viewport, [...slides]);
  let goal: number;
  // Scrolled as far as it can be is up to one pixel short of its end.
  if (command.type === 'turn.next') goal = position > end - 1 ? 0 : position + pitch;
  else if (command.type === 'turn.previous') goal = position < 1 ? end : position - pitch;
  else goal = Math.max(command.index * pitch - middle, 0);
  const direction = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
  viewport.scrollTo({ left: direction * goal, behavior: 'instant' });
}

/** The carousel machine in a browser, its slides carried by Embla. */
export const carousel = carouselMachine.provide({
  actions: { scrollList },
  actors: {
    watchMotion,
    watchNeed: fromCallback<CarouselEvent, { id: string }>(({ input, sendBack }) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            sendBack({ type: 'slides.needed' });
          }
        },
        { rootMargin: nearness },
      );
      observer.observe(find(input.id));
      return () => observer.disconnect();
    }),
    watchTab: fromCallback<CarouselEvent>(({ sendBack }) => {
      const report = () =>
        sendBack({ type: document.hidden ? 'hold.began' : 'hold.ended', hold: 'hidden' });
      if (document.hidden) report();
      document.addEventListener('visibilitychange', report);
      return () => document.removeEventListener('visibilitychange', report);
    }),
    turn: fromCallback<TurnCommand, { geometry: unknown; speed: number }>(
      ({ input, sendBack, receive }) => {
        const embla = input.geometry as Embla;
        const calm = matchMedia('(prefers-reduced-motion: reduce)');
        const selected = () => {
          const fact: CarouselEvent = { type: 'slide.selected', index: embla.selectedScrollSnap() };
          sendBack(fact);
        };
        const grasped = () => sendBack({ type: 'hold.began', hold: 'drag' });
        const released = () => sendBack({ type: 'hold.ended', hold: 'drag' });
        embla.scrollTo(takeOver(embla), true);
        setSlideDuration(embla, input.speed);
        selected();
        embla.on('select', selected).on('pointerDown', grasped).on('pointerUp', released);
        // Embla itself lets go of its listeners when its view is gone.
        receive((command) => {
          if (command.type === 'turn.next') embla.scrollNext(calm.matches);
          else if (command.type === 'turn.previous') embla.scrollPrev(calm.matches);
          else embla.scrollTo(command.index, calm.matches);
        });
      },
    ),
  },
});
