import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectVisit } from '../../src/machines/visit/visit.connect.ts';
import '../fuzz.ts';
import { stage } from '../models/stage.ts';
import { home, terms, view, visitModel } from '../models/visit.model.ts';

const screenCame = { type: 'xstate.done.actor.fetchScreen' };
const screenMissed = { type: 'xstate.error.actor.fetchScreen', error: 'no screen' };
const screenWoke = { type: 'screen.woke' };
const partWoke = { type: 'part.awake', name: 'HomeVideo' };
const frameWoke = { type: 'part.awake', name: 'Below' };
const partWanted = { type: 'part.wanted', name: 'HomeStory' };
const nearWoke = { type: 'part.awake', name: 'HomeStory' };
const pressed = { type: 'press.held' };
const lost = { type: 'line.lost' };
const returned = { type: 'line.returned' };
const came = { type: 'page.came' };
const stood = ({ key }: { key: string }) => ({ type: 'page.stood', key });
const missed = { type: 'page.missed', cause: 'offline' };
const retry = { type: 'page.retry' };
const wanted = (place: object) => ({ type: 'page.wanted', place });
const privacy = { key: 'third', path: '/Privacy-policy', hash: '', arrival: 'PUSH' };
const whole = [screenCame, screenWoke, partWoke, frameWoke];
const tells = (fact: 'awaited' | 'shown', place: object) => [`emit page.${fact}`, { place }];
const fetching = (path: string) => ['start fetchPage', { path }];

async function play(...events: AnyEventObject[]) {
  const scene = stage(visitModel);
  for (const event of events) await scene.play(event);
  return scene;
}

type Scene = Awaited<ReturnType<typeof play>>;

/** Plays on, and says what was asked of the outside by that alone. */
async function asked(scene: Scene, ...events: AnyEventObject[]) {
  scene.effects();
  for (const event of events) await scene.play(event);
  return scene.effects();
}

const value = (scene: Scene) => scene.snapshot().value as Record<string, unknown>;
const api = (scene: Scene) => connectVisit(scene.snapshot() as never, () => {});

describe('a page comes to life', () => {
  test('first its screen, then what lies below; presses are answered as far as it lives', async () => {
    const scene = await play();
    expect(scene.effects()).toEqual([
      ['start part', { name: 'Below' }],
      ['start part', { name: 'HomeVideo' }],
      ['start part', { name: 'HomeStory' }],
      ['start watchPresses'],
      ['start fetchScreen', undefined],
      ['start watchLine'],
      ['markLife', { life: 'served' }],
      tells('shown', home),
    ]);
    expect(await asked(scene, screenCame)).toEqual([['hydrate']]);
    expect(await asked(scene, screenWoke)).toEqual([
      ['releasePresses'],
      ['markLife', { life: 'alive' }],
      ['wakeParts'],
      ['start watchParts'],
    ]);
    expect(await asked(scene, partWoke)).toEqual([['releasePresses']]);
    expect(await asked(scene, frameWoke)).toEqual([
      ['releasePresses'],
      ['markLife', { life: 'whole' }],
      ['start prefetch'],
    ]);
    expect(value(scene).life).toEqual({ alive: 'whole' });
  });

  test('the parts of a page that was left are waited for no longer, those around it are', async () => {
    const scene = await play(screenCame, screenWoke, wanted(terms), came);
    expect(value(scene).life).toEqual({ alive: 'waking' });
    await scene.play(frameWoke);
    expect(value(scene).life).toEqual({ alive: 'whole' });
  });

  test('a press while its code is missing asks again, and so does the line', async () => {
    const scene = await play(screenMissed);
    expect(value(scene).life).toBe('stranded');
    expect(scene.effects().slice(-3)).toEqual([
      ['logFailure', { cause: 'no screen' }],
      ['markLife', { life: 'stranded' }],
      ['start reload', undefined],
    ]);
    expect(await asked(scene, pressed)).toEqual([
      ['markLife', { life: 'served' }],
      ['start fetchScreen', undefined],
    ]);
    await scene.play(screenMissed);
    expect(await asked(scene, lost, returned)).toEqual([
      ['markLife', { life: 'served' }],
      ['start fetchScreen', undefined],
    ]);
    for (const event of whole) await scene.play(event);
    expect(value(scene).life).toEqual({ alive: 'whole' });
  });

  test('a part that nobody is near is not waited for; wanted, it wakes, and what was pressed there is answered', async () => {
    for (const events of [[screenCame, screenWoke], whole]) {
      const scene = await play(...events);
      const { life } = value(scene);
      expect(await asked(scene, partWanted)).toEqual([['wakePart', partWanted]]);
      expect(await asked(scene, nearWoke)).toEqual([['releasePresses']]);
      expect(value(scene).life).toEqual(life);
    }
  });

  test('a press, and the line that is back, ask again for parts that did not come', async () => {
    for (const events of [[screenCame, screenWoke], whole]) {
      const scene = await play(...events);
      expect(await asked(scene, pressed)).toEqual([['retryParts']]);
      expect(await asked(scene, lost, returned)).toEqual([['retryParts']]);
    }
  });

  test('a press while its code is on its way asks for nothing twice', async () => {
    const scene = await play();
    expect(await asked(scene, pressed, pressed)).toEqual([]);
    await scene.play(screenCame);
    await scene.play(screenWoke);
    expect(await asked(scene, pressed)).toEqual([['retryParts']]);
  });

  test('a reload that is refused leaves the page as it can be read', async () => {
    const scene = await play(screenMissed);
    const refused = { type: 'xstate.error.actor.reload', error: 'reloaded already' };
    expect(await asked(scene, refused)).toEqual([]);
    expect(value(scene).life).toBe('stranded');
  });
});

describe('the next page', () => {
  test('one that is here is shown at once, and the navigation hears how far down the old one was left', async () => {
    const scene = await play(...whole);
    expect(await asked(scene, wanted(terms), came)).toEqual([
      tells('awaited', terms),
      fetching('/TermsAnd-Conditions'),
      ['leavePage'],
      ['stop fetchPage'],
    ]);
    expect(scene.snapshot().context).toMatchObject({ shown: terms, wanted: terms });
    expect(await asked(scene, stood(home))).toEqual([]);
    expect(value(scene).page).toBe('rendering');
    expect(await asked(scene, stood(terms))).toEqual([tells('shown', terms)]);
    expect(value(scene).page).toBe('shown');
  });

  test.each([
    [299, { missing: false, announced: false, sign: 'quiet' }],
    [300, { missing: false, announced: false, sign: 'slow' }],
    [999, { missing: false, announced: false, sign: 'slow' }],
    [1000, { missing: false, announced: true, sign: 'slow' }],
    [14_999, { missing: false, announced: true, sign: 'slow' }],
    [15_000, { missing: true, announced: false, sign: 'quiet' }],
  ])('after %i ms of waiting', async (milliseconds, { missing, announced, sign }) => {
    const scene = await play(...whole, wanted(terms));
    scene.clock.increment(milliseconds);
    expect(api(scene)).toMatchObject({ missing, announced, thread: { 'data-state': sign } });
    expect(scene.snapshot().context.shown).toEqual(home);
  });

  test('one that comes after the visitor was told otherwise is shown all the same', async () => {
    const scene = await play(...whole, wanted(terms));
    scene.clock.increment(60_000);
    await scene.play(came);
    expect(scene.snapshot().context.shown).toEqual(terms);
    expect(api(scene).missing).toBe(false);
  });

  test('the last one wanted wins, and has all the time of its own', async () => {
    const scene = await play(...whole, wanted(terms));
    scene.clock.increment(14_999);
    expect(await asked(scene, wanted(privacy))).toEqual([
      ['stop fetchPage'],
      tells('awaited', privacy),
      fetching('/Privacy-policy'),
    ]);
    scene.clock.increment(299);
    expect(api(scene)).toMatchObject({ missing: false, thread: { 'data-state': 'quiet' } });
    await scene.play(came);
    expect(scene.snapshot().context).toMatchObject({ shown: privacy, wanted: privacy });
  });

  test.each([
    ['at once', []],
    ['when the wait was said', [1000]],
    ['when it did not come', [15_000]],
  ])('Back to the page that is still there ends the wait %s', async (_, waits) => {
    const scene = await play(...whole, wanted(terms));
    for (const wait of waits) scene.clock.increment(wait);
    expect(await asked(scene, wanted(home))).toEqual([['stop fetchPage'], tells('shown', home)]);
    expect(value(scene).page).toBe('shown');
    expect(scene.snapshot().context).toMatchObject({ shown: home, wanted: home });
    scene.clock.increment(60_000);
    expect(api(scene)).toMatchObject({ missing: false, thread: { 'data-state': 'quiet' } });
  });

  test('Back from the next page, and Forward again, fetch what the address names', async () => {
    const scene = await play(...whole, wanted(terms), came, stood(terms));
    const back = { ...home, arrival: 'POP' };
    expect(await asked(scene, wanted(back), wanted(terms))).toEqual([
      tells('awaited', back),
      fetching('/'),
      ['stop fetchPage'],
      tells('shown', terms),
    ]);
    expect(scene.snapshot().context.shown).toEqual(terms);
  });

  test('one that failed is asked for again by the visitor, or by the line', async () => {
    const scene = await play(...whole, wanted(terms));
    expect(await asked(scene, missed)).toEqual([
      ['logFailure', { cause: 'offline', type: 'page.missed' }],
    ]);
    expect(api(scene).missing).toBe(true);
    const again = [['stop fetchPage'], fetching('/TermsAnd-Conditions')];
    expect(await asked(scene, retry)).toEqual(again);
    expect(api(scene).missing).toBe(false);
    await scene.play(missed);
    expect(await asked(scene, lost, returned)).toEqual([['retryParts'], ...again]);
  });
});

test('without a line every state says so and stays what it is, until the line comes back', async () => {
  const ways: [AnyEventObject[], unknown, unknown][] = [
    [[], 'served', 'served'],
    [[screenMissed], 'stranded', 'served'],
    [[screenCame], 'waking', 'waking'],
    [[screenCame, screenWoke], { alive: 'waking' }, { alive: 'waking' }],
    [whole, { alive: 'whole' }, { alive: 'whole' }],
  ];
  for (const [events, without, after] of ways) {
    const scene = await play(...events, lost);
    expect(value(scene)).toEqual({ life: without, page: 'shown', line: 'offline' });
    expect(api(scene).offline).toBe(true);
    await scene.play(returned);
    expect(value(scene)).toEqual({ life: after, page: 'shown', line: 'online' });
  }
  const waits: [number, string, string][] = [
    [0, 'fetching', 'fetching'],
    [300, 'slow', 'slow'],
    [1000, 'announced', 'announced'],
    [15_000, 'missing', 'fetching'],
  ];
  for (const [wait, without, after] of waits) {
    const scene = await play(...whole, wanted(terms));
    scene.clock.increment(wait);
    await scene.play(lost);
    expect(value(scene).page).toEqual({ awaited: without });
    await scene.play(returned);
    expect(value(scene).page).toEqual({ awaited: after });
  }
});

describe('the actors of views', () => {
  const spawn = { type: 'actor.spawn', logic: view, id: 'view', input: undefined };

  test('live in the visit from when they are needed until they are not', async () => {
    const scene = await play(spawn);
    expect(scene.snapshot().children.view?.getSnapshot().status).toBe('active');
    await scene.play({ type: 'actor.stop', id: 'view' });
    expect(scene.snapshot().children.view).toBeUndefined();
    await scene.play(spawn);
    expect(scene.snapshot().children.view?.getSnapshot().status).toBe('active');
  });

  test('fail without taking the visit along', async () => {
    const scene = await play(spawn);
    const child = scene.snapshot().children.view;
    child?.subscribe({ error: () => {} });
    await scene.play({ type: 'xstate.error.actor.view', error: 'planted' });
    expect(child?.getSnapshot().status).toBe('error');
    expect(scene.snapshot().status).toBe('active');
    await scene.play(screenCame);
    expect(value(scene).life).toBe('waking');
  });
});

test('whatever happens: only a page that came is shown, a press asks for missing code, and at last all is as the visitor wanted it', async () => {
  const anyEvent = fc.constantFrom<AnyEventObject>(
    screenCame,
    screenMissed,
    screenWoke,
    partWoke,
    frameWoke,
    partWanted,
    nearWoke,
    pressed,
    lost,
    returned,
    came,
    stood(home),
    stood(terms),
    stood(privacy),
    missed,
    retry,
    wanted(home),
    wanted(terms),
    wanted(privacy),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 16_000 })), { maxLength: 30 }),
      async (steps) => {
        const scene = await play();
        const arrived = new Set(['default']);
        let last: object = home;
        const step = async (event: AnyEventObject) => {
          const before = value(scene).life;
          if ('place' in event) last = event.place as object;
          if (event === came) arrived.add((last as typeof home).key);
          const effects = (await asked(scene, event)).map(([what]) => what);
          const isAlive = scene.snapshot().matches({ life: 'alive' });
          if (isAlive && event.type === 'part.awake') expect(effects).toContain('releasePresses');
          if (event === pressed && before === 'stranded')
            expect(effects).toContain('start fetchScreen');
          if (isAlive && event === partWanted) expect(effects).toContain('wakePart');
          expect(arrived).toContain(scene.snapshot().context.shown.key);
        };
        for (const [event, wait] of steps) {
          await step(event);
          scene.clock.increment(wait);
          const { page } = value(scene);
          if (wait >= 15_000)
            expect(['shown', 'rendering', { awaited: 'missing' }]).toContainEqual(page);
        }
        // In the end there is a line, and everything comes.
        for (const event of [returned, pressed, ...whole, came, stood(last as typeof home)])
          await step(event);
        expect(value(scene)).toEqual({ life: { alive: 'whole' }, page: 'shown', line: 'online' });
        expect(scene.snapshot().context).toMatchObject({ shown: last, wanted: last });
        scene.stop();
      },
    ),
  );
});

describe('what eye, ear and hand meet', () => {
  test('quiet, the thread is hidden from screen readers, and both live regions are there', async () => {
    expect(api(await play())).toEqual({
      missing: false,
      announced: false,
      offline: false,
      thread: { 'aria-hidden': true, 'data-state': 'quiet' },
      status: { 'aria-live': 'polite' },
      alert: { role: 'alert' },
      retry: { type: 'button', onClick: expect.any(Function) },
    });
  });

  test('“Try again” asks again', async () => {
    const sent: AnyEventObject[] = [];
    const { snapshot } = await play(...whole, wanted(terms), missed);
    connectVisit(snapshot() as never, (event) => sent.push(event)).retry.onClick();
    expect(sent).toEqual([{ type: 'page.retry' }]);
  });
});
