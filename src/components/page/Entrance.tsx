import type { entranceMachine } from '../../machines/entrance/entrance.machine.ts';
import { useSharedConnect } from '../useConnect.ts';
import { useShown } from '../usePage.ts';

/** Lets the elements of pages enter. Renders nothing. */
export function Entrance({ machine }: { machine: typeof entranceMachine }) {
  const { path } = useShown();
  useSharedConnect(machine, () => undefined, { input: { path } });
  return null;
}
