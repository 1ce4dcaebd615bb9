import type { InputFrom } from 'xstate';
import { connectTypewriter } from '../../machines/typewriter/typewriter.connect.ts';
import type { typewriterMachine } from '../../machines/typewriter/typewriter.machine.ts';
import { useConnect } from '../useConnect.ts';

/** A sentence that is written and erased on screen. The page always has all of it. */
export function Typewriter(props: {
  machine: typeof typewriterMachine;
  input: InputFrom<typeof typewriterMachine>;
}) {
  const { moving, lead, last } = useConnect(props.machine, connectTypewriter, {
    input: props.input,
  });
  return (
    // A layer while it moves: a letter repaints nothing else.
    <span data-moving={moving} className="block data-[moving=true]:will-change-transform">
      {lead}
      {/* No em: a screen reader would read the headline as two headings. */}
      <span className="text-rust">{last}</span>
    </span>
  );
}
