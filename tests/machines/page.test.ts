import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectPage } from '../../src/machines/page/page.connect.ts';
import type { PageLocation } from '../../src/machines/location.ts';
import '../fuzz.ts';
import { pageModel } from '../models/page.model.ts';
import { asked, played, type Stage } from '../models/stage.ts';
import { home, terms } from '../models/visit.model.ts';

const at = (key: string, hash = ''): PageLocation => ({
  key,
  path: `/${key}`,
  hash,
});
const privacy = at('privacy');
const changed = (entry: PageLocation) => ({ type: 'location.changed', location: entry });
const loaded = (top = 0) => ({ type: 'page.loaded', title: 'A page', top });
const rendered = ({ key }: PageLocation) => ({ type: 'page.rendered', key });
const failed = { type: 'page.failed', cause: 'offline' };
const retry = { type: 'page.retry' };
const hidden = (top: number) => ({ type: 'page.hidden', top });
const restored = (positions: Record<string, number>) => ({ type: 'positions.restored', positions });
const noDocument = { type: 'xstate.error.actor.loadDocument', error: 'no answer' };
const returned = { type: 'page.returned' };
const lineReturned = { type: 'line.returned' };
/** Goes there; how far down the page before it is left. */
const went = (entry: PageLocation, top = 0) => [changed(entry), loaded(top), rendered(entry)];

const play = (...events: AnyEventObject[]) => played(pageModel, ...events);

const api = (scene: Stage) => connectPage(scene.snapshot() as never, () => {});
const emitsLoading = (entry: PageLocation) => ['emit page.loading', { location: entry }];
const emitsShown = (entry: PageLocation, title = 'A page') => [
  'emit page.shown',
  { location: entry, title },
];
const loading = (path: string) => ['start loadPage', { path }];
const toHeading = ['focusHeading'];
const scroll = (top: number) => ['scrollTo', { top }];
const toTop = scroll(0);
const toFragment = (hash: string) => ['scrollToFragment', { hash }];

describe('the next page', () => {
  test.each([
    [299, { failed: false, announced: false, sign: 'quiet' }],
    [300, { failed: false, announced: false, sign: 'slow' }],
    [999, { failed: false, announced: false, sign: 'slow' }],
    [1000, { failed: false, announced: true, sign: 'slow' }],
    [14_999, { failed: false, announced: true, sign: 'slow' }],
    [15_000, { failed: true, announced: false, sign: 'quiet' }],
  ])('after %i ms of waiting', async (milliseconds, { failed: isFailed, announced, sign }) => {
    const scene = await play(changed(terms));
    scene.clock.increment(milliseconds);
    expect(api(scene)).toMatchObject({
      failed: isFailed,
      announced,
      announcement: '',
      thread: { 'data-state': sign },
    });
    expect(scene.snapshot().context.shown).toEqual(home);
  });

  test('the last one wanted has all the time of its own', async () => {
    const scene = await play(changed(terms));
    scene.clock.increment(14_999);
    await scene.play(changed(privacy));
    scene.clock.increment(299);
    expect(api(scene)).toMatchObject({ failed: false, thread: { 'data-state': 'quiet' } });
  });

  test('Back to the page that is still there ends the wait for one that did not come', async () => {
    const scene = await play(changed(terms));
    scene.clock.increment(15_000);
    expect(await asked(scene, changed(home))).toEqual([['stop loadPage'], emitsShown(home, '')]);
    expect(scene.snapshot().context).toMatchObject({ shown: home, location: home });
    scene.clock.increment(60_000);
    expect(api(scene)).toMatchObject({ failed: false, thread: { 'data-state': 'quiet' } });
  });

  describe('one whose code fails to load', () => {
    test('has failed where its document hangs for 14 seconds, and is shown if it comes after all', async () => {
      const scene = await play(changed(terms), failed);
      scene.clock.increment(13_999);
      expect(api(scene).failed).toBe(false);
      scene.clock.increment(1);
      expect(api(scene).failed).toBe(true);
      await scene.play(loaded());
      expect(scene.snapshot().context.shown).toEqual(terms);
    });

    test('is not loaded as a document when the visitor goes elsewhere meanwhile', async () => {
      const scene = await play(changed(terms), failed);
      expect(scene.snapshot().children).toHaveProperty('loadDocument');
      expect(await asked(scene, changed(home))).toEqual([['stop loadPage'], emitsShown(home, '')]);
      expect(scene.snapshot().children).not.toHaveProperty('loadDocument');
    });
  });
});

describe('where a visitor comes to', () => {
  test('Back returns to where they were, and Forward too', async () => {
    const scene = await play(...went(terms, 700));
    expect(await asked(scene, ...went(home, 300))).toEqual([
      emitsLoading(home),
      loading('/'),
      ['stop loadPage'],
      toHeading,
      scroll(700),
      emitsShown(home),
    ]);
    expect(await asked(scene, ...went(terms))).toContainEqual(scroll(300));
  });

  test('a link to a page that was visited before starts at its top all the same', async () => {
    const scene = await play(...went(terms, 700));
    // The router names each entry anew.
    const effects = await asked(scene, ...went({ ...home, key: 'third' }));
    expect(effects.slice(-3, -1)).toEqual([toHeading, toTop]);
  });

  test('the shortest of fragments leads to what it names, an empty one to the top', async () => {
    for (const hash of ['#part', '#p']) {
      const scene = await play();
      const effects = await asked(scene, ...went(at('a', hash)));
      expect(effects.slice(-2, -1)).toEqual([toFragment(hash)]);
      expect(api(scene).announcement).toBe('A page');
    }
    for (const hash of ['#', '']) {
      const effects = await asked(await play(), ...went(at('a', hash)));
      expect(effects.slice(-3, -1)).toEqual([toHeading, toTop]);
    }
  });

  test('Back to a page with a fragment returns to where the visitor was, not to the fragment', async () => {
    const scene = await play(...went(at('a', '#part')), ...went(at('b'), 50));
    const effects = await asked(scene, ...went(at('a', '#part')));
    expect(effects.slice(-3, -1)).toEqual([toHeading, scroll(50)]);
  });

  test('what was known before a reload is known after it, and is kept when the site is left', async () => {
    const scene = await play(restored({ x: 120 }));
    expect(await asked(scene, hidden(40))).toEqual([
      ['savePositions', { positions: { x: 120, default: 40 } }],
    ]);
    expect(await asked(scene, ...went(at('x')))).toContainEqual(scroll(120));
  });

  test('a page that comes back from another site is where it was left, and is not said', async () => {
    const scene = await play(hidden(40));
    expect(await asked(scene, returned)).toEqual([scroll(40)]);
    expect(api(scene).announcement).toBe('');
    const later = await play(...went(terms, 700), hidden(80));
    expect(await asked(later, returned)).toEqual([scroll(80)]);
  });
});

test('whatever happens: only a page that has loaded is shown, one that is gone back to is where it was left, none loads for ever, and in the end the visitor is where they wanted to be', async () => {
  const keys = fc.constantFrom('default', 'a', 'b');
  const hashes = fc.constantFrom('', '#part');
  const tops = fc.integer({ min: 0, max: 9999 });
  const steps = fc.oneof(
    fc.tuple(keys, hashes).map((entry) => changed(at(...entry))),
    tops.map(loaded),
    keys.map((key) => ({ type: 'page.rendered', key })),
    fc.constantFrom<AnyEventObject>(failed, retry, lineReturned, noDocument, returned),
    tops.map(hidden),
    fc.dictionary(keys, tops).map(restored),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(steps, fc.integer({ min: 0, max: 16_000 })), { maxLength: 30 }),
      async (story) => {
        const scene = await play();
        let known: Record<string, number> = {};
        let last = home;
        const step = async (event: AnyEventObject) => {
          const before = scene.snapshot();
          const here = before.context.shown as PageLocation;
          const isLoaded = event.type === 'page.loaded' && before.matches('loading');
          if ('location' in event) last = event.location as PageLocation;
          if ('positions' in event) known = event.positions as typeof known;
          if (isLoaded || event.type === 'page.hidden') known = { ...known, [here.key]: event.top };
          const effects = await asked(scene, event);
          const shown = scene.snapshot().context.shown as PageLocation;
          expect(shown).toBe(isLoaded ? last : here);
          const kept = effects.filter(([what]) => what === 'savePositions');
          expect(kept).toEqual(
            event.type === 'page.hidden' ? [['savePositions', { positions: known }]] : [],
          );
          const top = known[shown.key];
          const isRendered =
            event.type === 'page.rendered' &&
            before.matches('rendering') &&
            event.key === shown.key;
          const moves = effects.filter(([what]) => what.startsWith('scroll'));
          if (event === returned) return expect(moves).toEqual([scroll(top ?? 0)]);
          if (!isRendered) return expect(moves).toEqual([]);
          const start = shown.hash ? toFragment(shown.hash) : toTop;
          return expect(moves).toEqual([top === undefined ? start : scroll(top)]);
        };
        for (const [event, wait] of story) {
          await step(event);
          scene.clock.increment(wait);
          const { failed: offersRetry, thread } = api(scene);
          // After 300 ms whoever waits sees it, after 15 s at the latest the offer to try again.
          if (wait >= 300 && scene.snapshot().matches('loading'))
            expect(offersRetry || thread['data-state'] === 'slow').toBe(true);
          if (wait >= 15_000 && scene.snapshot().matches('loading')) expect(offersRetry).toBe(true);
        }
        for (const event of [loaded(), rendered(last)]) await step(event);
        expect(scene.snapshot().value).toBe('shown');
        expect(scene.snapshot().context).toMatchObject({
          shown: { key: last.key },
          location: last,
        });
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
      failed: false,
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
    const { snapshot } = await play(changed(terms), failed);
    connectPage(snapshot() as never, (event) => sent.push(event)).retry.onClick();
    expect(sent).toEqual([{ type: 'page.retry' }]);
  });
});
