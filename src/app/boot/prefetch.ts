import { connection, isSparing } from '../../services/connection.ts';
import { resolve } from '../routes.tsx';

/** Milliseconds that a view rests before the pages behind its links are loaded. */
const rest = 3000;

/** Loads the page that a link leads to. If that fails, the press loads its document. */
async function loadBehind(target: EventTarget | null): Promise<void> {
  // Extensions send events to the document itself.
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname || isSparing())
    return;
  const resolution = resolve(link.pathname);
  if (resolution.kind === 'found') await resolution.route.load().catch(() => {});
}

/**
 * Loads pages ahead of the press. The page of the link under the pointer, a finger or the focus is loaded at once. On a good
 * line the pages of other links follow one by one, while the view stays as it is.
 * @param signal ends it.
 */
export function prefetch(signal: AbortSignal): void {
  // Capturing, so that the request starts before React opens a menu.
  const options = { passive: true, capture: true, signal };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, ({ target }) => loadBehind(target), options);

  const seen = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const [link] = seen;
      if (!link || connection()?.effectiveType === '3g') return;
      seen.delete(link);
      // A closed menu hides links that are in view.
      if (getComputedStyle(link).visibility === 'visible') await loadBehind(link);
      goOn(0);
    }, after);
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target as HTMLAnchorElement);
      else seen.delete(target as HTMLAnchorElement);
    }
    goOn(rest);
  });
  const look = () => {
    sight.disconnect();
    seen.clear();
    for (const link of document.querySelectorAll('a[href^="/"]')) sight.observe(link);
  };
  // The next page has other links.
  const changes = new MutationObserver(look);
  changes.observe(document.getElementById('main') ?? document.body, { childList: true });
  look();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    seen.clear();
    sight.disconnect();
    changes.disconnect();
  });
}
