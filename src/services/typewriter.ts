import { fromCallback } from 'xstate';
import type { MotionFact } from '../machines/motion/motion.machine.ts';
import { typewriterMachine } from '../machines/typewriter/typewriter.machine.ts';
import { watchMotionInView } from './motion.ts';

/** The typewriter machine, stilled by the motion switch and where nobody sees it. */
export const typewriter = typewriterMachine.provide({
  actors: { watchMotion: fromCallback<MotionFact, { id: string }>(watchMotionInView) },
});
