import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectPage } from '../../src/machines/page/page.connect.ts';
import type { Place } from '../../src/machines/place.ts';
import '../fuzz.ts';
import { pageModel } from '../models/page.model.ts';
import { asked, played, type Stage } from '../models/stage.ts';
import { home, terms } from '../models/visit.model.ts';

const place = (key: string, hash = ''): Place => ({
  key,
  path: `/${key}`,
  hash,
});
const privacy = place('privacy');
const wanted = (entry: Place) => ({ type: 'page.wanted', place: entry });
const came = (top = 0) => ({ type: 'page.came', title: 'A page', top });
const stood = ({ key }: Place) => ({ type: 'page.stood', key });
const missed = { type: 'page.missed', cause: 'offline' };
const retry = { type: 'page.retry' };
const hidden = (top: number) => ({ type: 'page.hidden', top });
const returned = { type: 'page.returned' };
const lineReturned = { type: 'line.returned' };
/** Goes there; how far down the page before it is left. */
const went = (entry: Place, top = 0) => [wanted(entry), came(top), stood(entry)];

const play = (...events: AnyEventObject[]) => played(pageModel, ...events);

const api = (scene: Stage) => connectPage(scene.snapshot() as never, () => {});
const tellsAwaited = (entry: Place) => ['emit page.awaited', { place: entry }];
const tellsShown = (entry: Place, title = 'A page') => ['emit page.shown', { place: entry, title }];
const fetching = (path: string) => ['start fetchPage', { path }];
const toHeading = ['focusHeading'];
const scroll = (top: number) => ['scrollTo', { top }];
const toTop = scroll(0);
const toFragment = (hash: string) => ['scrollToFragment', { hash }];

test('the page that was served is left as the browser made it: not scrolled, not focused, not said', async () => {
  const scene = await play();
  expect(scene.effects()).toEqual([['start watchLeaving'], tellsShown(home, '')]);
  expect(await asked(scene, stood(home))).toEqual([]);
  expect(scene.snapshot().context).toEqual({
    shown: home,
    wanted: home,
    positions: {},
    title: '',
  });
});

describe('the next page', () => {
  test('one that is here is shown at once: at its top and its heading, and its title is said', async () => {
    const scene = await play();
    expect(await asked(scene, wanted(terms), came(700))).toEqual([
      tellsAwaited(terms),
      fetching('/TermsAnd-Conditions'),
      ['stop fetchPage'],
    ]);
    expect(scene.snapshot().value).toBe('rendering');
    expect(await asked(scene, stood(home))).toEqual([]);
    expect(scene.snapshot().value).toBe('rendering');
    expect(await asked(scene, stood(terms))).toEqual([toHeading, toTop, tellsShown(terms)]);
    expect(scene.snapshot().value).toBe('shown');
    expect(scene.snapshot().context).toEqual({
      shown: terms,
      wanted: terms,
      positions: { default: 700 },
      title: 'A page',
    });
  });

  test.each([
    [299, { missing: false, announced: false, sign: 'quiet' }],
    [300, { missing: false, announced: false, sign: 'slow' }],
    [999, { missing: false, announced: false, sign: 'slow' }],
    [1000, { missing: false, announced: true, sign: 'slow' }],
    [14_999, { missing: false, announced: true, sign: 'slow' }],
    [15_000, { missing: true, announced: false, sign: 'quiet' }],
  ])('after %i ms of waiting', async (milliseconds, { missing: isMissing, announced, sign }) => {
    const scene = await play(wanted(terms));
    scene.clock.increment(milliseconds);
    expect(api(scene)).toMatchObject({
      missing: isMissing,
      announced,
      announcement: '',
      thread: { 'data-state': sign },
    });
    expect(scene.snapshot().context.shown).toEqual(home);
  });

  test('one that comes after the visitor was told otherwise is shown all the same', async () => {
    const scene = await play(wanted(terms));
    scene.clock.increment(60_000);
    await scene.play(came());
    expect(scene.snapshot().context.shown).toEqual(terms);
    expect(api(scene).missing).toBe(false);
  });

  test('the last one wanted wins, and has all the time of its own', async () => {
    const scene = await play(wanted(terms));
    scene.clock.increment(14_999);
    expect(await asked(scene, wanted(privacy))).toEqual([
      ['stop fetchPage'],
      tellsAwaited(privacy),
      fetching('/privacy'),
    ]);
    scene.clock.increment(299);
    expect(api(scene)).toMatchObject({ missing: false, thread: { 'data-state': 'quiet' } });
    await scene.play(came());
    expect(scene.snapshot().context).toMatchObject({ shown: privacy, wanted: privacy });
  });

  test.each([
    ['at once', []],
    ['when the wait was said', [1000]],
    ['when it did not come', [15_000]],
  ])('Back to the page that is still there ends the wait %s', async (_, waits) => {
    const scene = await play(wanted(terms));
    for (const wait of waits) scene.clock.increment(wait);
    expect(await asked(scene, wanted(home))).toEqual([['stop fetchPage'], tellsShown(home, '')]);
    expect(scene.snapshot().value).toBe('shown');
    expect(scene.snapshot().context).toMatchObject({ shown: home, wanted: home });
    scene.clock.increment(60_000);
    expect(api(scene)).toMatchObject({ missing: false, thread: { 'data-state': 'quiet' } });
  });

  test('one that failed is asked for again by the visitor, or by the line; nobody is told twice that it is awaited', async () => {
    const scene = await play(wanted(terms));
    expect(await asked(scene, missed)).toEqual([
      ['logFailure', { cause: 'offline', type: 'page.missed' }],
    ]);
    expect(api(scene).missing).toBe(true);
    const again = [['stop fetchPage'], fetching('/TermsAnd-Conditions')];
    expect(await asked(scene, retry)).toEqual(again);
    expect(api(scene).missing).toBe(false);
    expect(await asked(scene, lineReturned)).toEqual([]);
    await scene.play(missed);
    expect(await asked(scene, lineReturned)).toEqual(again);
  });
});

describe('where a visitor comes to', () => {
  test('Back returns to where they were, and Forward too', async () => {
    const scene = await play(...went(terms, 700));
    expect(await asked(scene, ...went(home, 300))).toEqual([
      tellsAwaited(home),
      fetching('/'),
      ['stop fetchPage'],
      toHeading,
      scroll(700),
      tellsShown(home),
    ]);
    expect(await asked(scene, ...went(terms))).toContainEqual(scroll(300));
  });

  test('Back to a page that was left at its very top returns to its top', async () => {
    const scene = await play(...went(terms, 0));
    expect(await asked(scene, ...went(home))).toContainEqual(scroll(0));
  });

  test('a link to a page that was visited before starts at its top all the same', async () => {
    const scene = await play(...went(terms, 700));
    // The router names each entry anew.
    const effects = await asked(scene, ...went({ ...home, key: 'third' }));
    expect(effects.slice(-3, -1)).toEqual([toHeading, toTop]);
  });

  test('Back to a page that nothing is known of starts at its top', async () => {
    const effects = await asked(await play(), ...went(place('b')));
    expect(effects.slice(-3, -1)).toEqual([toHeading, toTop]);
  });

  test('the shortest of fragments leads to what it names, an empty one to the top', async () => {
    for (const hash of ['#part', '#p']) {
      const scene = await play();
      const effects = await asked(scene, ...went(place('a', hash)));
      expect(effects.slice(-2, -1)).toEqual([toFragment(hash)]);
      expect(api(scene).announcement).toBe('A page');
    }
    for (const hash of ['#', '']) {
      const effects = await asked(await play(), ...went(place('a', hash)));
      expect(effects.slice(-3, -1)).toEqual([toHeading, toTop]);
    }
  });

  test('Back to a page with a fragment returns to where the visitor was, not to the fragment', async () => {
    const scene = await play(...went(place('a', '#part')), ...went(place('b'), 50));
    const effects = await asked(scene, ...went(place('a', '#part')));
    expect(effects.slice(-3, -1)).toEqual([toHeading, scroll(50)]);
  });

  test('what was known before a reload is known after it, and is kept when the site is left', async () => {
    const restored = { type: 'positions.restored', positions: { x: 120 } };
    const scene = await play(restored);
    expect(await asked(scene, hidden(40))).toEqual([
      ['savePositions', { positions: { x: 120, default: 40 } }],
    ]);
    expect(await asked(scene, ...went(place('x')))).toContainEqual(scroll(120));
  });

  test('a page that comes back from another site is where it was left, and is not said', async () => {
    const scene = await play(hidden(40));
    expect(await asked(scene, returned)).toEqual([scroll(40)]);
    expect(api(scene).announcement).toBe('');
    const later = await play(...went(terms, 700), hidden(80));
    expect(await asked(later, returned)).toEqual([scroll(80)]);
  });
});

test('whatever happens: only a page that came is shown, a page gone back to is where it was left, and at last all is as the visitor wanted it', async () => {
  const entries = fc.record({
    key: fc.constantFrom('default', 'a', 'b'),
    hash: fc.constantFrom('', '#part'),
  });
  const tops = fc.integer({ min: 0, max: 9999 });
  const steps = fc.oneof(
    entries.map(({ key, hash }) => wanted(place(key, hash))),
    tops.map(came),
    fc.constantFrom('default', 'a', 'b').map((key) => ({ type: 'page.stood', key })),
    fc.constantFrom<AnyEventObject>(missed, retry, lineReturned),
    tops.map(hidden),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 16_000 })), { maxLength: 30 }),
      async (story) => {
        const scene = await play();
        const known = new Map<string, number>();
        let last = home;
        const step = async (event: AnyEventObject) => {
          const before = scene.snapshot();
          const here = before.context.shown as Place;
          if ('place' in event) last = event.place as Place;
          const effects = await asked(scene, event);
          const shown = scene.snapshot().context.shown as Place;
          if (
            event.type === 'page.hidden' ||
            (event.type === 'page.came' && before.matches('awaited'))
          )
            known.set(here.key, Number(event.top));
          if (event.type !== 'page.came') expect(shown).toBe(here);
          else if (before.matches('awaited')) expect(shown).toBe(last);
          const moves = effects.filter(([what]) => what.startsWith('scroll'));
          if (!before.matches('rendering') || !scene.snapshot().matches('shown'))
            return expect(moves).toEqual([]);
          if (event.type !== 'page.stood') return undefined;
          const top = known.get(shown.key);
          const expected =
            top !== undefined ? scroll(top) : shown.hash ? toFragment(shown.hash) : toTop;
          return expect(moves).toEqual([expected]);
        };
        for (const [event, wait] of story) {
          await step(event);
          scene.clock.increment(wait);
          if (wait >= 15_000)
            expect(['shown', 'rendering', { awaited: 'missing' }]).toContainEqual(
              scene.snapshot().value,
            );
        }
        // In the end everything comes.
        for (const event of [came(), stood(last)]) await step(event);
        expect(scene.snapshot().value).toBe('shown');
        expect(scene.snapshot().context).toMatchObject({ shown: { key: last.key }, wanted: last });
        scene.stop();
      },
    ),
  );
});

describe('what eye, ear and hand meet', () => {
  test('quiet, the thread is hidden from screen readers, and the live regions are there', async () => {
    expect(api(await play())).toEqual({
      announcer: { id: 'announcer', 'aria-live': 'polite' },
      announcement: '',
      missing: false,
      announced: false,
      thread: { 'aria-hidden': true, 'data-state': 'quiet' },
      status: { 'aria-live': 'polite' },
      alert: { role: 'alert' },
      retry: { type: 'button', onClick: expect.any(Function) },
    });
  });

  test('the title of the page that has come is said, and “Try again” asks again', async () => {
    expect(api(await play(...went(terms))).announcement).toBe('A page');
    const sent: AnyEventObject[] = [];
    const { snapshot } = await play(wanted(terms), missed);
    connectPage(snapshot() as never, (event) => sent.push(event)).retry.onClick();
    expect(sent).toEqual([{ type: 'page.retry' }]);
  });
});
