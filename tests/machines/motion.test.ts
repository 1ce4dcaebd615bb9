import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyEventObject,
  createActor,
  createMachine,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { connectMotion } from '../../src/machines/motion/motion.connect.ts';
import { type MotionEvent, motionMachine } from '../../src/machines/motion/motion.machine.ts';
import { actorOf } from '../../src/machines/system.ts';
import { watchMotion } from '../../src/services/motion.ts';
import { motionModel } from '../models/motion.model.ts';
import { played, stage } from '../models/stage.ts';

const reduced = { type: 'setting.changed', reduced: true };
const unreduced = { type: 'setting.changed', reduced: false };
const toggle = { type: 'motion.toggle' };
const chose = (choice: string) => ({ type: 'choice.restored', choice });

const play = (...events: AnyEventObject[]) => played(motionModel, ...events);

const moves = (scene: { snapshot(): unknown }) =>
  !connectMotion(scene.snapshot() as never, () => {}).paused;

describe('who decides whether things move', () => {
  test.each([
    ['a system without a wish: they move', [unreduced], true],
    ['a system that asks for reduced motion: they stand still', [reduced], false],
    ['the system changes its mind: they follow', [unreduced, reduced], false],
    ['and changes it back: they follow', [unreduced, reduced, unreduced], true],
    ['the visitor stills them', [unreduced, toggle], false],
    ['the visitor wants motion, against the system', [reduced, toggle], true],
    ['after a choice the system is not asked any more', [unreduced, toggle, unreduced], false],
    ['nor when it would still them', [reduced, toggle, unreduced, reduced], true],
    ['a choice of an earlier visit holds', [chose('paused'), unreduced], false],
    ['whichever it was', [chose('moving'), reduced], true],
    ['a choice made in another tab holds here too', [unreduced, chose('paused')], false],
    ['and is changed by a press here', [unreduced, chose('paused'), toggle], true],
  ])('%s', async (_, events, moving) => {
    expect(moves(await play(...events))).toBe(moving);
  });

  test('a press is stored; what was restored is not stored again', async () => {
    const scene = await play(unreduced, toggle, toggle, chose('paused'));
    expect(scene.effects()).toEqual([
      ['start watchPreferences'],
      ['saveChoice', { choice: 'paused' }],
      ['saveChoice', { choice: 'moving' }],
    ]);
  });
});

/** A page with the real watcher of the real switch, and a list of what it hears. */
function watched(...events: AnyEventObject[]) {
  const heard: string[] = [];
  const listener = setup({ actors: { watchMotion } }).createMachine({
    invoke: { src: 'watchMotion' },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const switched = motionMachine.provide({
    actors: { watchPreferences: fromCallback(() => {}) },
    actions: { saveChoice: () => {} },
  });
  const page = createActor(
    createMachine({
      entry: [
        spawnChild(switched, { id: 'switch', systemId: 'motion' }),
        ...(events.length > 0 ? [sendTo('switch', events[0] as AnyEventObject)] : []),
        spawnChild(listener, { id: 'listener' }),
      ],
      on: { stop: { actions: stopChild('listener') } },
    }),
  ).start();
  const motion = actorOf(page.system, 'motion');
  for (const event of events.slice(1)) motion.send(event as MotionEvent);
  return { heard, motion, page };
}

describe('whatever moves hears of the switch', () => {
  test('nothing while nothing is known', () => {
    expect(watched().heard).toEqual([]);
  });

  test('at once what is known already, then each change', () => {
    expect(watched(reduced, toggle, chose('paused')).heard).toEqual([
      'motion.paused',
      'motion.resumed',
      'motion.paused',
    ]);
  });

  test('nothing any more once it is gone', () => {
    const { heard, motion, page } = watched(unreduced);
    page.send({ type: 'stop' });
    motion.send({ type: 'motion.toggle' });
    expect(heard).toEqual(['motion.resumed']);
  });

  test('whatever happens, in any order, what it heard last is what the switch shows', () => {
    const any = fc.constantFrom<AnyEventObject>(
      reduced,
      unreduced,
      toggle,
      chose('paused'),
      chose('moving'),
    );
    fc.assert(
      fc.property(fc.constantFrom(reduced, unreduced), fc.array(any), (first, rest) => {
        const { heard, motion } = watched(first, ...rest);
        const { paused } = connectMotion(motion.getSnapshot(), () => {});
        expect(heard.at(-1)).toBe(paused ? 'motion.paused' : 'motion.resumed');
      }),
      { numRuns: 200 },
    );
  });

  test('where the switch has failed, it says so', async () => {
    const actor = createActor(watchMotion);
    const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    await expect(failed).resolves.toMatchObject({ message: 'No actor "motion" runs' });
  });
});

test('the switch is a button whose name changes, so it claims not to be pressed; a press asks to toggle', async () => {
  const sent: AnyEventObject[] = [];
  const moving = connectMotion((await play(unreduced)).snapshot() as never, (e) => sent.push(e));
  expect(moving).toEqual({
    paused: false,
    button: {
      type: 'button',
      'data-state': 'moving',
      'aria-pressed': false,
      onClick: expect.any(Function),
    },
  });
  moving.button.onClick();
  expect(sent).toEqual([{ type: 'motion.toggle' }]);
  const paused = connectMotion((await play(reduced)).snapshot() as never, () => {});
  expect(paused.button).toMatchObject({ 'data-state': 'paused', 'aria-pressed': true });
  expect(paused.paused).toBe(true);
});

test('before anything is known the switch looks as the prerendered page does, and nothing has been set going', () => {
  const scene = stage(motionModel);
  expect(moves(scene)).toBe(true);
  expect(scene.effects()).toEqual([['start watchPreferences']]);
});
