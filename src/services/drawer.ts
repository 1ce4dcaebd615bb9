import { fromCallback } from 'xstate';
import { drawerButtonId } from '../machines/drawer/drawer.connect.ts';
import { type DrawerEvent, drawerMachine } from '../machines/drawer/drawer.machine.ts';

/** In rem, as the stylesheet has it: for a visitor with larger type the breakpoint grows in both. */
const isWide = (breakpoint: number) => window.matchMedia(`(width >= ${breakpoint / 16}rem)`);

/** The drawer machine in a browser; `load` is left to whoever knows the drawer's view. */
export const drawer = drawerMachine.provide({
  actors: {
    watchIdle: fromCallback<DrawerEvent, { breakpoint: number }>(({ input, sendBack }) => {
      if (isWide(input.breakpoint).matches) return;
      const idled = () => sendBack({ type: 'page.idled' });
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
    // In the next frame: until then the page behind the drawer takes no focus.
    focusButton: () =>
      void requestAnimationFrame(() => document.getElementById(drawerButtonId)?.focus()),
    logFailure: (_, { cause }) => console.error('The menu did not load:', cause),
  },
});
