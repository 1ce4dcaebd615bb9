import { connectTypewriter } from '../../machines/typewriter/typewriter.connect.ts';
import type { typewriterMachine } from '../../machines/typewriter/typewriter.machine.ts';
import { useConnect } from '../useConnect.ts';

type Piece = ReturnType<typeof connectTypewriter>['lead'];

/**
 * A sentence that is written and erased on screen. Layout, search engines and screen readers always have the whole sentence. Its
 * parent must be positioned.
 */
export function Typewriter({ machine, text }: { machine: typeof typewriterMachine; text: string }) {
  const { moving, copy, lead, last } = useConnect(machine, connectTypewriter, { input: { text } });
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
        <span {...copy} className="absolute inset-0">
          <Copied {...lead} />
          <span className="text-rust">
            <Copied {...last} />
          </span>
        </span>
      )}
    </>
  );
}

/**
 * Words for the eye, as generated content: copying and searching the page meet the sentence once. Only a piece that is partly
 * written is shown. A whole copy could be the largest paint of the page, seconds after the sentence.
 */
function Copied({ text, copied, hidden }: Piece) {
  // Chromium breaks balanced lines differently when a space comes first.
  const rest = copied ? hidden.trimStart() : text;
  return (
    <>
      <span
        data-text={text.slice(0, text.length - rest.length)}
        className="before:content-[attr(data-text)]"
      />
      {/* What is not shown holds its place, so that no line ever breaks differently. */}
      <span data-text={rest} className="invisible before:content-[attr(data-text)]" />
    </>
  );
}
