import { fromCallback } from 'xstate';
import { drawerButtonId, servedMenuId } from '../machines/drawer/drawer.connect.ts';
import { type DrawerEvent, drawerMachine } from '../machines/drawer/drawer.machine.ts';
import { watchPage } from './page.ts';

/** In rem, as the stylesheet has it: for a visitor with larger type the breakpoint grows in both. */
const isWide = (breakpoint: number) => window.matchMedia(`(min-width: ${breakpoint / 16}rem)`);

/** Gives the focus to the page behind the drawer. Until the next frame it takes none. */
const focusBehind = (selector: string) =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

/** The drawer machine in a browser. `app/SiteHeader.tsx` provides `load`. */
export const drawer = drawerMachine.provide({
  actors: {
    watchPage,
    watchServed: fromCallback<DrawerEvent>(({ sendBack }) => {
      const menu = document.getElementById(servedMenuId) as HTMLDetailsElement | null;
      const settle = () => {
        // The sheet does not move while a finger is down.
        if (menu?.open || menu?.matches(':active')) return;
        const focused = menu?.contains(document.activeElement) ?? false;
        sendBack({ type: 'served.left', focused });
      };
      settle();
      if (!menu) return;
      const listening = new AbortController();
      // Capturing, because React stops presses and keys in a boundary that is not hydrated yet.
      const options = { capture: true, signal: listening.signal };
      const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
        target.addEventListener(type, listener, options);
      on(menu, 'toggle', settle);
      on(menu, 'click', ({ target }) => {
        if ((target as Element).closest('a')) menu.open = false;
      });
      // After the press itself.
      for (const type of ['pointerup', 'pointercancel']) {
        on(window, type, () => void requestAnimationFrame(settle));
      }
      on(window, 'pointerdown', ({ target }) => {
        if (!menu.contains(target as Node)) menu.open = false;
      });
      // Back and Forward close it.
      on(window, 'popstate', () => (menu.open = false));
      on(window, 'keydown', (event) => {
        if (!menu.open || (event as KeyboardEvent).key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
        menu.open = false;
      });
      return () => listening.abort();
    }),
    watchIdle: fromCallback<DrawerEvent, { breakpoint: number }>(({ input, sendBack }) => {
      const idled = () => sendBack({ type: 'page.idled' });
      const wide = isWide(input.breakpoint);
      if (wide.matches) {
        wide.addEventListener('change', idled);
        return () => wide.removeEventListener('change', idled);
      }
      // Safari has no idle callbacks.
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(idled, 2000);
        return () => clearTimeout(timer);
      }
      const request = requestIdleCallback(idled);
      return () => cancelIdleCallback(request);
    }),
    watchWidth: fromCallback<DrawerEvent, { breakpoint: number }>(({ input, sendBack }) => {
      const wide = isWide(input.breakpoint);
      const changed = () => {
        if (wide.matches) sendBack({ type: 'breakpoint.passed' });
      };
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    }),
  },
  actions: {
    focusButton: () => focusBehind(`#${drawerButtonId}`),
    focusNavigation: () => focusBehind('header nav a'),
    logFailure: (_, { cause }) => console.error('The menu did not load:', cause),
  },
});
