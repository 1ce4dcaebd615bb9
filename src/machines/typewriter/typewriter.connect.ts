import type { SnapshotFrom } from 'xstate';
import type { typewriterMachine } from './typewriter.machine.ts';

/**
 * The sentence to eye and assistive technology: `whole` is always there, in one piece, and keeps the place; while it
 * moves, `writing` lies over it and is for the eye only. The last word is apart, for it wears a colour of its own.
 */
export function connectTypewriter(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  const { graphemes, shown } = snapshot.context;
  const moving = snapshot.hasTag('moving');
  const last = graphemes.lastIndexOf(' ') + 1;
  const text = (from: number, to: number) => graphemes.slice(from, to).join('');
  return {
    moving,
    whole: { 'data-moving': moving, lead: text(0, last), last: text(last, graphemes.length) },
    writing: { 'aria-hidden': true as const },
    /** What is written and what is still to come, of the words before the last and of the last. */
    lead: { shown: text(0, Math.min(shown, last)), hidden: text(Math.min(shown, last), last) },
    last: {
      shown: text(last, Math.max(shown, last)),
      hidden: text(Math.max(shown, last), graphemes.length),
    },
  };
}
