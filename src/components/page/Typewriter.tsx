import type { InputFrom } from 'xstate';
import { connectTypewriter } from '../../machines/typewriter/typewriter.connect.ts';
import type { typewriterMachine } from '../../machines/typewriter/typewriter.machine.ts';
import { useConnect } from '../useConnect.ts';

type Piece = ReturnType<typeof connectTypewriter>['lead'];

/**
 * A sentence that is written and erased on screen. Layout, search engines and screen readers always have the whole sentence. Its
 * parent must be positioned.
 */
export function Typewriter(props: {
  machine: typeof typewriterMachine;
  input: InputFrom<typeof typewriterMachine>;
}) {
  const { moving, copy, lead, last } = useConnect(props.machine, connectTypewriter, {
    input: props.input,
  });
  return (
    <>
      <span
        data-moving={moving}
        data-copied={lead.copied}
        className="data-[copied=true]:text-transparent"
      >
        {lead.text}
      </span>
      {/* No em: a screen reader would read the headline as two headings. */}
      <span data-copied={last.copied} className="text-rust data-[copied=true]:text-transparent">
        {last.text}
      </span>
      {moving && (
        // A layer, and contained: the browser lays out and paints nothing else for a letter.
        <span
          {...copy}
          className="absolute inset-0 contain-size contain-layout will-change-transform"
        >
          <Copied {...lead} />
          <span className="text-rust">
            <Copied {...last} />
          </span>
        </span>
      )}
    </>
  );
}

/** A piece that is partly written. A whole one is not shown: it could be the largest paint, seconds after the sentence. */
function Copied({ text, copied, hidden }: Piece) {
  // Chromium breaks balanced lines differently when a space comes first.
  const rest = copied ? hidden.trimStart() : text;
  return (
    <>
      <span>{text.slice(0, text.length - rest.length)}</span>
      {/* What is not shown holds its place, so that no line ever breaks differently. */}
      <span className="invisible">{rest}</span>
    </>
  );
}
