import { videoMachine } from '../../src/machines/video/video.machine.ts';
import { defineModel } from './model.ts';

export const videoModel = defineModel(videoMachine, {
  input: { id: 'hero-video' },
  events: [
    { type: 'motion.paused' },
    { type: 'motion.resumed' },
    { type: 'video.failed', cause: 'refused' },
    { type: 'xstate.done.actor.load', output: undefined },
    { type: 'xstate.error.actor.load', error: 'missing' },
    { type: 'xstate.after.loadTimeout.video.film.loading' },
  ],
  // Each fact is reported when it changes.
  plausible: (snapshot, event) => {
    if (event.type === 'motion.paused') return snapshot.matches({ motion: 'moving' });
    if (event.type === 'motion.resumed') return snapshot.matches({ motion: 'paused' });
    return true;
  },
});
