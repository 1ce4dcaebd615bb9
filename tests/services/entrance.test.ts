import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entranceTiming } from '../../src/machines/entrance/entrance.machine.ts';
import { entrance } from '../../src/services/entrance.ts';
import { actorOf, Sight, start, stubMedia } from './outside.ts';

const animated = vi.hoisted(() => [] as { id: string; seconds: number; delay: number }[]);
vi.mock('motion/mini', () => ({
  animate: (element: Element, _: unknown, options: { duration: number; delay: number }) =>
    void animated.push({ id: element.id, seconds: options.duration, delay: options.delay }),
}));

beforeEach(() => {
  animated.length = 0;
  vi.stubGlobal('IntersectionObserver', Sight);
  stubMedia({});
  document.body.innerHTML = `<main id="main">
    <ul id="cards" data-entrance="each"><li id="one"></li><li id="two"></li><li id="three"></li></ul>
    <section id="whole" data-entrance="whole"></section>
    <section id="contact" data-entrance="slow"></section>
    <section id="first" data-entrance="whole"></section></main>`;
  for (const [id, top] of Object.entries({ cards: 2000, whole: 3000, contact: 4000, first: 100 }))
    vi.spyOn(document.getElementById(id) as Element, 'getBoundingClientRect').mockReturnValue({
      top,
    } as DOMRect);
  vi.stubGlobal('innerHeight', 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Sight.all.clear();
});

const begin = async (scope: 'below' | 'page') => {
  const run = start(actorOf(entrance, 'animateEntrances'), { timing: entranceTiming, scope });
  await vi.waitFor(() => expect(Sight.all.size).toBe(1));
  return run;
};
const waiting = () => [...document.querySelectorAll('[data-waiting]')].map(({ id }) => id);

test('what lies below the screen waits unseen, and enters as it comes: cards 0.3 s apart, the contact section in 1 s', async () => {
  const run = await begin('below');
  expect(waiting()).toEqual(['one', 'two', 'three', 'whole', 'contact']);
  expect(animated).toEqual([]);
  Sight.show(true);
  expect(waiting()).toEqual([]);
  expect(animated).toEqual([
    { id: 'one', seconds: 0.45, delay: 0 },
    { id: 'two', seconds: 0.45, delay: 0.3 },
    { id: 'three', seconds: 0.45, delay: 0.6 },
    { id: 'whole', seconds: 0.45, delay: 0 },
    { id: 'contact', seconds: 1, delay: 0 },
  ]);
  Sight.show(true);
  expect(animated).toHaveLength(5);
  run.stop();
});

test('a page that was gone to enters as a whole too', async () => {
  const run = await begin('page');
  expect(animated).toEqual([
    { id: 'main', seconds: 0.45, delay: 0 },
    { id: 'contact', seconds: 1, delay: 0 },
  ]);
  run.stop();
});

test('a page that is left hides nothing for ever', async () => {
  const run = await begin('below');
  run.end();
  expect(waiting()).toEqual([]);
  expect(Sight.all.size).toBe(0);
  run.stop();
});

test('for who wants no motion nothing waits and nothing moves', async () => {
  stubMedia({ '(prefers-reduced-motion: reduce)': true });
  const run = start(actorOf(entrance, 'animateEntrances'), {
    timing: entranceTiming,
    scope: 'page',
  });
  await vi.dynamicImportSettled();
  expect([waiting(), animated, Sight.all.size]).toEqual([[], [], 0]);
  run.stop();
});
