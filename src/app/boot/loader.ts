/**
 * The only script of the site's code that a page starts with. It stands inline, and fetches the rest when the page has been
 * painted. Until that is alive it holds what HTML alone cannot answer, a form that is sent and a button or a choice that is
 * pressed; then the visit machine takes over (`handover.ts`).
 */
import { fetchWhole } from './fetch-whole.ts';
import type { Handover } from './handover.ts';
import { reloadOnce } from './reload.ts';

declare const __ENTRY__: string;
/** All files that the entry imports, and the entry. */
declare const __FILES__: readonly string[];

const held = new Set<HTMLElement>();
let isStarted = false;
let isAlive = false;

/** Whether the part of the page that this stands in has come to life (src/components/later.tsx). */
const answers = (pressed: HTMLElement) => isAlive && !pressed.closest('.later');

function hold(event: Event): void {
  const { target } = event;
  // A key that presses a button is a click too. One that submits is left to the browser, which may find something missing.
  const pressed =
    event.type === 'submit'
      ? (target as HTMLElement)
      : (target as Element).closest<HTMLElement>('button[type=button], input[type=radio]');
  if (!pressed || answers(pressed)) return;
  event.preventDefault();
  // React may be listening already.
  event.stopImmediatePropagation();
  held.add(pressed);
  // By then a form says that its code has not come (src/styles.css).
  setTimeout(() => (pressed.dataset.late = ''), 15_000);
  start();
  handover.onHold();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  fetchWhole(__FILES__)
    .then(() => import(/* @vite-ignore */ __ENTRY__))
    .catch((error: unknown) => {
      isStarted = false;
      document.documentElement.dataset.life = 'stranded';
      console.error(error);
      reloadOnce(handover.hasInput).catch(() => {});
    });
}

const handover: Handover = {
  fetchWhole,
  hasInput: false,
  onHold() {},
  release() {
    isAlive = true;
    for (const pressed of held) {
      if (!answers(pressed)) continue;
      held.delete(pressed);
      if (!pressed.isConnected) continue;
      // A press on its button sends a form in Safari 15 too.
      (pressed.querySelector<HTMLElement>('[type=submit]') ?? pressed).click();
    }
  },
};
window.handover = handover;

addEventListener('submit', hold, true);
addEventListener('click', hold, true);
addEventListener('input', () => (handover.hasInput = true));
addEventListener('online', start);
new PerformanceObserver((entries, observer) => {
  // The first paint may be of a ground without a word on it.
  if (!entries.getEntriesByName('first-contentful-paint').length) return;
  observer.disconnect();
  start();
}).observe({ type: 'paint', buffered: true });
