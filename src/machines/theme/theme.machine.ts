import { fromCallback, setup } from 'xstate';
import { logged, notProvidedTo } from '../outside.ts';

/** The themes a visitor can choose; `system` leaves it to the device, whose setting the stylesheet follows by itself. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Choice {
  readonly theme: Theme;
}

export type ThemeEvent =
  /** The visitor chooses. */
  | ({ type: 'theme.choose' } & Choice)
  /** The visitor chose on an earlier visit, or in another tab. */
  | ({ type: 'choice.restored' } & Choice);

const notProvided = notProvidedTo('theme');

const chosen = ({ event: { theme } }: { event: Choice }) => ({ theme });

/** The transitions to the theme that the event names. */
const choosing = <Action extends string>(names: readonly Action[]) => {
  const actions = names.map((type) => ({ type, params: chosen }));
  return [
    { guard: { type: 'isLight', params: chosen }, target: '.light', actions },
    { guard: { type: 'isDark', params: chosen }, target: '.dark', actions },
    { target: '.system', actions },
  ] as const;
};

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
    show: (_, _params: Choice) => notProvided('show')(),
    saveChoice: (_, _params: Choice) => notProvided('saveChoice')(),
  },
  guards: {
    isLight: (_, { theme }: Choice) => theme === 'light',
    isDark: (_, { theme }: Choice) => theme === 'dark',
  },
}).createMachine({
  id: 'theme',
  invoke: { id: 'watchChoice', src: 'watchChoice', onError: logged },
  initial: 'system',
  states: {
    system: { description: 'The visitor leaves it to the device.' },
    light: { description: 'The visitor reads dark on light, whatever the device prefers.' },
    dark: { description: 'The visitor reads light on dark, whatever the device prefers.' },
  },
  on: {
    'theme.choose': choosing(['show', 'saveChoice']),
    'choice.restored': choosing(['show']),
  },
});
