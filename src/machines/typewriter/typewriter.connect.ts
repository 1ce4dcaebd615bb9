import type { SnapshotFrom } from 'xstate';
import type { typewriterMachine } from './typewriter.machine.ts';

/**
 * The sentence as it is seen and read. It is always in the page, whole. While it moves, a copy lies over it, which is only seen.
 * The copy shows the pieces that are partly written. The last word is a piece of its own, because of its colour.
 */
export function connectTypewriter(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  const { graphemes, shown } = snapshot.context;
  const last = graphemes.lastIndexOf(' ') + 1;
  const text = (from: number, to: number) => graphemes.slice(from, to).join('');
  const piece = (from: number, to: number) => {
    const end = Math.min(Math.max(shown, from), to);
    return {
      text: text(from, to),
      /** Whether the copy shows it: it is not whole. */
      copied: end < to,
      /** What is written of it, and what is still to come. */
      shown: text(from, end),
      hidden: text(end, to),
    };
  };
  return {
    moving: snapshot.hasTag('moving'),
    /** Copying and searching the page find the sentence once; search engines show it once. */
    copy: { 'aria-hidden': true as const, inert: true, 'data-nosnippet': '' },
    lead: piece(0, last),
    last: piece(last, graphemes.length),
  };
}
