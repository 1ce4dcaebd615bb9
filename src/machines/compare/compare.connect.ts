import type { SnapshotFrom } from 'xstate';
import { type CompareEvent, type compareMachine, handleId } from './compare.machine.ts';

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
}
interface PointerLike {
  readonly button: number;
  readonly isPrimary: boolean;
  readonly pointerId: number;
  readonly clientX: number;
  readonly currentTarget: {
    getBoundingClientRect(): { readonly left: number; readonly width: number };
    setPointerCapture(id: number): void;
  };
}

/** How far an arrow key moves the handle; a range control does Home and End by itself. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
};

/** The share of the pictures' width that lies before the pointer. */
function shareAt({ clientX, currentTarget }: PointerLike): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (100 * (clientX - left)) / width;
}

/** Two pictures and the divide between them, to eye, hand and assistive technology. */
export function connectCompare(
  snapshot: SnapshotFrom<typeof compareMachine>,
  send: (event: CompareEvent) => void,
) {
  const { name, share } = snapshot.context;
  return {
    share,
    /** What holds the pictures. */
    pictures: {
      'data-state': snapshot.value,
      onPointerDown: (event: PointerLike) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        send({ type: 'drag.began', share: shareAt(event) });
      },
      // The focus stays on the handle, and no text is selected.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onPointerMove: (event: PointerLike) => send({ type: 'drag.moved', share: shareAt(event) }),
      onPointerUp: () => send({ type: 'drag.ended' }),
      onPointerCancel: () => send({ type: 'drag.cancelled' }),
    },
    /** `{share}` is replaced in the value. */
    handle: (words: { readonly handle: string; readonly value: string }) => ({
      id: handleId(name),
      type: 'range' as const,
      min: 0,
      max: 100,
      step: 1,
      value: share,
      autoComplete: 'off' as const,
      'aria-label': words.handle,
      'aria-valuetext': words.value.replace('{share}', String(share)),
      onKeyDown: (event: KeyPress) => {
        const by = steps[event.key];
        if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        send({ type: 'divide.step', by });
      },
    }),
    /** Takes what the handle holds. */
    set: (value: string) => send({ type: 'divide.set', share: Number(value) }),
  };
}
