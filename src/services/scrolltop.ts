import { fromCallback } from 'xstate';
import { type ScrolltopEvent, scrolltopMachine } from '../machines/scrolltop/scrolltop.machine.ts';

/** The scrolltop machine in a browser. */
export const scrolltop = scrolltopMachine.provide({
  actors: {
    watchScroll: fromCallback<ScrolltopEvent>(({ sendBack }) => {
      let frame = 0;
      const report = () => {
        frame = 0;
        sendBack({ type: 'page.scrolled', top: window.scrollY, viewport: window.innerHeight });
      };
      // Once a frame, however often the browser tells.
      const moved = () => {
        frame ||= requestAnimationFrame(report);
      };
      // A page that was reloaded far down is there already.
      moved();
      window.addEventListener('scroll', moved, { passive: true });
      window.addEventListener('resize', moved);
      return () => {
        cancelAnimationFrame(frame);
        window.removeEventListener('scroll', moved);
        window.removeEventListener('resize', moved);
      };
    }),
  },
  actions: {
    returnToTop: () => {
      const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
      // The navigation bar is fixed: its place in the page is the top, with or without it.
      window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
      // The button is about to vanish. The bar's first link is where a keyboard visitor who asks for the bar wants to go on.
      document.querySelector<HTMLElement>('header a[href]')?.focus({ preventScroll: true });
    },
  },
});
