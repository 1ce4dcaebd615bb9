import type { PageLocation } from '../../machines/location.ts';
import type { PageActor } from '../../machines/system.ts';

declare global {
  interface Window {
    /** Plausible's function: its script handles what is in `q` when it has loaded. */
    plausible?: ((event: 'pageview', options: { readonly u: string }) => void) & {
      q?: unknown[][];
    };
  }
}

/** Tells the service of each page that is shown (Plausible's manual mode). */
export function countPageViews(page: PageActor): void {
  const calls: unknown[][] = [];
  window.plausible ??= Object.assign((...call: unknown[]) => void calls.push(call), { q: calls });
  let counted: string | undefined;
  const count = ({ path, search = '' }: PageLocation) => {
    // Not a fragment of the page, nor a page that is shown again because the next one was given up.
    if (path === counted) return;
    counted = path;
    window.plausible?.('pageview', { u: location.origin + path + search });
  };
  count(page.getSnapshot().context.shown);
  page.on('page.shown', (shown) => count(shown.location));
}
