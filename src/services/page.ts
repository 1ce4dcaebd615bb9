import { fromCallback } from 'xstate';
import { type PageEvent, pageMachine, type Positions } from '../machines/page/page.machine.ts';
import type { PageFact } from '../machines/location.ts';
import { findActor } from '../machines/system.ts';
import { readStored, store } from './storage.ts';

const storageKey = 'page.positions';

/** Sends an actor what the actor `page` emits; nothing where that has failed. */
export const watchPage = fromCallback<PageFact>(
  ({ sendBack, system }) => findActor(system, 'page')?.on('*', sendBack).unsubscribe,
);

/** Reads how far each page was scrolled before a reload; nothing if the content is not ours. */
function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'sessionStorage') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1;
  }
  const focus = () => element.focus({ preventScroll: true });
  focus();
  // Behind an open menu nothing takes the focus. The menu closes when this is done, because a page is shown.
  if (document.activeElement !== element) requestAnimationFrame(focus);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

/** The page machine in a browser. `app/boot/visit.ts` provides what loads pages. */
export const page = pageMachine.provide({
  actors: {
    watchLeaving: fromCallback<PageEvent>(({ sendBack }) => {
      // While the site runs it restores positions itself, because a page may still be loading when the browser
      // would; a reload and the way back from another site are left to the browser.
      const shown = ({ persisted }: PageTransitionEvent) => {
        history.scrollRestoration = 'manual';
        // WebKit brings a page back from memory at its top.
        if (persisted) sendBack({ type: 'page.returned' });
      };
      const hidden = () => {
        history.scrollRestoration = 'auto';
        sendBack({ type: 'page.hidden', top: window.scrollY });
      };
      sendBack({ type: 'positions.restored', positions: readPositions() });
      // While the page loads, the browser may still be on its way to where a reload left it.
      if (document.readyState === 'complete') history.scrollRestoration = 'manual';
      const ending = new AbortController();
      addEventListener('pageshow', shown, ending);
      addEventListener('pagehide', hidden, ending);
      return () => ending.abort();
    }),
  },
  actions: {
    scrollTo: (_, { top }) => scrollTo(top),
    scrollToFragment: (_, { hash }) => {
      const target = document.getElementById(decodeFragment(hash));
      if (target) {
        focusQuietly(target);
        target.scrollIntoView({ behavior: 'instant' });
      } else {
        focusHeading();
        scrollTo(0);
      }
    },
    focusHeading,
    savePositions: (_, { positions }) =>
      store(storageKey, JSON.stringify(positions), 'sessionStorage'),
  },
});

function decodeFragment(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
