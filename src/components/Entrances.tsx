import type { EntranceEvent, entranceMachine } from '../machines/entrance/entrance.machine.ts';
import { useSharedConnect } from './useConnect.ts';

/** Reports that the page before it has come up, so that what it holds may enter. It shows nothing itself. */
export function Entrances(props: { machine: typeof entranceMachine; opened: EntranceEvent }) {
  useSharedConnect(props.machine, () => undefined, { opened: props.opened });
  return null;
}
