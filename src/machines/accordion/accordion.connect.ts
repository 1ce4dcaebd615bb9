import type { SnapshotFrom } from 'xstate';
import {
  type AccordionEvent,
  type accordionMachine,
  type Direction,
  headerId,
} from './accordion.machine.ts';

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** An accordion to eye, hand and assistive technology, after the pattern of the WAI-ARIA APG: the props of its parts. */
export function connectAccordion(
  snapshot: SnapshotFrom<typeof accordionMachine>,
  send: (event: AccordionEvent) => void,
) {
  const { name } = snapshot.context;
  const isOpen = (item: number) => snapshot.matches('open') && snapshot.context.item === item;
  const panelId = (item: number) => `${name}-${item}-panel`;
  const state = (item: number) => (isOpen(item) ? 'open' : 'closed');
  return {
    /** The button inside an item's heading. Enter and Space press it, as they do any button. */
    header: (item: number) => ({
      id: headerId(name, item),
      type: 'button' as const,
      'aria-expanded': isOpen(item),
      'aria-controls': panelId(item),
      'data-state': state(item),
      onClick: () => send({ type: 'item.toggle', item }),
      onKeyDown: (event: KeyPress) => {
        const to = directions[event.key];
        // With a modifier these keys are the browser's: Control and Home go to the top of the page.
        if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        send({ type: 'focus.move', from: item, to });
      },
    }),
    /** What gives way around an answer as it opens. */
    fold: (item: number) => ({ 'data-state': state(item) }),
    /** What hides a closed answer, its region included: an empty region would still be announced. */
    cover: (item: number) => ({ hidden: !isOpen(item) }),
    found: (item: number) => () => send({ type: 'item.found', item }),
    panel: (item: number) => ({
      id: panelId(item),
      role: 'region' as const,
      'aria-labelledby': headerId(name, item),
    }),
  };
}
