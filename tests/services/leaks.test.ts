import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, fromCallback } from 'xstate';
import { visit } from '../../src/app/boot/visit.ts';
import { carousel } from '../../src/services/carousel.ts';
import { keepDraft } from '../../src/services/drafts.ts';
import { drawer } from '../../src/services/drawer.ts';
import { menu } from '../../src/services/menu.ts';
import { motion } from '../../src/services/motion.ts';
import { page } from '../../src/services/page.ts';
import { scrolltop } from '../../src/services/scrolltop.ts';
import { theme } from '../../src/services/theme.ts';
import { video } from '../../src/services/video.ts';
import { actorOf, start, stubMedia } from './outside.ts';

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly signal: AbortSignal | undefined;
}
let listening: Listening[];
const watching = new Set<object>();
/** What the page holds for actors: listeners, observers, frames and timers. */
const held = () =>
  listening.filter(({ signal }) => !signal?.aborted).length + watching.size + vi.getTimerCount();

type Options = boolean | AddEventListenerOptions | undefined;
const entry = (target: EventTarget, type: string, listener: unknown, options: Options) => {
  const given: AddEventListenerOptions =
    typeof options === 'object' ? options : { capture: options === true };
  const { capture = false, signal } = given;
  return { target, type, listener, capture, signal };
};
const isSame = (one: Listening, other: Listening) =>
  (['target', 'type', 'listener', 'capture'] as const).every((name) => one[name] === other[name]);

function countListeners(owner: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = owner;
  vi.spyOn(owner, 'addEventListener').mockImplementation(function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (!(target instanceof AbortSignal)) listening.push(entry(target, type, listener, options));
    add.call(target, type, listener, options);
  });
  vi.spyOn(owner, 'removeEventListener').mockImplementation(function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    const removed = entry(target, type, listener, options);
    listening = listening.filter((one) => !isSame(one, removed));
    remove.call(target, type, listener, options);
  });
}

/** An observer that counts as long as it watches something. */
class Counted {
  observe(): void {
    watching.add(this);
  }
  unobserve(): void {}
  disconnect(): void {
    watching.delete(this);
  }
}

beforeEach(() => {
  listening = [];
  watching.clear();
  vi.useFakeTimers();
  document.body.innerHTML = `<main id="main"></main>
    <details id="served-menu" open></details><video id="film"></video>
    <div id="team-slides"><div aria-roledescription="slide"></div></div>`;
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'])
    vi.stubGlobal(name, Counted);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise(() => {}));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  stubMedia({});
  countListeners(EventTarget.prototype);
  // jsdom gives its window functions of its own.
  countListeners(window);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const still = motion.provide({ actors: { watchPreferences: fromCallback(() => {}) } });
const breakpoint = { breakpoint: 768 };
test.each<[string, AnyActorLogic, unknown?, AnyEventObject?]>([
  ['a carousel that turns', actorOf(carousel, 'turn'), { id: 'team', speed: 300 }],
  [
    'a form that keeps its draft',
    keepDraft,
    { form: 'contact' },
    { type: 'draft.keep', fields: { name: 'Asha' } },
  ],
  ['the served menu', actorOf(drawer, 'watchServed')],
  ['the drawer that waits for quiet', actorOf(drawer, 'watchIdle'), breakpoint],
  ['the drawer that watches the width', actorOf(drawer, 'watchWidth'), breakpoint],
  ['an open submenu', actorOf(menu, 'watchOutside'), { id: 'menu' }],
  ['the motion switch', actorOf(motion, 'watchPreferences')],
  ['the page that may be left', actorOf(page, 'watchLeaving')],
  ['the way back to the top', actorOf(scrolltop, 'watchScroll')],
  ['the theme switch', actorOf(theme, 'watchChoice')],
  ['the film in view', actorOf(video, 'watchMotion'), { id: 'film' }],
  ['the film that plays', actorOf(video, 'play'), { id: 'film', rate: 0.8 }],
  ['the prefetching', actorOf(visit, 'prefetch')],
  ['the line', actorOf(visit, 'watchLine')],
])('%s holds something while it runs, and nothing after its end', async (_, logic, input, send) => {
  const round = async () => {
    const run = start(logic, input, { motion: still });
    const { observers } = run.beside('motion') as { observers: Set<unknown> };
    if (send) run.send(send);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    const running = held() + observers.size;
    run.end();
    expect(observers.size).toBe(0);
    run.stop();
    await vi.advanceTimersByTimeAsync(50);
    return running;
  };
  // What a first use makes for good, such as a module.
  await round();
  const before = held();
  expect(await round()).toBeGreaterThan(before);
  expect(held()).toBe(before);
});
