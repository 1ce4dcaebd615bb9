import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import '../fuzz.ts';
import { quietVisit } from '../models/quiet.ts';
import { asked, played, type Stage } from '../models/stage.ts';
import { visitModel } from '../models/visit.model.ts';

const loaded = { type: 'xstate.done.actor.loadServedPage' };
const notLoaded = { type: 'xstate.error.actor.loadServedPage', error: 'no code' };
const hydrated = { type: 'page.hydrated' };
const lost = { type: 'line.lost' };
const returned = { type: 'line.returned' };
const toldPage = ['tell page', returned];

const play = (...events: AnyEventObject[]) => played(visitModel, ...events);

const value = (scene: Stage) => scene.snapshot().value as Record<string, unknown>;

describe('a page that was served', () => {
  test('can still be read when a reload is refused', async () => {
    const scene = await play(notLoaded);
    const refused = { type: 'xstate.error.actor.reload', error: 'reloaded already' };
    expect(await asked(scene, refused)).toEqual([]);
    expect(value(scene).life).toBe('failed');
  });
});

test('without a line every state says so and stays what it is, until the line comes back', async () => {
  const ways: [AnyEventObject[], unknown][] = [
    [[], 'served'],
    [[notLoaded], 'failed'],
    [[loaded], 'hydrating'],
    [[loaded, hydrated], 'interactive'],
  ];
  for (const [events, life] of ways) {
    const scene = await play(...events, lost);
    expect(value(scene)).toEqual({ life, line: 'offline' });
    expect(await asked(scene, returned)).toContainEqual(toldPage);
    expect(value(scene)).toEqual({ life, line: 'online' });
  }
});

describe('the actors below it', () => {
  const lamp = createMachine({ id: 'lamp' });

  test.each(['page', 'chat', 'motion', 'scrolltop', 'theme', 'toasts'] as const)(
    'are found in its system: %s',
    (name) => {
      const visit = quietVisit();
      expect(visit.getSnapshot().children[name]?.getSnapshot().status).toBe('active');
      expect(visit.system.get(name)).toBe(visit.getSnapshot().children[name]);
      visit.stop();
    },
  );

  test('end with their view', () => {
    const visit = quietVisit();
    const actor = createActor(lamp, { parent: visit, id: 'lamp 1', systemId: 'lamp 1' }).start();
    visit.send({ type: 'view.unmounted', systemId: 'lamp 2' });
    expect(actor.getSnapshot().status).toBe('active');
    visit.send({ type: 'view.unmounted', systemId: 'lamp 1' });
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(visit.system.get('lamp 1')).toBeUndefined();
    visit.stop();
  });
});

test('whatever happens: a page is hydrated once, and only if its code has loaded', async () => {
  const anyEvent = fc.constantFrom<AnyEventObject>(loaded, notLoaded, hydrated, lost, returned);
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async (steps) => {
      const scene = await play(...steps, loaded, hydrated);
      const first = steps.find((event) => event === loaded || event === notLoaded);
      const isFailed = first === notLoaded;
      expect(value(scene).life).toBe(isFailed ? 'failed' : 'interactive');
      const count = scene.effects().filter(([what]) => what === 'hydrate').length;
      expect(count).toBe(isFailed ? 0 : 1);
      scene.stop();
    }),
  );
});
