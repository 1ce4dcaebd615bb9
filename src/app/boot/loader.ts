/**
 * The inline script of every page. It sets the theme (`services/theme.ts`) and fetches the page's code after the first paint.
 * Until React hydrates the page, it holds presses on buttons and radio buttons, and sent forms (`handover.ts`).
 */
import { fetchWhole } from './fetch-whole.ts';
import type { Handover } from './handover.ts';
import { reloadOnce } from './reload.ts';

// Before the first paint, or the page would flash in the other theme.
const { dataset } = document.documentElement;
dataset.life = 'served';
try {
  const theme = localStorage['theme.choice'] as string | undefined;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {
  // No storage.
}

/** The files that the entry imports, each after those that it imports, and then the entry. */
declare const __FILES__: readonly string[];
const files = __FILES__;

/** The files of the page itself, which the entry imports. */
const own = (document.currentScript as HTMLScriptElement).dataset.files?.split(' ') ?? [];
const held = new Set<HTMLElement>();
let isStarted = false;
let isReleased = false;

function hold(event: Event): void {
  // A key press on a button is a click too. A submit button is left to the browser, which checks the fields first.
  const selector = event.type === 'submit' ? 'form' : 'button[type=button], input[type=radio]';
  // Extensions send events to the document itself.
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
  if (!pressed || isReleased) return;
  event.preventDefault();
  // React may listen already.
  event.stopImmediatePropagation();
  held.add(pressed);
  // From then on a form says that its code has not loaded (src/styles.css).
  setTimeout(() => isReleased || (pressed.dataset.late = ''), 15_000);
  void start();
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    await fetchWhole([...files, ...own]);
    // One after another, because each runs as a task of its own: the browser can scroll in between.
    for (const file of files) await import(/* @vite-ignore */ file);
  } catch (error) {
    isStarted = false;
    dataset.life = 'failed';
    console.error('The page failed to load:', error);
    reloadOnce(handover.hasInput).catch(() => {});
  }
}

const handover: Handover = {
  path: location.pathname,
  hasInput: false,
  release() {
    isReleased = true;
    for (const pressed of held) {
      delete pressed.dataset.late;
      if (!pressed.isConnected) continue;
      // Safari 15 has no `requestSubmit`, so the form's button is clicked.
      (pressed.querySelector<HTMLElement>('[type=submit]') ?? pressed).click();
    }
  },
};
window.handover = handover;

addEventListener('submit', hold, true);
addEventListener('click', hold, true);
// Capturing, because React stops what happens in a boundary that is not hydrated yet.
addEventListener('input', () => (handover.hasInput = true), true);
addEventListener('online', start);
new PerformanceObserver((entries, observer) => {
  // The first paint may show a background only.
  if (!entries.getEntriesByName('first-contentful-paint').length) return;
  observer.disconnect();
  void start();
}).observe({ type: 'paint', buffered: true });
// Firefox reports no such paint when it opens a page scrolled down, as at a fragment. Elsewhere it has come by then.
addEventListener('load', () => setTimeout(start, 1000));
