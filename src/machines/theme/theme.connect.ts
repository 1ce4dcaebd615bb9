import type { SnapshotFrom } from 'xstate';
import { type Theme, type ThemeEvent, type themeMachine, themes } from './theme.machine.ts';

/**
 * The theme switch: a group of radio buttons, one of them always on (APG, radio group; native ones bring its keys).
 * @param snapshot.value the theme that is chosen, which is the name of the state.
 */
export function connectTheme(
  snapshot: SnapshotFrom<typeof themeMachine>,
  send: (event: ThemeEvent) => void,
) {
  return {
    themes,
    /** One radio button; `group` names those that belong together and is unique on the page. */
    radio: (theme: Theme, group: string) => ({
      type: 'radio' as const,
      name: group,
      value: theme,
      checked: snapshot.value === theme,
      onChange: () => send({ type: 'theme.choose', theme }),
    }),
  };
}
