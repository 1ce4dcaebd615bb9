import { fromCallback } from 'xstate';
import {
  type MotionChoice,
  type MotionEvent,
  type MotionFact,
  motionMachine,
} from '../machines/motion/motion.machine.ts';

const storageKey = 'motion.choice';

/** Those who move, and what they were told last; nothing until the switch has come to life. */
const listeners = new Set<(fact: MotionFact) => void>();
let told: MotionFact | undefined;

/** Tells a machine whether things may move: at once if it is known, and at every press of the switch. */
export const watchMotion = fromCallback<MotionFact>(({ sendBack }) => {
  listeners.add(sendBack);
  if (told) sendBack(told);
  return () => void listeners.delete(sendBack);
});

/** The choice of an earlier visit; none where storage is blocked or its content is not ours. */
function readChoice(): MotionChoice | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'moving' || stored === 'paused' ? stored : undefined;
  } catch {
    return undefined;
  }
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
      setting.addEventListener('change', reportSetting);
      window.addEventListener('storage', stored);
      return () => {
        setting.removeEventListener('change', reportSetting);
        window.removeEventListener('storage', stored);
      };
    }),
  },
  actions: {
    tell: (_, fact) => {
      told = fact;
      for (const listener of listeners) listener(fact);
    },
    saveChoice: (_, { choice }) => {
      try {
        localStorage.setItem(storageKey, choice);
      } catch {
        // Storage is blocked or full: the choice holds for this visit.
      }
    },
  },
});
