import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectMotion } from '../../src/machines/motion/motion.connect.ts';
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
