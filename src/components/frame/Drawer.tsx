import { type ComponentType, type ReactNode, Suspense } from 'react';
import { connectDrawer } from '../../machines/drawer/drawer.connect.ts';
import type { drawerMachine } from '../../machines/drawer/drawer.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { useConnect } from '../useConnect.ts';

/**
 * The menu of small screens. The served menu is replaced when the drawer's code is loaded.
 * @param props.served the menu that HTML opens.
 * @param props.Panel the drawer itself, whose code the machine loads.
 */
export function Drawer(props: {
  machine: typeof drawerMachine;
  served: ReactNode;
  Panel: ComponentType<{ api: ReturnType<typeof connectDrawer>; current: string }>;
  current: string;
  label: string;
}) {
  const { Panel } = props;
  const api = useConnect(props.machine, connectDrawer);
  if (api.served) return props.served;
  return (
    <>
      <button {...api.button} aria-label={props.label} className="menu-button md:hidden">
        <Icon width={22} height={22}>
          <path d="M2 6h18M2 11h18M2 16h12" />
        </Icon>
      </button>
      <Suspense>
        <Panel api={api} current={props.current} />
      </Suspense>
    </>
  );
}
