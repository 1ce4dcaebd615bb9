/**
 * The only script of the site's code that a page starts with. It stands inline, and fetches the rest when the page has been painted.
 * Until that is alive it holds back what HTML alone cannot answer, a form that is sent and a button that is pressed, and hands it
 * over: each once and in order, however often a visitor tried.
 */
import { reloadOnce } from './recover.ts';

declare const __ENTRY__: string;
/** What the entry imports: each file is run as soon as it is here, and none is discovered after another. */
declare const __IMPORTS__: readonly string[];

const kinds = ['submit', 'click'];
let started = false;
let alive = false;
const held = new Set<HTMLElement>();

/** Whether the part of the page that this stands in has come to life (src/components/later.tsx). */
const answers = (asked: HTMLElement) => alive && !asked.closest('.later');

function hold(event: Event): void {
  const { target } = event;
  // A key that presses a button is a click too. One that submits is left to the browser, which may find something missing.
  const asked =
    event.type === 'submit'
      ? (target as HTMLElement)
      : (target as Element).closest<HTMLElement>('button[type=button]');
  if (!asked || answers(asked)) return;
  event.preventDefault();
  // React may be listening already.
  event.stopImmediatePropagation();
  held.add(asked);
  start();
  // Heard by the code that is here, which may have put off the rest.
  dispatchEvent(new Event('wanted'));
}

function start(): void {
  if (started) return;
  started = true;
  const files = [...__IMPORTS__, __ENTRY__].map((file) => import(/* @vite-ignore */ file));
  Promise.all(files).catch((error: unknown) => {
    // The page stays readable, a form keeps its text, and the next try starts anew.
    started = false;
    console.error(error);
    reloadOnce();
  });
}

/** Each time a part has come to life. */
function handOver(): void {
  alive = true;
  for (const asked of held) {
    if (!answers(asked)) continue;
    held.delete(asked);
    if (!asked.isConnected) continue;
    if (asked instanceof HTMLFormElement) asked.requestSubmit();
    else asked.click();
  }
}

addEventListener('alive', handOver);
for (const type of kinds) addEventListener(type, hold, true);
addEventListener('online', start);
new PerformanceObserver((entries, observer) => {
  // The first paint may be of a ground without a word on it.
  if (!entries.getEntriesByName('first-contentful-paint').length) return;
  observer.disconnect();
  start();
}).observe({ type: 'paint', buffered: true });
