import type { FooterContent } from '../content/footer.ts';
import { connectTheme } from '../machines/theme/theme.connect.ts';
import type { themeMachine } from '../machines/theme/theme.machine.ts';
import { useSharedConnect } from './useConnect.ts';

/** Light, dark, or as the device has it. Useless without scripts, so unseen: then the device decides. */
export function ThemeSwitch(props: {
  machine: typeof themeMachine;
  words: FooterContent['theme'];
  /** Names the group; unique on the page. */
  group: string;
}) {
  const { words } = props;
  const api = useSharedConnect(props.machine, connectTheme, {});
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 print:hidden noscript:hidden">
      <legend className="float-start py-2.5 text-small text-muted">{words.legend}</legend>
      <div className="flex rounded ring-[1.5px] ring-line ring-inset">
        {api.themes.map((theme) => (
          <label key={theme} className="theme-choice">
            <input {...api.radio(theme, props.group)} className="sr-only" />
            {words[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
