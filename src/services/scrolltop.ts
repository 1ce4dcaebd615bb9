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
      // At most once a frame.
      const moved = () => {
        frame ||= requestAnimationFrame(report);
      };
      // A reloaded page may start far down.
      moved();
      const ending = new AbortController();
      addEventListener('scroll', moved, { passive: true, signal: ending.signal });
      addEventListener('resize', moved, ending);
      return () => {
        cancelAnimationFrame(frame);
        ending.abort();
      };
    }),
  },
  actions: {
    returnToTop: () => {
      const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
      // The navigation bar is fixed, so its place in the page is the top.
      window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
      // The button is about to disappear, so the focus moves to the first link of the bar.
      document.querySelector<HTMLElement>('header a[href]')?.focus({ preventScroll: true });
    },
  },
});
