import { fromCallback, setup } from 'xstate';
import { notProvidedTo } from '../outside.ts';

/** The themes a visitor can choose; `system` leaves it to the device, whose setting the stylesheet follows by itself. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type ThemeEvent =
  /** The visitor chooses. */
  | { type: 'theme.choose'; theme: Theme }
  /** The visitor chose on an earlier visit, or in another tab. */
  | { type: 'choice.restored'; theme: Theme };

const notProvided = notProvidedTo('theme');

/** A visitor reads the site light or dark: as their device does, until they choose. */
export const themeMachine = setup({
  types: {
    events: {} as ThemeEvent,
  },
  actors: {
    /** Reports the choice of an earlier visit, if there is one, and choices made in other tabs. */
    watchChoice: fromCallback<ThemeEvent>(notProvided('watchChoice')),
  },
  actions: {
    /** Sets the theme of the page. */
    show: (_, _params: { theme: Theme }) => notProvided('show')(),
    saveChoice: (_, _params: { theme: Theme }) => notProvided('saveChoice')(),
  },
  guards: {
    isLight: (_, { theme }: { theme: Theme }) => theme === 'light',
    isDark: (_, { theme }: { theme: Theme }) => theme === 'dark',
  },
}).createMachine({
  id: 'theme',
  invoke: { id: 'watchChoice', src: 'watchChoice' },
  initial: 'system',
  states: {
    system: { description: 'The visitor leaves it to the device.' },
    light: { description: 'The visitor reads dark on light, whatever the device prefers.' },
    dark: { description: 'The visitor reads light on dark, whatever the device prefers.' },
  },
  on: {
    'theme.choose': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        actions: [
          { type: 'show', params: { theme: 'light' } },
          { type: 'saveChoice', params: { theme: 'light' } },
        ],
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: [
          { type: 'show', params: { theme: 'dark' } },
          { type: 'saveChoice', params: { theme: 'dark' } },
        ],
      },
      {
        target: '.system',
        actions: [
          { type: 'show', params: { theme: 'system' } },
          { type: 'saveChoice', params: { theme: 'system' } },
        ],
      },
    ],
    'choice.restored': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        actions: { type: 'show', params: { theme: 'light' } },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'show', params: { theme: 'dark' } },
      },
      { target: '.system', actions: { type: 'show', params: { theme: 'system' } } },
    ],
  },
});
