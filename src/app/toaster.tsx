import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';

/**
 * The place where toasts appear: top right, twenty at most (specification 9). A root of its own, fetched when the page
 * is alive, so that no page waits for it; toasts shown earlier appear when it arrives.
 */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster position="top-right" visibleToasts={20} theme="system" closeButton />,
);
