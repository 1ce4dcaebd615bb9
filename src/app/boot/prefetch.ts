import { fromCallback } from 'xstate';
import { resolve } from '../routes.tsx';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor, or a slow line, asks for no more than what they see (Network Information API; not in every browser). */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches the page behind a link, once; a failure is forgotten. */
async function fetchBehind(link: HTMLAnchorElement): Promise<void> {
  if (link.origin !== location.origin || isSparing()) return;
  const resolution = resolve(link.pathname);
  if (resolution.kind === 'found') await resolution.route.load().catch(() => {});
}

/**
 * Fetches what every page may need: the first toast may have to say that the network is gone, and after a deploy the files of
 * this build are no longer there when a form is sent.
 */
function fetchEssentials(): void {
  for (const load of [() => import('sonner'), loadEmail]) load().catch(() => {});
  // Not in the markup: there the browser fetches it beside what the first paint needs.
  const manifest = document.createElement('link');
  document.head.append(Object.assign(manifest, { rel: 'manifest', href: '/site.webmanifest' }));
}

/** With what stands before it: where storage is blocked the library cannot be loaded by itself. */
const loadEmail = async () => (await import('../../services/email.ts')).loadEmailJs();

// Safari has no idle callback.
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/**
 * Fetches the code and words of pages ahead of the press: at once behind a link that the pointer, the focus or a finger
 * is on; behind those in view one after another, when the browser is idle.
 */
export const prefetch = fromCallback(() => {
  whenIdle(fetchEssentials);
  const intended = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) void fetchBehind(link);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'];
  // Before React hears of it, and opens a menu.
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
      await fetchBehind(link);
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
  // A page that comes brings links of its own.
  const changes = new MutationObserver(look);
  changes.observe(document.getElementById('main') ?? document.body, { childList: true });
  look();
  return () => {
    for (const sign of signs) removeEventListener(sign, intended, options);
    sight.disconnect();
    changes.disconnect();
  };
});
