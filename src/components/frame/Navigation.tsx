import { connectNavigation } from '../../machines/navigation/navigation.connect.ts';
import type {
  NavigationEvent,
  navigationMachine,
} from '../../machines/navigation/navigation.machine.ts';
import { useSharedConnect } from '../useConnect.ts';

/** Scrolls and focuses the page that has come, and says its title. */
export function Navigation(props: { machine: typeof navigationMachine; opened: NavigationEvent }) {
  const api = useSharedConnect(props.machine, connectNavigation, { opened: props.opened });
  return (
    <p {...api.announcer} className="sr-only">
      {api.announcement}
    </p>
  );
}
