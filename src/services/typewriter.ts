import { typewriterMachine } from '../machines/typewriter/typewriter.machine.ts';
import { watchMotion } from './motion.ts';

/** The typewriter machine, stilled by the motion switch. */
export const typewriter = typewriterMachine.provide({ actors: { watchMotion } });
