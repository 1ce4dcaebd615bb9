import { connectNavigation } from '../machines/navigation/navigation.connect.ts';
import type {
  NavigationEvent,
  navigationMachine,
} from '../machines/navigation/navigation.machine.ts';
import { useSharedConnect } from './useConnect.ts';

type Machine = typeof navigationMachine;

/** Says the title of a page that was reached inside the site. */
export function Announcer({ machine }: { machine: Machine }) {
  const api = useSharedConnect(machine, connectNavigation, {});
  return (
    <p {...api.announcer} className="sr-only">
      {api.announcement}
    </p>
  );
}

/** Reports that the page it is on has come up. */
export function Arrival({ machine, opened }: { machine: Machine; opened: NavigationEvent }) {
  useSharedConnect(machine, connectNavigation, { opened });
  return null;
}
