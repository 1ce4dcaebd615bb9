import type { SnapshotFrom } from 'xstate';
import type { typewriterMachine } from './typewriter.machine.ts';

/** The last word of the sentence is apart, because of its colour. */
export function connectTypewriter(snapshot: SnapshotFrom<typeof typewriterMachine>) {
  const { graphemes } = snapshot.context;
  const last = graphemes.lastIndexOf(' ') + 1;
  return {
    moving: snapshot.hasTag('moving'),
    lead: graphemes.slice(0, last).join(''),
    last: graphemes.slice(last).join(''),
  };
}
