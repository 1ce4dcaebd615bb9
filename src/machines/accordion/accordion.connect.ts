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

/** Props of a `<details>` for each item, and of its header, with the keys of the accordion pattern (WAI-ARIA APG). */
export function connectAccordion(
  snapshot: SnapshotFrom<typeof accordionMachine>,
  send: (event: AccordionEvent) => void,
) {
  const { name } = snapshot.context;
  const isOpen = (item: number) => snapshot.matches('open') && snapshot.context.item === item;
  const follow = (item: number, { open }: { readonly open: boolean }) =>
    send({ type: open ? 'item.opened' : 'item.closed', item });
  return {
    /** The browser opens and closes it; the machine follows, and closes the others where a browser ignores `name`. */
    item: (item: number) => ({
      name,
      open: isOpen(item),
      onToggle: (event: { readonly currentTarget: { readonly open: boolean } }) =>
        follow(item, event.currentTarget),
      /** It may be open before the page is hydrated. React calls this at each render. */
      ref: (details: { readonly open: boolean } | null) => {
        if (details?.open && !isOpen(item)) follow(item, details);
      },
    }),
    /** The summary. Enter and Space press it by themselves. */
    header: (item: number) => ({
      id: headerId(name, item),
      onKeyDown: (event: KeyPress) => {
        const to = directions[event.key];
        // With a modifier these keys are the browser's: Control and Home go to the top of the page.
        if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        send({ type: 'focus.move', from: item, to });
      },
    }),
  };
}
