import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellContent } from '../content/shell.ts';
import type { Link as LinkContent, NavItem } from '../content/types.ts';
import { connectDrawer } from '../machines/drawer/drawer.connect.ts';
import type { drawerMachine } from '../machines/drawer/drawer.machine.ts';
import { DrawerFallback } from './DrawerFallback.tsx';
import { useConnect } from './useConnect.ts';

/** Fetches what the drawer shows, and the dialog it is made of. */
export const loadDrawer = () => import('./DrawerPanel.tsx');

const DrawerPanel = lazy(loadDrawer);

const look =
  'flex size-12 cursor-pointer items-center justify-center rounded bg-night/40 ring-[1.5px] ring-foam/50 ring-inset md:hidden';

/** The menu of small screens: its button, and the drawer as soon as its code is here. */
export function Drawer(props: {
  machine: typeof drawerMachine;
  items: readonly NavItem[];
  action: LinkContent;
  current: string;
  labels: ShellContent;
}) {
  const { key } = useLocation();
  const api = useConnect(props.machine, connectDrawer, {
    opened: { type: 'route.changed', key },
  });
  return (
    <>
      <button
        {...api.button}
        aria-label={props.labels.openMenu}
        className={`${look} aria-busy:opacity-70 [@media(scripting:none)]:hidden`}
      >
        <svg
          aria-hidden="true"
          width="22"
          height="22"
          viewBox="0 0 22 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M2 6h18M2 11h18M2 16h12" />
        </svg>
      </button>
      {api.loaded && (
        <Suspense>
          <DrawerPanel api={api} {...props} />
        </Suspense>
      )}
      {/* React leaves what stands in `noscript` alone, so the browser's code does not hold it. */}
      <noscript>{import.meta.env.SSR && <DrawerFallback {...props} />}</noscript>
    </>
  );
}
