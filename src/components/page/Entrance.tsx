import type { EntranceEvent, entranceMachine } from '../../machines/entrance/entrance.machine.ts';
import { useSharedConnect } from '../useConnect.ts';

/** Reports that the page above it is mounted, so that its elements may enter. Renders nothing. */
export function Entrance(props: { machine: typeof entranceMachine; opened: EntranceEvent }) {
  useSharedConnect(props.machine, () => undefined, { opened: props.opened });
  return null;
}
