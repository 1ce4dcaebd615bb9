import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectMotion } from '../../src/machines/motion/motion.connect.ts';
import { motionModel } from '../models/motion.model.ts';
import { played } from '../models/stage.ts';

const reduced = { type: 'setting.changed', reduced: true };
const unreduced = { type: 'setting.changed', reduced: false };
const toggle = { type: 'motion.toggle' };

const play = (...events: AnyEventObject[]) => played(motionModel, ...events);

test('a visitor who wants motion has it, against the system', async () => {
  const scene = await play(reduced, toggle);
  expect(connectMotion(scene.snapshot() as never, () => {}).paused).toBe(false);
});

test('the switch is a button that is pressed while things stand still; a press asks to toggle', async () => {
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
  expect(sent).toEqual([toggle]);
  const paused = connectMotion((await play(reduced)).snapshot() as never, () => {});
  expect(paused.button).toMatchObject({ 'data-state': 'paused', 'aria-pressed': true });
  expect(paused.paused).toBe(true);
});
