import { fromCallback } from 'xstate';
import { type TimeOrder, type Toast, toastsMachine } from '../machines/toasts/toasts.machine.ts';

/** What a toast needs to be shown; a toast may have to say that the network is gone. */
export const importSonner = () => import('sonner');

/** Toasts on their way out. */
const leaving = new Set<Promise<void>>();

/** @param isListed whether the machine still has the toast when there is room for it. */
async function render(
  { id, kind, text }: Toast,
  isListed: () => boolean,
  onDismiss: () => void,
): Promise<void> {
  const { toast } = await importSonner();
  // Otherwise there would be one toast too many while another leaves.
  await Promise.all(leaving);
  if (!isListed()) return;
  const show = kind === 'blank' || kind === 'custom' ? toast : toast[kind];
  show(text, {
    id,
    testId: String(id),
    // The machine keeps the time.
    duration: Infinity,
    onDismiss,
  });
}

/** The focus goes on to the next toast, or to the one before it; from the last one Sonner gives it back. */
function moveFocusOn(item: Element | null): void {
  if (!item?.contains(document.querySelector(':focus-visible'))) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

async function erase(id: number): Promise<void> {
  const item = document.querySelector(`[data-sonner-toast][data-testid="${id}"]`);
  moveFocusOn(item);
  const { toast } = await importSonner();
  toast.dismiss(id);
  while (document.contains(item)) await new Promise(requestAnimationFrame);
}

/** Without Sonner the page works without toasts: each sender also shows the message in its own place. */
const unavailable = (cause: unknown) => console.error('Toasts are not available:', cause);

/** The toasts machine with Sonner as its renderer and the browser's clock. */
export const toasts = toastsMachine.provide({
  actors: {
    keepTime: fromCallback<TimeOrder>(({ receive, sendBack }) => {
      interface Time {
        /** Milliseconds, as of `since`. */
        left: number;
        since: number;
        timer?: ReturnType<typeof setTimeout>;
      }
      const times = new Map<number, Time>();
      let isPaused = false;
      const run = (id: number, time: Time) => {
        time.since = performance.now();
        time.timer = setTimeout(() => {
          times.delete(id);
          sendBack({ type: 'toast.expired', id });
        }, time.left);
      };
      const hold = (time: Time) => {
        clearTimeout(time.timer);
        time.left -= performance.now() - time.since;
      };
      receive((order) => {
        switch (order.type) {
          case 'start': {
            if (order.duration === 'unlimited') return;
            const time: Time = { left: order.duration, since: performance.now() };
            times.set(order.id, time);
            if (!isPaused) run(order.id, time);
            return;
          }
          case 'stop':
            clearTimeout(times.get(order.id)?.timer);
            times.delete(order.id);
            return;
          case 'pause':
            isPaused = true;
            times.forEach(hold);
            return;
          case 'resume':
            isPaused = false;
            times.forEach((time, id) => run(id, time));
        }
      });
      return () => times.forEach(hold);
    }),
  },
  actions: {
    renderToast: ({ self }, toast) => {
      const isListed = () => self.getSnapshot().context.toasts.some(({ id }) => id === toast.id);
      const dismissed = () => self.send({ type: 'toast.dismiss', id: toast.id });
      void render(toast, isListed, dismissed).catch(unavailable);
    },
    eraseToast: (_, { id }) => {
      const gone = erase(id).catch(unavailable);
      leaving.add(gone);
      void gone.then(() => leaving.delete(gone));
    },
  },
});
