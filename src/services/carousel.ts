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
 * Lets a slide arrive after exactly `speed` milliseconds. Embla's own movement is a spring that is pulled less and less:
 * its `duration` is no time, and with none of its values does it come to rest in less than a second. What follows the
 * visitor's finger stays Embla's.
 */
function keepTime(embla: Embla, speed: number): void {
  const engine = embla.internalEngine();
  const { scrollBody: spring, location, previousLocation, target, dragHandler } = engine;
  const body = { ...spring };
  let goal = NaN;
  let from = 0;
  let now = 0;
  let elapsed = 0;
  body.seek = () => {
    if (dragHandler.pointerDown() || spring.duration() === 0) {
      goal = NaN;
      spring.seek();
      return body;
    }
    // The loop moves everything by a whole turn, in the middle of the way too.
    const turned = location.get() - now;
    goal += turned;
    from += turned;
    if (!(Math.abs(target.get() - goal) < 0.01)) {
      goal = target.get();
      from = location.get();
      elapsed = 0;
    }
    elapsed = Math.min(elapsed + step, speed);
    now = goal - (goal - from) * (1 - elapsed / speed) ** 3;
    previousLocation.set(location.get());
    location.set(now);
    return body;
  };
  body.direction = () => Math.sign(goal - from) || spring.direction();
  body.useDuration = (duration) => {
    spring.useDuration(duration);
    return body;
  };
  body.useFriction = (friction) => {
    spring.useFriction(friction);
    return body;
  };
  body.useBaseDuration = () => body.useDuration(engine.options.duration);
  body.useBaseFriction = () => {
    spring.useBaseFriction();
    return body;
  };
  engine.scrollBody = body;
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
        keepTime(embla, input.speed);
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
