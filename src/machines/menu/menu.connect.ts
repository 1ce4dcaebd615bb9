import type { SnapshotFrom } from 'xstate';
import type { MenuEvent, menuMachine } from './menu.machine.ts';

/** What is asked of an element that an event names. */
interface Box {
  contains(other: unknown): boolean;
}

/** The id of the button that opens a submenu. */
export const menuButtonId = (id: string, menu: string) => `${id}-${menu}-button`;

/**
 * A list of entries with submenus to eye, hand and assistive technology, after the WAI-ARIA APG's "disclosure navigation
 * with top-level links": a link and, beside it, a button that opens what hangs below. Names of submenus become ids: no spaces.
 */
export function connectMenu(
  snapshot: SnapshotFrom<typeof menuMachine>,
  send: (event: MenuEvent) => void,
) {
  const { id } = snapshot.context;
  const isOpen = (menu: string) => snapshot.hasTag('open') && snapshot.context.menu === menu;
  const state = (menu: string) => (isOpen(menu) ? ('open' as const) : ('closed' as const));
  return {
    list: { id },
    /** An entry with a submenu: link, button, and all that hangs below. */
    item: (menu: string) => ({
      'data-state': state(menu),
      // A finger does not rest: what it touches is pressed, and one tap must be one toggle.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') send({ type: 'pointer.entered', menu });
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') send({ type: 'pointer.left' });
      },
      onBlur: (event: { currentTarget: Box; relatedTarget: unknown }) => {
        // Null: nothing else has the focus now, as when the window loses it or a word of the panel is pressed.
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
          send({ type: 'focus.left', menu });
        }
      },
      onKeyDown: (event: { key: string; stopPropagation(): void }) => {
        if (event.key !== 'Escape' || !isOpen(menu)) return;
        // One press closes one level.
        event.stopPropagation();
        send({ type: 'menu.dismiss' });
      },
    }),
    button: (menu: string) => ({
      type: 'button' as const,
      id: menuButtonId(id, menu),
      'aria-expanded': isOpen(menu),
      'aria-controls': `${id}-${menu}`,
      onClick: () => send({ type: 'menu.toggle', menu }),
    }),
    /** What hangs below an entry; hidden by its `data-state`, so that its words are in the page. */
    panel: (menu: string) => ({
      id: `${id}-${menu}`,
      'data-state': state(menu),
    }),
    link: { onClick: () => send({ type: 'link.pressed' }) },
    state,
  };
}
