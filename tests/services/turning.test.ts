import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carousel } from '../../src/services/carousel.ts';
import { actorOf, hideTab, Sight, start, stubMedia } from './outside.ts';

/** Six slides, 200 pixels from each to the next, in a window of 600 onto 1400: the last three cannot be the first. */
const layout = { pitch: 200, slide: 200, viewport: 600, all: 1390.5 };
let selected: Element | null;
const viewport = () => document.getElementById('team-slides') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<button id="before"></button><div id="team-slides"><div>${[
    0, 1, 2, 3, 4, 5,
  ]
    .map(
      (index) =>
        `<div aria-roledescription="slide"><a href="#" id="link-${index}">${index}</a></div>`,
    )
    .join('')}</div></div>`;
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
  const given = (element: Element, values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(element, name, { value, configurable: true, writable: true });
  };
  slides.forEach((slide, index) =>
    given(slide, { offsetLeft: index * layout.pitch, offsetWidth: layout.slide }),
  );
  given(viewport(), {
    clientWidth: layout.viewport,
    scrollWidth: layout.all,
    scrollLeft: 0,
    scrollTo: ({ left }: { left: number }) => {
      viewport().scrollLeft = Math.min(Math.max(left, 0), layout.all - layout.viewport);
    },
  });
  vi.stubGlobal('IntersectionObserver', Sight);
  stubMedia({});
  hideTab(false);
  // jsdom moves a selection by itself.
  selected = null;
  vi.stubGlobal('getSelection', () => ({ anchorNode: selected }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Sight.all.clear();
});

const begin = () => start(actorOf(carousel, 'turn'), { id: 'team', speed: 300 });

/** Embla, which keeps what it was asked and tells what a hand does. */
function fakeEmbla() {
  const asked: unknown[][] = [];
  const heard: Record<string, (() => void)[]> = {};
  const engine = {
    scrollBody: { seek: () => engine.scrollBody, direction: () => 0, duration: () => 25 },
    dragHandler: { pointerDown: () => false },
    location: { get: () => 0, add: () => {} },
    previousLocation: { set: () => {} },
    target: { get: () => 0 },
  };
  const embla = {
    asked,
    tell: (event: string) => heard[event]?.forEach((listener) => listener()),
    selected: 0,
    internalEngine: () => engine,
    rootNode: () => viewport(),
    selectedScrollSnap: () => embla.selected,
    scrollTo: (...rest: unknown[]) => void asked.push(['to', ...rest]),
    scrollNext: (...rest: unknown[]) => void asked.push(['next', ...rest]),
    scrollPrev: (...rest: unknown[]) => void asked.push(['previous', ...rest]),
    on: (event: string, listener: () => void) => {
      (heard[event] ??= []).push(listener);
      return embla;
    },
  };
  return embla;
}
const carried = () => {
  const run = begin();
  const embla = fakeEmbla();
  run.send({ type: 'geometry.arrived', geometry: embla });
  embla.asked.length = run.reports.length = 0;
  return { run, embla };
};
const turns = [
  { type: 'turn.next' },
  { type: 'turn.previous' },
  { type: 'turn.to', index: 3 },
] as const;

test.each([
  ['moves', 'for everyone', false],
  ['jumps', 'for who wants no motion', true],
])('a slide %s %s, whichever button brings it', (_, __, calm) => {
  stubMedia({ '(prefers-reduced-motion: reduce)': calm });
  const { run, embla } = carried();
  for (const turn of turns) run.send(turn);
  expect(embla.asked).toEqual([
    ['next', calm],
    ['previous', calm],
    ['to', 3, calm],
  ]);
  run.stop();
});

test('a setting that changes while the page is open counts at the next press', () => {
  const media = stubMedia({});
  const { run, embla } = carried();
  media.change('(prefers-reduced-motion: reduce)', true);
  run.send({ type: 'turn.previous' });
  expect(embla.asked).toEqual([['previous', true]]);
  run.stop();
});

test('a hand on the slides holds them, and lets them go', () => {
  const { run, embla } = carried();
  embla.tell('pointerDown');
  embla.selected = 4;
  embla.tell('select');
  embla.tell('pointerUp');
  expect(run.reports).toEqual([
    { type: 'hold.began', hold: 'drag' },
    { type: 'slide.selected', index: 4 },
    { type: 'hold.ended', hold: 'drag' },
  ]);
  run.stop();
});

/** The slide that Embla is given, when the list was moved so. */
function givenAfter(move: (run: ReturnType<typeof begin>) => void): number {
  const run = begin();
  const embla = fakeEmbla();
  move(run);
  run.send({ type: 'geometry.arrived', geometry: embla });
  run.stop();
  expect(embla.asked[0]?.[2]).toBe(true);
  return embla.asked[0]?.[1] as number;
}
const scrollBy = (left: number) => () => {
  viewport().scrollLeft = left;
  viewport().dispatchEvent(new Event('scroll'));
};

test.each([
  [0, 1],
  [99, 1],
  [101, 2],
  [199, 2],
  [299, 2],
  [301, 3],
])('a list scrolled by %i pixels has slide %i in its middle', (left, index) => {
  // Scrolled elsewhere first: where it stands at the beginning is no choice.
  expect(
    givenAfter(() => {
      scrollBy(600)();
      scrollBy(left)();
    }),
  ).toBe(index);
});

test('a list that nobody moved begins with its first slide; a chosen slide is kept, the first and the last too', () => {
  expect(givenAfter(() => {})).toBe(0);
  for (const index of [0, 2, 5])
    expect(givenAfter((run) => run.send({ type: 'turn.to', index }))).toBe(index);
});

test('Next goes a slide on, and from the end to the beginning, though the end lies between two pixels; Previous back', () => {
  const run = begin();
  const at = (left: number, type: string) => {
    viewport().scrollLeft = left;
    run.send({ type });
    return viewport().scrollLeft;
  };
  expect(at(0, 'turn.next')).toBe(200);
  expect(at(400, 'turn.next')).toBe(600);
  expect(at(790, 'turn.next')).toBe(0);
  expect(at(790.5, 'turn.next')).toBe(0);
  expect(at(789, 'turn.next')).toBe(790.5);
  expect(at(400, 'turn.previous')).toBe(200);
  expect(at(0, 'turn.previous')).toBe(790.5);
  expect(at(0.5, 'turn.previous')).toBe(790.5);
  run.stop();
});

test('what carries the slides is wanted when the visitor is near', () => {
  const run = begin();
  expect([...Sight.all].map(({ options }) => options?.rootMargin)).toEqual(['200% 0px']);
  Sight.show(false);
  expect(run.reports).toEqual([]);
  Sight.show(true);
  expect(run.reports).toEqual([{ type: 'slides.needed' }]);
  run.stop();
});

describe('the hold reading', () => {
  const key = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  const pointer = () => document.dispatchEvent(new Event('pointerdown'));
  const focusOn = (id: string) => document.getElementById(id)?.focus();
  const began = { type: 'hold.began', hold: 'reading' };
  const ended = { type: 'hold.ended', hold: 'reading' };

  test('begins with a focus that the keyboard brought, and ends with it', () => {
    const run = begin();
    key();
    focusOn('link-0');
    expect(run.reports).toEqual([began]);
    focusOn('before');
    expect(run.reports).toEqual([began, ended]);
    run.stop();
  });

  test('does not begin with a focus that a pointer brought, but with the key that follows it', () => {
    const run = begin();
    pointer();
    focusOn('link-0');
    expect(run.reports).toEqual([]);
    key();
    focusOn('link-1');
    expect(run.reports).toEqual([began]);
    run.stop();
  });

  test('begins with the reading cursor of a screen reader', () => {
    const run = begin();
    selected = document.getElementById('link-2');
    document.dispatchEvent(new Event('selectionchange'));
    expect(run.reports).toEqual([began]);
    selected = null;
    document.dispatchEvent(new Event('selectionchange'));
    expect(run.reports).toEqual([began, ended]);
    run.stop();
  });
});
