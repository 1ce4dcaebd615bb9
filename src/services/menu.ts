import { fromCallback } from 'xstate';
import { menuButtonId } from '../machines/menu/menu.connect.ts';
import { type MenuEvent, menuMachine } from '../machines/menu/menu.machine.ts';
import { watchPage } from './page.ts';

/** The menu machine in a browser. */
export const menu = menuMachine.provide({
  actors: {
    watchPage,
    watchOutside: fromCallback<MenuEvent, { id: string }>(({ input, sendBack }) => {
      const pressed = ({ target }: Event) => {
        const inside = document.getElementById(input.id)?.contains(target as Node);
        if (!inside) sendBack({ type: 'outside.pressed' });
      };
      const escaped = ({ key, target }: KeyboardEvent) => {
        // Inside an open entry Escape belongs to that entry.
        const inside = (target as Element).closest(`#${input.id} [data-state=open]`);
        if (key === 'Escape' && !inside) sendBack({ type: 'page.escaped' });
      };
      // Capturing, because React stops presses and keys in a part that is not alive yet.
      const ending = new AbortController();
      const options = { capture: true, signal: ending.signal };
      document.addEventListener('pointerdown', pressed, options);
      document.addEventListener('keydown', escaped, options);
      return () => ending.abort();
    }),
  },
  actions: {
    focusButton: (_, { id, menu }) => document.getElementById(menuButtonId(id, menu))?.focus(),
  },
});
