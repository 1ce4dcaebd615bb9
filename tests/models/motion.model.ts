import { motionMachine } from '../../src/machines/motion/motion.machine.ts';
import { defineModel } from './model.ts';

export const motionModel = defineModel(motionMachine, {
  input: undefined,
  events: [
    { type: 'motion.toggle' },
    { type: 'choice.restored', choice: 'moving' },
    { type: 'choice.restored', choice: 'paused' },
    { type: 'setting.changed', reduced: true },
    { type: 'setting.changed', reduced: false },
  ],
});
