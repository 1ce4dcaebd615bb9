import { videoMachine } from '../../src/machines/video/video.machine.ts';
import { defineModel } from './model.ts';

export const videoModel = defineModel(videoMachine, {
  input: { id: 'hero-video' },
  events: [
    { type: 'motion.paused' },
    { type: 'motion.resumed' },
    { type: 'hero.shown' },
    { type: 'hero.hidden' },
    { type: 'data.spared' },
    { type: 'video.failed', cause: 'refused' },
    { type: 'xstate.done.actor.load', output: undefined },
    { type: 'xstate.error.actor.load', error: 'missing' },
    { type: 'xstate.after.loadTimeout.video.loading' },
  ],
  // Each fact is reported when it changes.
  plausible: ({ context: { holds } }, event) => {
    if (event.type === 'motion.paused') return !holds.includes('motion');
    if (event.type === 'motion.resumed') return holds.includes('motion');
    if (event.type === 'hero.hidden') return !holds.includes('sight');
    if (event.type === 'hero.shown') return holds.includes('sight');
    return true;
  },
});
