import { typewriterMachine } from '../../src/machines/typewriter/typewriter.machine.ts';
import { defineModel } from './model.ts';

export const typewriterModel = defineModel(typewriterMachine, {
  // Three characters to a person, eleven to a computer.
  input: { text: 'न👩‍👩‍👧é', id: 'hero-title' },
  events: [
    { type: 'motion.paused' },
    { type: 'motion.resumed' },
    { type: 'xstate.after.pause.typewriter.written' },
    { type: 'xstate.after.deleteSpeed.typewriter.erasing' },
    { type: 'xstate.after.pause.typewriter.erased' },
    { type: 'xstate.after.typeSpeed.typewriter.typing' },
  ],
});
