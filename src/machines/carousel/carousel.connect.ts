import type { SnapshotFrom } from 'xstate';
import type { CarouselEvent, carouselMachine } from './carousel.machine.ts';

interface PointerLike {
  pointerType: string;
}
interface FocusLike {
  currentTarget: { contains(other: never): boolean };
  relatedTarget: unknown;
}

/** What a carousel's parts are called, in words that come from outside. */
export interface CarouselWords {
  readonly label: string;
  /** Said in the place of the role: a carousel, and a slide. */
  readonly roles: { readonly carousel: string; readonly slide: string };
  /** Names what clips the slides. */
  readonly slides: string;
  /** `{position}` and `{count}` are replaced. */
  readonly slide: string;
  /** Names the picker of slides; each button is named like its slide. */
  readonly picker: string;
}

/** The carousel as the APG has it: a group, its slides, previous and next, and a picker of slides. */
export function connectCarousel(
  snapshot: SnapshotFrom<typeof carouselMachine>,
  send: (event: CarouselEvent) => void,
) {
  const { id, index: active, count } = snapshot.context;
  const ready = snapshot.hasTag('carried');
  const slidesId = `${id}-slides`;
  const named = (index: number, words: CarouselWords) =>
    words.slide.replace('{position}', String(index + 1)).replace('{count}', String(count));
  const turner = (event: CarouselEvent) => ({
    type: 'button' as const,
    'aria-controls': slidesId,
    onClick: () => send(event),
  });
  const state = ready ? ('carried' as const) : ('listed' as const);
  return {
    /** Whether what carries the slides is to be fetched. */
    needed: snapshot.hasTag('needed'),
    /** Called with it when it has taken over the list. */
    onArrival: (geometry: unknown) => send({ type: 'geometry.arrived', geometry }),
    slidesId,
    root: (words: CarouselWords) => ({
      // A group, not a region: the section it stands in is the landmark, and has the same name.
      role: 'group' as const,
      'aria-roledescription': words.roles.carousel,
      'aria-label': words.label,
      // By it the stylesheet knows the gap between its slides.
      'data-carousel': id,
      'data-state': state,
      // A press leaves the focus on its button too, and must not end the turning: only a focus that is shown holds.
      onFocus: ({ target }: { target: { matches(selector: string): boolean } }) => {
        if (target.matches(':focus-visible')) send({ type: 'hold.began', hold: 'focus' });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusLike) => {
        if (!currentTarget.contains(relatedTarget as never)) {
          send({ type: 'hold.ended', hold: 'focus' });
        }
      },
    }),
    /** What clips the slides, and over which the pointer rests; a finger does not rest. */
    viewport: (words: CarouselWords) => ({
      id: slidesId,
      // What a keyboard can scroll needs a role and a name.
      role: 'region' as const,
      'aria-label': words.slides,
      // A list is scrolled by keyboard too. Not removed afterwards: the focus may be on it.
      tabIndex: ready ? -1 : 0,
      'data-state': state,
      'aria-live': snapshot.hasTag('turning') ? ('off' as const) : ('polite' as const),
      onPointerEnter: ({ pointerType }: PointerLike) => {
        if (pointerType === 'mouse') send({ type: 'hold.began', hold: 'hover' });
      },
      onPointerLeave: ({ pointerType }: PointerLike) => {
        if (pointerType === 'mouse') send({ type: 'hold.ended', hold: 'hover' });
      },
    }),
    slide: (index: number, words: CarouselWords) => ({
      role: 'group' as const,
      'aria-roledescription': words.roles.slide,
      'aria-label': named(index, words),
      'data-state': !ready ? 'listed' : index === active ? 'active' : 'inactive',
      // Out of the tab order and of the ear, like what a carousel does not show.
      inert: ready && index !== active,
    }),
    previous: turner({ type: 'slide.previous' }),
    next: turner({ type: 'slide.next' }),
    picker: (words: CarouselWords) => ({ role: 'group' as const, 'aria-label': words.picker }),
    pick: (index: number, words: CarouselWords) => ({
      ...turner({ type: 'slide.choose', index }),
      'aria-label': named(index, words),
      // The APG's grouped picker: the button of the slide in the middle is disabled to the ear, not to the focus.
      'aria-disabled': ready && index === active,
      'data-state': index === active ? ('active' as const) : ('inactive' as const),
    }),
  };
}
