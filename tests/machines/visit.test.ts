import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
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

test('whatever happens: the page is hydrated once and only with its code, answers from then on, and hears of each line that comes back', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const anyEvent = fc.constantFrom<AnyEventObject>(...visitModel.events);
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async (steps) => {
      const scene = await play(...steps, loaded, hydrated);
      const first = steps.findIndex(({ type }) => type.endsWith('loadServedPage'));
      const isFailed = steps[first]?.type === notLoaded.type;
      const lines = steps.filter(({ type }) => type === returned.type).length;
      const later = steps.slice(first).filter(({ type }) => type === returned.type).length;
      const effects = scene.effects();
      const count = (name: string) => effects.filter(([what]) => what === name).length;
      expect(count('hydrate')).toBe(isFailed ? 0 : 1);
      expect(count('start reload')).toBe(isFailed ? 1 + later : 0);
      expect(count('tell page')).toBe(lines);
      const lives = effects.flatMap(([what, life]) => (what === 'markLife' ? [life] : []));
      const [served, ...next] = lives.map((detail) => (detail as { life: string }).life);
      expect(served).toBe('served');
      expect(next.length).toBe(isFailed ? 1 + later : 1);
      expect(new Set(next)).toEqual(new Set([isFailed ? 'failed' : 'interactive']));
      const isChatFailed = steps.some(({ type }) => type === 'xstate.error.actor.chat');
      const said = logged.mock.calls.splice(0).filter(([line]) => String(line).includes('chat'));
      expect(said).toHaveLength(isChatFailed ? 1 : 0);
      scene.stop();
    }),
  );
  logged.mockRestore();
});
