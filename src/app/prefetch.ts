import { resolve } from './routes.tsx';

/** Fetches the page behind a link as soon as a visitor is about to press it: the pointer, the focus or a finger is on it. */
export function prefetchOnIntent(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const intended = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || connection?.saveData) return;
    const resolution = resolve(link.pathname);
    // Who presses the link hears of a failure, and asks again.
    if (resolution.kind === 'found') resolution.route.load().catch(() => {});
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    // Before React hears of it, and opens a menu.
    addEventListener(sign, intended, { passive: true, capture: true });
  }
}
