import { menuMachine } from '../../src/machines/menu/menu.machine.ts';
import { defineModel } from './model.ts';
import { terms } from './visit.model.ts';

export const menuModel = defineModel(menuMachine, {
  input: { id: 'menu' },
  events: [
    { type: 'pointer.entered', menu: 'about-us' },
    { type: 'pointer.entered', menu: 'our-services' },
    { type: 'pointer.left' },
    { type: 'menu.toggle', menu: 'about-us' },
    { type: 'menu.toggle', menu: 'our-services' },
    { type: 'menu.dismiss' },
    { type: 'page.escaped' },
    { type: 'focus.left', menu: 'about-us' },
    { type: 'outside.pressed' },
    { type: 'link.pressed' },
    { type: 'page.loading', location: terms },
    { type: 'page.shown', location: terms },
    { type: 'xstate.after.grace.menu.open.lingering' },
    { type: 'xstate.after.grace.menu.open.crossing' },
  ],
});
