import { connectScrolltop } from '../machines/scrolltop/scrolltop.connect.ts';
import type { scrolltopMachine } from '../machines/scrolltop/scrolltop.machine.ts';
import { useSharedConnect } from './useConnect.ts';

/** The way back to the navigation bar, in the corner of a page that is scrolled far down. */
export function ScrollTop({ machine, label }: { machine: typeof scrolltopMachine; label: string }) {
  const api = useSharedConnect(machine, connectScrolltop, {});
  return (
    <button {...api.button} aria-label={label} title={label} className="scroll-top cursor-pointer">
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M10 18V3M3 10l7-7 7 7" />
      </svg>
    </button>
  );
}
