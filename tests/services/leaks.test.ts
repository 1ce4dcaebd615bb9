import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { visit } from '../../src/app/boot/visit.ts';
import { entranceTiming } from '../../src/machines/entrance/entrance.machine.ts';
import { carousel } from '../../src/services/carousel.ts';
import { keepDraft } from '../../src/services/drafts.ts';
import { drawer } from '../../src/services/drawer.ts';
import { entrance } from '../../src/services/entrance.ts';
import { menu } from '../../src/services/menu.ts';
import { motion } from '../../src/services/motion.ts';
import { page } from '../../src/services/page.ts';
import { scrolltop } from '../../src/services/scrolltop.ts';
import { theme } from '../../src/services/theme.ts';
import { video } from '../../src/services/video.ts';
import { actorOf, start, stubMedia } from './outside.ts';

type Options = boolean | AddEventListenerOptions | undefined;

/** What the page holds for actors: listeners, observers, frames, timers and subscriptions. */
let held: number;

function countListeners(): void {
  const kept = new Map<EventTarget, Map<string, Set<unknown>>>();
  const listenersOf = (target: EventTarget, type: string, options: Options) => {
    const capture = typeof options === 'object' ? options?.capture : options;
    const key = `${type} ${Boolean(capture)}`;
    const places = kept.get(target) ?? new Map<string, Set<unknown>>();
    kept.set(target, places);
    const listeners = places.get(key) ?? new Set();
    places.set(key, listeners);
    return listeners;
  };
  const forget = (target: EventTarget, type: string, listener: unknown, options: Options) => {
    if (listenersOf(target, type, options).delete(listener)) held -= 1;
  };
  const counting = (owner: EventTarget) => {
    const { addEventListener: add, removeEventListener: remove } = owner;
    vi.spyOn(owner, 'addEventListener').mockImplementation(function (
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
      const target = this ?? window;
      if (!(target instanceof AbortSignal)) {
        const listeners = listenersOf(target, type, options);
        if (!listeners.has(listener)) held += 1;
        listeners.add(listener);
        if (typeof options === 'object')
          options?.signal?.addEventListener('abort', () => forget(target, type, listener, options));
      }
      add.call(target, type, listener, options);
    });
    vi.spyOn(owner, 'removeEventListener').mockImplementation(function (
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
      const target = this ?? window;
      forget(target, type, listener, options);
      remove.call(target, type, listener, options);
    });
  };
  counting(EventTarget.prototype);
  // jsdom gives its window functions of its own.
  counting(window);
}

/** An observer that counts as long as it watches something. */
class Counted {
  private watches = false;
  observe(): void {
    if (!this.watches) held += 1;
    this.watches = true;
  }
  unobserve(): void {}
  disconnect(): void {
    if (this.watches) held -= 1;
    this.watches = false;
  }
}

beforeEach(() => {
  held = 0;
  vi.useFakeTimers();
  document.body.innerHTML = `<main id="main"><section data-entrance="whole"></section></main>
    <details id="served-menu" open></details><video id="film"></video>
    <div id="team-slides"><div aria-roledescription="slide"></div></div>`;
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'])
    vi.stubGlobal(name, Counted);
  vi.stubGlobal('innerHeight', -1);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise(() => {}));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  stubMedia({});
  countListeners();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Case {
  readonly what: string;
  readonly logic: AnyActorLogic;
  readonly input?: unknown;
  readonly send?: AnyEventObject;
}
const cases: readonly Case[] = [
  {
    what: 'a carousel that turns',
    logic: actorOf(carousel, 'turn'),
    input: { id: 'team', speed: 300 },
  },
  {
    what: 'a form that keeps its draft',
    logic: keepDraft,
    input: { form: 'contact' },
    send: { type: 'draft.keep', fields: { name: 'Asha' } },
  },
  { what: 'the served menu', logic: actorOf(drawer, 'watchServed') },
  {
    what: 'the drawer that waits for quiet',
    logic: actorOf(drawer, 'watchIdle'),
    input: { breakpoint: 768 },
  },
  {
    what: 'the drawer that watches the width',
    logic: actorOf(drawer, 'watchWidth'),
    input: { breakpoint: 768 },
  },
  {
    what: 'a page whose parts enter',
    logic: actorOf(entrance, 'animateEntrances'),
    input: { timing: entranceTiming, scope: 'below' },
  },
  { what: 'an open submenu', logic: actorOf(menu, 'watchOutside'), input: { id: 'menu' } },
  { what: 'the motion switch', logic: actorOf(motion, 'watchPreferences') },
  { what: 'the page that may be left', logic: actorOf(page, 'watchLeaving') },
  { what: 'the way back to the top', logic: actorOf(scrolltop, 'watchScroll') },
  { what: 'the theme switch', logic: actorOf(theme, 'watchChoice') },
  { what: 'the film in view', logic: actorOf(video, 'watchMotion'), input: { id: 'film' } },
  { what: 'the film that plays', logic: actorOf(video, 'play'), input: { id: 'film', rate: 0.8 } },
  { what: 'the prefetching', logic: actorOf(visit, 'prefetch') },
  { what: 'the line', logic: actorOf(visit, 'watchLine') },
];

test.each(cases)(
  '$what holds something while it runs, and leaves nothing behind in fifty rounds',
  async ({ logic, input, send }) => {
    const switched = motion.provide({
      actors: { watchPreferences: actorOf(theme, 'watchChoice') as never },
    });
    const round = async () => {
      const run = start(logic, input, { motion: switched });
      const { observers } = run.beside('motion') as { observers: Set<unknown> };
      const count = () => held + vi.getTimerCount() + observers.size;
      if (send) run.send(send);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
      const running = count();
      run.end();
      const subscriptions = observers.size;
      const released = running - count();
      run.stop();
      return { released, subscriptions };
    };
    // What a first use makes for good, such as a module.
    await round();
    await vi.advanceTimersByTimeAsync(50);
    const before = { held, timers: vi.getTimerCount() };
    for (let times = 0; times < 50; times += 1) {
      const { released, subscriptions } = await round();
      expect(released).toBeGreaterThan(0);
      expect(subscriptions).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(50);
    expect({ held, timers: vi.getTimerCount() }).toEqual(before);
  },
);
