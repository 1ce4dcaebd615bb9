import { carouselMachine, carousels } from '../../src/machines/carousel/carousel.machine.ts';
import { defineModel } from './model.ts';

export const carouselModel = defineModel(carouselMachine, {
  input: { ...carousels.projects, count: 3 },
  events: [
    { type: 'slides.needed' },
    { type: 'geometry.arrived', geometry: 'embla' },
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'slide.choose', index: 2 },
    { type: 'slide.selected', index: 2 },
    { type: 'hold.began', hold: 'hover' },
    { type: 'hold.ended', hold: 'hover' },
    { type: 'hold.began', hold: 'focus' },
    { type: 'hold.ended', hold: 'focus' },
    { type: 'motion.paused' },
    { type: 'motion.resumed' },
    { type: 'xstate.after.rotationDelay.carousel.carried.playing' },
  ],
  // A hold begins once, and ends once it has begun; the switch is heard when it changes.
  plausible: (snapshot, event) => {
    const { holds } = snapshot.context;
    if (event.type === 'hold.began') return !holds.includes(event.hold);
    if (event.type === 'hold.ended') return holds.includes(event.hold);
    if (event.type === 'motion.paused') return !snapshot.matches({ carried: 'paused' });
    return true;
  },
});
