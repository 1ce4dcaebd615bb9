import { connectMotion } from '../../machines/motion/motion.connect.ts';
import type { motionMachine } from '../../machines/motion/motion.machine.ts';
import { useSharedConnect } from '../useConnect.ts';

const looks = {
  silk: 'bg-night/70 px-4 text-foam ring-[1.5px] ring-foam/50 ring-inset hover:ring-gold aria-pressed:bg-foam aria-pressed:text-night',
  /** Where the switch is a second one: without its words. */
  quiet: 'min-w-11 justify-center text-muted hover:text-link aria-pressed:text-link',
};

/** What the motion switch says. */
export interface MotionWords {
  readonly pauseMotion: string;
}

/** The switch for everything that moves by itself. It stands beside each moving thing. */
export function Motion(props: {
  machine: typeof motionMachine;
  words: MotionWords;
  look: keyof typeof looks;
}) {
  const api = useSharedConnect(props.machine, connectMotion, {});
  return (
    <button
      {...api.button}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded text-small font-semibold whitespace-nowrap live-only ${looks[props.look]}`}
    >
      <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
        {/* The sign says what the words say; without words it is the only one that tells. */}
        {api.paused && props.look === 'quiet' ? (
          <path d="M0 0l12 7-12 7z" />
        ) : (
          <path d="M0 0h4v14H0zM8 0h4v14H8z" />
        )}
      </svg>
      <span className={props.look === 'quiet' ? 'sr-only' : ''}>{props.words.pauseMotion}</span>
    </button>
  );
}
