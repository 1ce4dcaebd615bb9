import { fromCallback } from 'xstate';
import type { NavigationEvent, Positions } from '../machines/navigation/navigation.machine.ts';
import { navigationMachine } from '../machines/navigation/navigation.machine.ts';

const storageKey = 'navigation.positions';

/** Reads how far each page was scrolled before a reload; nothing where storage is blocked or its content is not ours. */
function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}

function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1;
  }
  const focus = () => element.focus({ preventScroll: true });
  focus();
  // Behind an open menu nothing takes the focus. The menu closes at once, because a page is shown.
  if (document.activeElement !== element) requestAnimationFrame(focus);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

/** The navigation machine in a browser. */
export const navigation = navigationMachine.provide({
  actors: {
    watchPage: fromCallback<NavigationEvent>(({ sendBack }) => {
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
      // Before that the browser may still be on its way to where a reload left the page.
      if (document.readyState === 'complete') history.scrollRestoration = 'manual';
      window.addEventListener('pageshow', shown);
      window.addEventListener('pagehide', hidden);
      return () => {
        window.removeEventListener('pageshow', shown);
        window.removeEventListener('pagehide', hidden);
      };
    }),
  },
  actions: {
    scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
    scrollTo: (_, { top }) => window.scrollTo({ top, behavior: 'instant' }),
    scrollToFragment: (_, { hash }) => {
      const target = document.getElementById(decodeFragment(hash));
      if (target) {
        focusQuietly(target);
        target.scrollIntoView({ behavior: 'instant' });
      } else {
        focusHeading();
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
    },
    focusHeading,
    savePositions: (_, { positions }) => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Storage is blocked or full: after a reload, Back then starts at the top.
      }
    },
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
