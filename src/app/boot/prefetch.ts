import type { Route } from '../route.ts';
import { resolve } from '../routes.tsx';
import { ahead, type Next } from './ahead.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor's wish to save data, and how good the line is (Network Information API, which not every browser has). */
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether what may not be needed is left unasked. */
const isSparing = () =>
  connection()?.saveData === true || /2g/.test(connection()?.effectiveType ?? '');

/** Milliseconds that a view rests before the pages behind its links are fetched. */
const rest = 3000;

/** The route that a link leads to, on a line that allows to fetch ahead. */
function routeBehind(link: HTMLAnchorElement | null): Route | undefined {
  if (link?.origin !== location.origin || link.pathname === location.pathname || isSparing())
    return undefined;
  const resolution = resolve(link.pathname);
  return resolution.kind === 'found' ? resolution.route : undefined;
}

/** Leaves files in the browser's cache. */
const keep: Next = () => {};

/**
 * Lets the browser compile files, and run nothing of them. Before they are here it may not be asked to: most browsers keep a
 * failure until the document ends (docs/faults.md).
 */
const compile: Next = (paths) => {
  for (const href of paths) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
};

/**
 * Fetches all files of the page that a link leads to. In a build none of them runs.
 * @param next is given the files that have come.
 */
async function fetchBehind(link: HTMLAnchorElement | null, next: Next): Promise<void> {
  const route = routeBehind(link);
  if (!route || route.screen) return;
  ahead.next = next;
  const coming = route.files.map((load) => load());
  ahead.next = undefined;
  // What does not come is asked for again by the press.
  await Promise.allSettled(coming);
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
const fetchIt = (event: Event) => void fetchBehind(linkOf(event), compile);
const run = (event: Event) => {
  // Another button opens a menu or a tab of its own.
  if ((event as MouseEvent).button !== 0) return;
  routeBehind(linkOf(event))
    ?.load()
    .catch(() => {});
};
const signs = {
  pointerover: fetchIt,
  focusin: fetchIt,
  touchstart: fetchIt,
  mousedown: run,
};

/**
 * Fetches pages ahead of the press. The page of the link under the pointer, the focus or a finger comes at once. On a good line
 * the pages of other links follow one by one, while the view stays as it is. When a press begins, its page is run.
 * @param signal ends it.
 */
export function prefetch(signal: AbortSignal): void {
  // Capturing, so that the request starts before React opens a menu.
  const options = { passive: true, capture: true, signal };
  for (const [sign, act] of Object.entries(signs)) addEventListener(sign, act, options);

  const seen = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const [link] = seen;
      if (!link || connection()?.effectiveType === '3g') return;
      seen.delete(link);
      // A closed menu hides links that stand in view.
      if (getComputedStyle(link).visibility === 'visible') await fetchBehind(link, keep);
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
