/**
 * The only script a page starts with. It stands inline, and fetches the site's code when the page has been painted.
 * Until that is alive it holds back what HTML alone cannot answer, a form that is sent, and hands it over.
 */
declare const __ENTRY__: string;
/** What the entry imports, so that it is not discovered one file after another. */
declare const __IMPORTS__: readonly string[];

let started = false;
const held = new Set<HTMLFormElement>();

function hold(event: Event): void {
  event.preventDefault();
  held.add(event.target as HTMLFormElement);
  start();
}

function start(): void {
  if (started) return;
  started = true;
  for (const href of __IMPORTS__) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  import(/* @vite-ignore */ __ENTRY__).catch((error: unknown) => {
    // The page stays readable, a form keeps its text, and the next try starts anew.
    started = false;
    console.error(error);
  });
}

function handOver(): void {
  removeEventListener('submit', hold, true);
  for (const form of held) if (form.isConnected) form.requestSubmit();
}

addEventListener('ready', handOver, { once: true });
addEventListener('submit', hold, true);
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  // A frame's callbacks run before it is painted; a task queued there runs after.
  requestAnimationFrame(() => setTimeout(start));
}
