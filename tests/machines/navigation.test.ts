import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectNavigation } from '../../src/machines/navigation/navigation.connect.ts';
import '../fuzz.ts';
import { navigationModel } from '../models/navigation.model.ts';
import { stage } from '../models/stage.ts';

const went = (key: string, arrival: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH', hash = '') => ({
  type: 'route.changed',
  key,
  arrival,
  hash,
  title: `Page ${key}`,
});
const left = (top: number) => ({ type: 'page.left', top });
const hidden = (top: number) => ({ type: 'page.hidden', top });
const returned = { type: 'page.returned' };
const first = went('default', 'POP');

async function play(...events: AnyEventObject[]) {
  const scene = stage(navigationModel);
  for (const event of events) await scene.play(event);
  return scene;
}

/** What was asked of the page by the last of the events. */
async function asked(...events: AnyEventObject[]) {
  const scene = await play(...events.slice(0, -1));
  scene.effects();
  for (const event of events.slice(-1)) await scene.play(event);
  return scene.effects();
}

const toHeading = ['focusHeading'];
const toTop = ['scrollToTop'];

describe('a visitor goes from page to page', () => {
  test('the first page is left as the browser made it: not scrolled, not focused, not announced', async () => {
    const scene = await play(first);
    expect(scene.effects()).toEqual([['start watchPage']]);
    expect(scene.snapshot().value).toBe('travelling');
    expect(scene.snapshot().context).toEqual({ key: 'default', positions: {}, announcement: '' });
  });

  test('a link starts the next page at its top and its heading, and its title is said', async () => {
    const scene = await play(first, left(700), went('a'));
    expect(scene.effects()).toEqual([['start watchPage'], toHeading, toTop]);
    expect(scene.snapshot().context).toEqual({
      key: 'a',
      positions: { default: 700 },
      announcement: 'Page a',
    });
  });

  test('Back returns to where the visitor was, and Forward too', async () => {
    const there = [first, left(700), went('a'), left(300), went('default', 'POP')];
    expect(await asked(...there)).toEqual([toHeading, ['scrollTo', { top: 700 }]]);
    expect(await asked(...there, went('a', 'POP'))).toEqual([
      toHeading,
      ['scrollTo', { top: 300 }],
    ]);
    expect((await play(...there)).snapshot().context).toMatchObject({
      key: 'default',
      announcement: 'Page default',
    });
  });

  test('Back to a page that was left at its very top returns to its top', async () => {
    const end = [first, left(0), went('a'), went('default', 'POP')];
    expect(await asked(...end)).toEqual([toHeading, ['scrollTo', { top: 0 }]]);
  });

  test('a link to a page that was visited before starts at its top all the same', async () => {
    const known = [first, left(700), went('a')];
    expect(await asked(...known, went('default', 'PUSH'))).toEqual([toHeading, toTop]);
    expect(await asked(...known, went('default', 'REPLACE'))).toEqual([toHeading, toTop]);
  });

  test('Back to a page that nothing is known of starts at its top', async () => {
    expect(await asked(first, went('b', 'POP'))).toEqual([toHeading, toTop]);
  });

  test('a fragment leads to what it names, and its page is announced', async () => {
    expect(await asked(first, went('a', 'PUSH', '#part'))).toEqual([
      ['scrollToFragment', { ...went('a', 'PUSH', '#part') }],
    ]);
    const { context } = (await play(first, went('a', 'PUSH', '#part'))).snapshot();
    expect(context).toMatchObject({ key: 'a', announcement: 'Page a' });
  });

  test('the shortest of fragments counts, an empty one does not', async () => {
    expect(await asked(first, went('a', 'PUSH', '#p'))).toEqual([
      ['scrollToFragment', went('a', 'PUSH', '#p')],
    ]);
    expect(await asked(first, went('a', 'PUSH', '#'))).toEqual([toHeading, toTop]);
    expect(await asked(first, went('a', 'PUSH', ''))).toEqual([toHeading, toTop]);
  });

  test('Back to a page with a fragment returns to where the visitor was, not to the fragment', async () => {
    const end = [first, went('a', 'PUSH', '#part'), left(50), went('b'), went('a', 'POP', '#part')];
    expect(await asked(...end)).toEqual([toHeading, ['scrollTo', { top: 50 }]]);
  });

  test('what was known before a reload is known after it, and is kept when the page is left', async () => {
    const restored = { type: 'positions.restored', positions: { x: 120 } };
    expect(await asked(restored, first, went('x', 'POP'))).toEqual([
      toHeading,
      ['scrollTo', { top: 120 }],
    ]);
    expect(await asked(restored, first, hidden(40))).toEqual([
      ['savePositions', { positions: { x: 120, default: 40 } }],
    ]);
  });

  test('a page that comes back from another site is where it was left, and is not said', async () => {
    const away = [first, hidden(40), returned];
    expect(await asked(...away)).toEqual([['scrollTo', { top: 40 }]]);
    expect((await play(...away)).snapshot().context.announcement).toBe('');
    expect(await asked(first, left(700), went('a'), hidden(80), returned)).toEqual([
      ['scrollTo', { top: 80 }],
    ]);
  });

  test('a restore that comes late does not overwrite what was seen since', async () => {
    const late = { type: 'positions.restored', positions: { default: 9 } };
    const scene = await play(first, hidden(40), late);
    expect(scene.snapshot().context).toMatchObject({ positions: { default: 40 } });
  });
});

test('whatever happens, a page gone back to is where it was left, and any other starts at its top or fragment', () => {
  const key = fc.constantFrom('default', 'a', 'b');
  const anyEvent = fc.oneof(
    fc.record({
      type: fc.constantFrom('page.left', 'page.hidden'),
      top: fc.integer({ min: 0, max: 9999 }),
    }),
    fc.record({
      type: fc.constant('route.changed'),
      key,
      arrival: fc.constantFrom('PUSH', 'POP', 'REPLACE'),
      hash: fc.constantFrom('', '#part'),
      title: fc.constantFrom('One', 'Two'),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const scene = stage(navigationModel);
      void scene.play(first);
      scene.effects();
      const known = new Map<string, number>();
      let here = 'default';
      for (const event of events) {
        void scene.play(event);
        const effects = scene.effects();
        if ('top' in event) known.set(here, event.top);
        if ('key' in event) {
          here = event.key;
          const top = event.arrival === 'POP' ? known.get(here) : undefined;
          if (top !== undefined) expect(effects).toContainEqual(['scrollTo', { top }]);
          else if (event.hash) expect(effects).toEqual([['scrollToFragment', event]]);
          else expect(effects).toEqual([toHeading, toTop]);
          expect(scene.snapshot().context.announcement).toBe(event.title);
        } else if (event.type === 'page.hidden') {
          expect(effects).toEqual([['savePositions', { positions: Object.fromEntries(known) }]]);
        } else {
          expect(effects).toEqual([]);
        }
      }
      scene.stop();
    }),
  );
});

test('a screen reader is told politely what page has come', async () => {
  const api = connectNavigation((await play(first, went('a'))).snapshot() as never);
  expect(api).toEqual({
    announcer: { id: 'announcer', 'aria-live': 'polite' },
    announcement: 'Page a',
  });
});
