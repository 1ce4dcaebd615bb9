import type { SnapshotFrom } from 'xstate';
import type { typewriterMachine } from './typewriter.machine.ts';

/**
 * The sentence is always in the page, whole. While it moves, a copy lies over it and shows the pieces that are partly written.
 * The last word is a piece of its own, because of its colour.
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
    /** Only seen: who copies, searches or listens to the page has the sentence once. */
    copy: { 'aria-hidden': true as const, inert: true, 'data-nosnippet': '' },
    lead: piece(0, last),
    last: piece(last, graphemes.length),
  };
}
