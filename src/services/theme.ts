import { fromCallback } from 'xstate';
import { type Theme, type ThemeEvent, themeMachine } from '../machines/theme/theme.machine.ts';
import { readStored, store } from './storage.ts';

/** The inline script of a page (`app/boot/loader.ts`) reads it too, before the first paint. */
const storageKey = 'theme.choice';

/** Reads a stored choice. Anything else means: as the device. */
function themeOf(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme machine in a browser: `data-theme` on the root element, absent where the device decides. */
export const theme = themeMachine.provide({
  actors: {
    watchChoice: fromCallback<ThemeEvent>(({ sendBack }) => {
      const choice = themeOf(readStored(storageKey));
      if (choice !== 'system') sendBack({ type: 'choice.restored', theme: choice });
      const stored = ({ key, newValue }: StorageEvent) => {
        // No key: all storage was cleared.
        if (key === storageKey || key === null)
          sendBack({ type: 'choice.restored', theme: themeOf(newValue) });
      };
      window.addEventListener('storage', stored);
      return () => window.removeEventListener('storage', stored);
    }),
  },
  actions: {
    show: (_, { theme: choice }) => {
      if (choice === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = choice;
      for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
        // Each tag is written for a device preference. A choice makes one of them apply always.
        const scheme = (bar.dataset.scheme ??= /light|dark/.exec(bar.media)?.[0]);
        if (choice === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
        else bar.media = scheme === choice ? 'all' : 'not all';
      }
    },
    saveChoice: (_, { theme: choice }) => store(storageKey, choice === 'system' ? null : choice),
  },
});
