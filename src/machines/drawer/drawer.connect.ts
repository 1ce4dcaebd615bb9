import type { SnapshotFrom } from 'xstate';
import {
  drawerAnimation,
  type DrawerEvent,
  type DrawerGroup,
  type drawerMachine,
} from './drawer.machine.ts';

/** The id of the button that opens the drawer. */
export const drawerButtonId = 'drawer-button';

/** The id of the menu that a page is served with. */
export const servedMenuId = 'served-menu';

/** The menu of small screens: a button, and a modal dialog with two disclosures in it. */
export function connectDrawer(
  snapshot: SnapshotFrom<typeof drawerMachine>,
  send: (event: DrawerEvent) => void,
) {
  const open = snapshot.hasTag('open');
  const expanded = (group: DrawerGroup) => snapshot.matches({ open: { [group]: 'expanded' } });
  const style: Readonly<Record<string, string>> = {
    '--drawer-animation': `${drawerAnimation}ms`,
  };
  return {
    /** Whether the menu that HTML opens is rendered, and not the button. */
    served: snapshot.hasTag('served'),
    button: {
      type: 'button' as const,
      id: drawerButtonId,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      onClick: () => send({ type: 'drawer.open' }),
    },
    dialog: { style, open, onClose: () => send({ type: 'drawer.close' }) },
    close: {
      type: 'button' as const,
      // The dialog's library gives it the focus, so that a screen reader says the dialog's name and the way out.
      'data-autofocus': true,
      onClick: () => send({ type: 'drawer.close' }),
    },
    group: (group: DrawerGroup) => ({
      type: 'button' as const,
      'aria-expanded': expanded(group),
      'aria-controls': `drawer-${group}`,
      onClick: () => send({ type: 'group.toggle', group }),
    }),
    /** The links of a group. Collapsed, they are out of sight and out of reach. */
    links: (group: DrawerGroup) => ({
      id: `drawer-${group}`,
      'data-state': expanded(group) ? ('expanded' as const) : ('collapsed' as const),
      inert: !expanded(group),
    }),
    link: { onClick: () => send({ type: 'link.pressed' }) },
  };
}
