import { fromCallback } from 'xstate';
import {
  type MotionChoice,
  type MotionEvent,
  type MotionFact,
  motionMachine,
} from '../machines/motion/motion.machine.ts';
import { actorOf, type System } from '../machines/system.ts';
import { readStored, store } from './storage.ts';

const storageKey = 'motion.choice';

/**
 * Reports whether an element may move: in view, in a shown tab, with motion not paused. Reports nothing before it may.
 * @param scope of the actor, which is given the element's id.
 * @returns what ends it.
 * @throws if the actor `motion` has failed, or the page has no such element.
 */
export function watchMotion(scope: {
  readonly input: { readonly id: string };
  readonly system: System;
  readonly sendBack: (fact: MotionFact) => void;
}): () => void {
  const element = document.getElementById(scope.input.id);
  if (!element) throw new Error(`There is no element #${scope.input.id}`);
  const switched = actorOf(scope.system, 'motion');
  let isInView = false;
  let isMoving = false;
  const report = () => {
    const snapshot = switched.getSnapshot();
    const isAllowed = !snapshot.matches('arriving') && !snapshot.hasTag('paused');
    const now = isAllowed && isInView && !document.hidden;
    if (now !== isMoving) scope.sendBack({ type: now ? 'motion.resumed' : 'motion.paused' });
    isMoving = now;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  const { unsubscribe } = switched.subscribe(report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
    unsubscribe();
  };
}

/** The choice of an earlier visit. */
function readChoice(): MotionChoice | undefined {
  const stored = readStored(storageKey);
  return stored === 'moving' || stored === 'paused' ? stored : undefined;
}

/** The motion machine in a browser: the switch that stills hero video, headline and carousels. */
export const motion = motionMachine.provide({
  actors: {
    watchPreferences: fromCallback<MotionEvent>(({ sendBack }) => {
      const setting = matchMedia('(prefers-reduced-motion: reduce)');
      const reportChoice = () => {
        const choice = readChoice();
        if (choice) sendBack({ type: 'choice.restored', choice });
        return choice;
      };
      const reportSetting = () => sendBack({ type: 'setting.changed', reduced: setting.matches });
      const stored = (event: StorageEvent) => {
        if (event.key === storageKey) reportChoice();
      };
      if (!reportChoice()) reportSetting();
      const ending = new AbortController();
      setting.addEventListener('change', reportSetting, ending);
      addEventListener('storage', stored, ending);
      return () => ending.abort();
    }),
  },
  actions: {
    saveChoice: (_, { choice }) => store(storageKey, choice),
  },
});
