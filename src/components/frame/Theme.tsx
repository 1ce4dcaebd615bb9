import type { FooterContent } from '../../content/footer.ts';
import { connectTheme } from '../../machines/theme/theme.connect.ts';
import type { themeMachine } from '../../machines/theme/theme.machine.ts';
import { useSharedConnect } from '../useConnect.ts';

/** Light, dark, or as the device has it. Hidden without scripts: then the device decides. */
export function Theme(props: {
  machine: typeof themeMachine;
  words: FooterContent['theme'];
  /** Names the group; unique on the page. */
  group: string;
}) {
  const { words } = props;
  const api = useSharedConnect(props.machine, connectTheme, {});
  return (
    // No fieldset: WebKit sets a legend above what it names, however it is laid out.
    <div
      role="group"
      aria-labelledby={`${props.group}-title`}
      className="flex flex-wrap items-center gap-x-3 live-only"
    >
      <p id={`${props.group}-title`} className="py-2.5 text-small text-muted">
        {words.legend}
      </p>
      <div className="flex rounded ring-[1.5px] ring-line ring-inset">
        {api.themes.map((theme) => (
          <label key={theme} className="theme-choice">
            <input {...api.radio(theme, props.group)} className="sr-only" />
            {words[theme]}
          </label>
        ))}
      </div>
    </div>
  );
}
