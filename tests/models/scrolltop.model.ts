import { scrolltopMachine } from '../../src/machines/scrolltop/scrolltop.machine.ts';
import { defineModel } from './model.ts';

export const scrolltopModel = defineModel(scrolltopMachine, {
  input: undefined,
  events: [
    { type: 'page.scrolled', top: 900, viewport: 900 },
    { type: 'page.scrolled', top: 901, viewport: 900 },
    { type: 'top.seek' },
  ],
});
