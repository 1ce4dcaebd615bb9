import { connectMotion } from '../machines/motion/motion.connect.ts';
import type { motionMachine } from '../machines/motion/motion.machine.ts';
import { useSharedConnect } from './useConnect.ts';

const looks = {
  silk: 'bg-night/70 text-foam ring-foam/50 hover:ring-gold aria-pressed:bg-foam aria-pressed:text-night',
  line: 'text-ink ring-line hover:ring-link aria-pressed:bg-ink aria-pressed:text-canvas not-aria-pressed:hover:text-link',
};

/** What the motion switch says. */
export interface MotionWords {
  readonly pauseMotion: string;
}

/** The one switch over all that moves by itself; it stands wherever something does. Useless without scripts, so unseen. */
export function MotionSwitch(props: {
  machine: typeof motionMachine;
  words: MotionWords;
  look: keyof typeof looks;
}) {
  const api = useSharedConnect(props.machine, connectMotion, {});
  return (
    <button
      {...api.button}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded px-4 text-small font-semibold whitespace-nowrap ring-[1.5px] ring-inset noscript:hidden ${looks[props.look]}`}
    >
      <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
        {api.state === 'moving' ? (
          <path d="M0 0h4v14H0zM8 0h4v14H8z" />
        ) : (
          <path d="M0 0l12 7-12 7z" />
        )}
      </svg>
      {props.words.pauseMotion}
    </button>
  );
}
