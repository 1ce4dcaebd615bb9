import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import '../fuzz.ts';
import { asked, played, type Stage } from '../models/stage.ts';
import { home, view, visitModel } from '../models/visit.model.ts';

const loaded = { type: 'xstate.done.actor.loadPage' };
const notLoaded = { type: 'xstate.error.actor.loadPage', error: 'no code' };
const hydrated = { type: 'page.hydrated' };
const pressed = { type: 'press.held' };
const lost = { type: 'line.lost' };
const returned = { type: 'line.returned' };
const toldPage = ['tell page', returned];

const play = (...events: AnyEventObject[]) => played(visitModel, ...events);

const value = (scene: Stage) => scene.snapshot().value as Record<string, unknown>;

describe('a page that was served', () => {
  test('is hydrated when its code has loaded, and then pages behind links are fetched', async () => {
    const scene = await play();
    expect(scene.effects()).toEqual([
      ['start page', { place: home }],
      ['start loadPage', undefined],
      ['start watchLine'],
      ['markLife', { life: 'served' }],
    ]);
    expect(await asked(scene, loaded)).toEqual([['hydrate']]);
    expect(value(scene).life).toBe('hydrating');
    expect(await asked(scene, hydrated)).toEqual([
      ['markLife', { life: 'interactive' }],
      ['start prefetch'],
    ]);
    expect(value(scene).life).toBe('interactive');
  });

  test('asks again for code that did not load, at a press or when the line is back', async () => {
    const scene = await play(notLoaded);
    expect(value(scene).life).toBe('failed');
    expect(scene.effects().slice(-4)).toEqual([
      ['logFailure', { cause: 'no code' }],
      ['markLife', { life: 'failed' }],
      ['start reload', undefined],
      ['start watchPresses'],
    ]);
    expect(await asked(scene, pressed)).toEqual([
      ['markLife', { life: 'served' }],
      ['stop watchPresses'],
      ['start loadPage', undefined],
    ]);
    await scene.play(notLoaded);
    expect(await asked(scene, lost, returned)).toEqual([
      ['markLife', { life: 'served' }],
      ['stop watchPresses'],
      toldPage,
      ['start loadPage', undefined],
    ]);
    await scene.play(loaded);
    await scene.play(hydrated);
    expect(value(scene).life).toBe('interactive');
  });

  test('does not ask twice for code that is loading', async () => {
    const scene = await play();
    expect(await asked(scene, pressed, pressed)).toEqual([]);
  });

  test('can still be read when a reload is refused', async () => {
    const scene = await play(notLoaded);
    const refused = { type: 'xstate.error.actor.reload', error: 'reloaded already' };
    expect(await asked(scene, refused)).toEqual([]);
    expect(value(scene).life).toBe('failed');
  });
});

test('without a line every state says so and stays what it is, until the line comes back', async () => {
  const ways: [AnyEventObject[], unknown, unknown][] = [
    [[], 'served', 'served'],
    [[notLoaded], 'failed', 'served'],
    [[loaded], 'hydrating', 'hydrating'],
    [[loaded, hydrated], 'interactive', 'interactive'],
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
    await scene.play(loaded);
    expect(value(scene).life).toBe('hydrating');
  });
});

test('whatever happens: a press asks for missing code, and at last the page is interactive', async () => {
  const anyEvent = fc.constantFrom<AnyEventObject>(
    loaded,
    notLoaded,
    hydrated,
    pressed,
    lost,
    returned,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async (steps) => {
      const scene = await play();
      const step = async (event: AnyEventObject) => {
        const before = value(scene).life;
        const effects = (await asked(scene, event)).map(([what]) => what);
        if (event === pressed && before === 'failed') expect(effects).toContain('start loadPage');
      };
      for (const event of steps) await step(event);
      // In the end there is a line, and everything loads.
      for (const event of [returned, pressed, loaded, hydrated]) await step(event);
      expect(value(scene)).toEqual({ life: 'interactive', line: 'online' });
      scene.stop();
    }),
  );
});
