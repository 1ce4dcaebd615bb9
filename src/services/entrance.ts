import { fromCallback } from 'xstate';
import { type EntranceInput, entranceMachine } from '../machines/entrance/entrance.machine.ts';
import type { PageShown } from '../machines/location.ts';
import { watchPage } from './page.ts';

/** The same curve as `ease-cloth` in the stylesheet. */
const cloth = [0.2, 0.7, 0.1, 1] as const;

/**
 * The entrance machine in a browser. Motion is fetched when the first page is alive. What enters is marked
 * `data-entrance`: `whole` for an element that rises in one piece, `slow` for one that takes its time, `each` for a group
 * whose children rise one after another. Only what is off the screen is hidden before it enters, so nothing that a visitor
 * has seen disappears; what is on the screen as its page comes, the stylesheet moves.
 */
export const entrance = entranceMachine.provide({
  actors: {
    watchPage,
    animateEntrances: fromCallback<PageShown, EntranceInput>(({ input }) => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const { timing, scope } = input;
      const main = document.querySelector('main');
      const stops: (() => void)[] = [];
      let stopped = false;
      // If Motion does not load, everything is in its place at once.
      const arrived = import('motion/mini').catch(() => undefined);
      void arrived.then((motion) => {
        if (stopped || !main || !motion) return;
        const { animate } = motion;
        const enter = (items: readonly Element[], duration = timing.duration) => {
          for (const [index, item] of items.entries()) {
            const animation = animate(
              item,
              { opacity: [0, 1], transform: [`translateY(${timing.rise}px)`, 'none'] },
              {
                duration: duration / 1000,
                delay: (index * timing.stagger) / 1000,
                ease: [...cloth],
              },
            );
            // Otherwise Motion writes the style of this moment onto `main` when the next page enters: WebKit takes that for a
            // breach of the policy.
            stops.push(() => animation.cancel());
          }
        };
        if (scope === 'page') {
          enter([main]);
          enter([...main.querySelectorAll('[data-entrance=slow]')], timing.slow);
        }
        const below = [...main.querySelectorAll('[data-entrance]')].filter(
          (group) => group.getBoundingClientRect().top > innerHeight,
        );
        const observer = new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer.unobserve(target);
            for (const item of itemsOf(target)) item.removeAttribute('data-waiting');
            enter(itemsOf(target), isSlow(target) ? timing.slow : timing.duration);
          }
        });
        for (const group of below) {
          for (const item of itemsOf(group)) item.setAttribute('data-waiting', '');
          observer.observe(group);
        }
        stops.push(() => {
          observer.disconnect();
          for (const item of main.querySelectorAll('[data-waiting]')) {
            item.removeAttribute('data-waiting');
          }
        });
      });
      return () => {
        stopped = true;
        for (const stop of stops) stop();
      };
    }),
  },
});

const isSlow = (marked: Element) => marked.getAttribute('data-entrance') === 'slow';

/** The elements that enter when this one comes into view. */
function itemsOf(marked: Element): Element[] {
  return marked.getAttribute('data-entrance') === 'each' ? [...marked.children] : [marked];
}
