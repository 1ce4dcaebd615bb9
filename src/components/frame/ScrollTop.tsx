import { connectScrolltop } from '../../machines/scrolltop/scrolltop.connect.ts';
import type { scrolltopMachine } from '../../machines/scrolltop/scrolltop.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { useSharedConnect } from '../useConnect.ts';

/** The way back to the navigation bar, in the corner of a page that is scrolled far down. */
export function ScrollTop({ machine, label }: { machine: typeof scrolltopMachine; label: string }) {
  const api = useSharedConnect(machine, connectScrolltop, {});
  return (
    <button {...api.button} aria-label={label} title={label} className="scroll-top">
      <Icon width={20} height={20}>
        <path d="M10 18V3M3 10l7-7 7 7" />
      </Icon>
    </button>
  );
}
