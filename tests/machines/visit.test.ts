import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import '../fuzz.ts';
import { asked, played, type Stage } from '../models/stage.ts';
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
const toldPage = ['tell page', returned];
const shown = (place: object) => ({ type: 'page.shown', place, title: '' });
const whole = [screenCame, screenWoke, partWoke, frameWoke];

const play = (...events: AnyEventObject[]) => played(visitModel, ...events);

const value = (scene: Stage) => scene.snapshot().value as Record<string, unknown>;

describe('a page comes to life', () => {
  test('first its screen, then what lies below; presses are answered as far as it lives', async () => {
    const scene = await play();
    expect(scene.effects()).toEqual([
      ['start part', { name: 'Below' }],
      ['start part', { name: 'HomeVideo' }],
      ['start part', { name: 'HomeStory' }],
      ['start page', { place: home }],
      ['start watchPage'],
      ['start watchPresses'],
      ['start fetchScreen', undefined],
      ['start watchLine'],
      ['markLife', { life: 'served' }],
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
    const scene = await play(screenCame, screenWoke, shown(home));
    expect(scene.snapshot().context.asleep).toEqual(['Below', 'HomeVideo']);
    await scene.play(shown(terms));
    expect(scene.snapshot().context.asleep).toEqual(['Below']);
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
      toldPage,
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
      expect(await asked(scene, lost, returned)).toEqual([['retryParts'], toldPage]);
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
    expect(value(scene)).toEqual({ life: without, line: 'offline' });
    expect(await asked(scene, returned)).toContainEqual(toldPage);
    expect(value(scene)).toEqual({ life: after, line: 'online' });
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

test('whatever happens: a press asks for missing code, and at last all of the page answers', async () => {
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
    shown(home),
    shown(terms),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async (steps) => {
      const scene = await play();
      const step = async (event: AnyEventObject) => {
        const before = value(scene).life;
        const effects = (await asked(scene, event)).map(([what]) => what);
        const isAlive = scene.snapshot().matches({ life: 'alive' });
        if (isAlive && event.type === 'part.awake') expect(effects).toContain('releasePresses');
        if (event === pressed && before === 'stranded')
          expect(effects).toContain('start fetchScreen');
        if (isAlive && event === partWanted) expect(effects).toContain('wakePart');
      };
      for (const event of steps) await step(event);
      // In the end there is a line, and everything comes.
      for (const event of [returned, pressed, ...whole]) await step(event);
      expect(value(scene)).toEqual({ life: { alive: 'whole' }, line: 'online' });
      scene.stop();
    }),
  );
});
