import { type ComponentType, lazy, type RefAttributes, Suspense } from 'react';
import type { ToasterProps } from 'sonner';
import type { ShellContent } from '../../content/shell.ts';
import { connectToasts } from '../../machines/toasts/toasts.connect.ts';
import { maximum, type toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { useSharedConnect } from '../useConnect.ts';

/** Loaded for the first toast. If it does not load, the page works without toasts. */
const Toaster = lazy(
  (): Promise<{ default: ComponentType<ToasterProps & RefAttributes<HTMLElement>> }> =>
    import('sonner').then(
      (sonner) => ({ default: sonner.Toaster }),
      () => ({ default: () => null }),
    ),
);

/** Without Sonner's live region: what a toast says is also said in its place (machines/toasts). */
function silence(section: HTMLElement | null): void {
  section?.removeAttribute('aria-live');
}

/** Below the header, which stays within reach. */
const offset = {
  top: 'calc(var(--header) + 12px)',
  right: 'max(16px, env(safe-area-inset-right))',
};

/** The place where toasts appear, top right (specification 4). */
export function Toasts({
  machine,
  labels,
}: {
  machine: typeof toastsMachine;
  labels: ShellContent;
}) {
  const api = useSharedConnect(machine, connectToasts, {});
  return (
    <div {...api.region}>
      {api.needed && (
        <Suspense>
          <Toaster
            ref={silence}
            position="top-right"
            visibleToasts={maximum}
            theme="system"
            closeButton
            containerAriaLabel={labels.notifications}
            // Not Sonner's Alt+T, by which Firefox opens a menu of its own.
            hotkey={['F8']}
            offset={offset}
            mobileOffset={offset}
            toastOptions={{ closeButtonAriaLabel: labels.closeNotification }}
            className="toasts"
          />
        </Suspense>
      )}
    </div>
  );
}
