import { fromCallback } from 'xstate';
import { menuButtonId } from '../machines/menu/menu.connect.ts';
import { type MenuEvent, menuMachine } from '../machines/menu/menu.machine.ts';

/** The menu machine in a browser. */
export const menu = menuMachine.provide({
  actors: {
    watchOutside: fromCallback<MenuEvent, { id: string }>(({ input, sendBack }) => {
      const pressed = ({ target }: Event) => {
        const inside = document.getElementById(input.id)?.contains(target as Node);
        if (!inside) sendBack({ type: 'outside.pressed' });
      };
      const escaped = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') sendBack({ type: 'page.escaped' });
      };
      document.addEventListener('pointerdown', pressed);
      document.addEventListener('keydown', escaped);
      return () => {
        document.removeEventListener('pointerdown', pressed);
        document.removeEventListener('keydown', escaped);
      };
    }),
  },
  actions: {
    focusButton: (_, { id, menu }) => document.getElementById(menuButtonId(id, menu))?.focus(),
  },
});
