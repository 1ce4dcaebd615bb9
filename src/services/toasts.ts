import { type ActorRef, assign, type Snapshot } from 'xstate';
import { type Toast, type ToastEvent, toastMachine } from '../machines/toast/toast.machine.ts';
import { toastsMachine } from '../machines/toasts/toasts.machine.ts';

/** What a toast needs to be shown; a toast may have to say that the network is gone. */
export const importSonner = () => import('sonner');

type Self = ActorRef<Snapshot<unknown>, ToastEvent>;

async function render(self: Self, { kind, text }: Toast): Promise<void> {
  const { toast } = await importSonner();
  const isActive = () => self.getSnapshot().status === 'active';
  if (!isActive()) return;
  const show = kind === 'blank' || kind === 'custom' ? toast : toast[kind];
  show(text, {
    id: self.id,
    testId: self.id,
    // The machine keeps the time.
    duration: Infinity,
    // Sonner calls it after `erase`, too.
    onDismiss: () => isActive() && self.send({ type: 'toast.dismiss' }),
  });
}

/** The focus goes on to the next toast, or to the one before it; from the last one Sonner gives it back. */
function moveFocusOn(item: Element | null): void {
  if (!item?.contains(document.querySelector(':focus-visible'))) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

async function erase(id: string): Promise<void> {
  moveFocusOn(document.querySelector(`[data-sonner-toast][data-testid="${id}"]`));
  const { toast } = await importSonner();
  toast.dismiss(id);
}

/** Without Sonner the page works without toasts: each sender also shows the message itself. */
const unavailable = (cause: unknown) => console.error('Toasts are not available:', cause);

/** One toast, with Sonner as its renderer and the browser's clock. */
export const toast = toastMachine.provide({
  actions: {
    renderToast: ({ self }, toast) => void render(self, toast).catch(unavailable),
    eraseToast: ({ self }) => void erase(self.id).catch(unavailable),
    startClock: assign({ since: () => performance.now() }),
    stopClock: assign({
      left: ({ context: { left, since } }) => left - (performance.now() - since),
    }),
  },
});

export const toasts = toastsMachine.provide({ actors: { toast } });
