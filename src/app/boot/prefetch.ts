import { fromCallback } from 'xstate';
import { resolve } from '../routes.tsx';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to save data: the visitor's setting, or a 2G line (Network Information API, which not every browser has). */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Prefetches the page of a link, once. After a failure the next call tries again. */
async function fetchBehind(link: HTMLAnchorElement): Promise<void> {
  if (link.origin !== location.origin || isSparing()) return;
  const resolution = resolve(link.pathname);
  if (resolution.kind === 'found') await resolution.route.load().catch(() => {});
}

/**
 * Fetches what any page may need later. A toast may have to say that the network is gone. A deploy may delete this build's
 * EmailJS before a form is sent.
 */
function fetchEssentials(): void {
  for (const load of [() => import('sonner'), loadEmail]) load().catch(() => {});
  // Not in the HTML: there the manifest would compete with the files of the first paint.
  const manifest = document.createElement('link');
  document.head.append(Object.assign(manifest, { rel: 'manifest', href: '/site.webmanifest' }));
}

/** Through our service, because the library alone throws where storage is blocked. */
const loadEmail = async () => (await import('../../services/email.ts')).loadEmailJs();

// Safari has no idle callback.
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/**
 * Prefetches the pages behind links. A link under the pointer, the focus or a finger comes at once. Other links in sight follow
 * one by one, when the browser is idle.
 */
export const prefetch = fromCallback(() => {
  whenIdle(fetchEssentials);
  const intended = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) void fetchBehind(link);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'];
  // Capturing, so that the request starts before React opens a menu.
  const options = { passive: true, capture: true };
  for (const sign of signs) addEventListener(sign, intended, options);

  const waiting = new Set<HTMLAnchorElement>();
  let isBusy = false;
  const goOn = () => {
    const [link] = waiting;
    if (isBusy || !link) return;
    isBusy = true;
    whenIdle(async () => {
      waiting.delete(link);
      // A closed menu hides links that stand in view.
      if (getComputedStyle(link).visibility === 'visible') await fetchBehind(link);
      isBusy = false;
      goOn();
    });
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target as HTMLAnchorElement);
      else waiting.delete(target as HTMLAnchorElement);
    }
    goOn();
  });
  const look = () => {
    sight.disconnect();
    waiting.clear();
    for (const link of document.querySelectorAll('a[href^="/"]')) sight.observe(link);
  };
  // The next page has other links.
  const changes = new MutationObserver(look);
  changes.observe(document.getElementById('main') ?? document.body, { childList: true });
  look();
  return () => {
    for (const sign of signs) removeEventListener(sign, intended, options);
    sight.disconnect();
    changes.disconnect();
  };
});
