import { connectTypewriter } from '../../machines/typewriter/typewriter.connect.ts';
import type { typewriterMachine } from '../../machines/typewriter/typewriter.machine.ts';
import { useConnect } from '../useConnect.ts';

/**
 * A sentence that is written and erased on screen. Layout, search engines and screen readers always have the whole sentence. Its
 * parent must be positioned.
 */
export function Typewriter({ machine, text }: { machine: typeof typewriterMachine; text: string }) {
  const api = useConnect(machine, connectTypewriter, { input: { text } });
  const { 'data-moving': moving, lead, last } = api.whole;
  return (
    <>
      <span data-moving={moving} className="group/whole data-[moving=true]:text-transparent">
        {lead}
        {/* No em: a screen reader would read the headline as two headings. */}
        <span className="text-rust group-data-[moving=true]/whole:text-transparent">{last}</span>
      </span>
      {moving && (
        <span {...api.writing} className="absolute inset-0">
          <Part {...api.lead} />
          <span className="text-rust">
            <Part {...api.last} />
          </span>
        </span>
      )}
    </>
  );
}

/** Words for the eye, as generated content: copying and searching the page meet the sentence once. */
function Part({ shown, hidden }: { shown: string; hidden: string }) {
  return (
    <>
      <span data-text={shown} className="before:content-[attr(data-text)]" />
      {/* What is still to come holds its place, so that no line ever breaks differently. */}
      <span data-text={hidden} className="text-transparent before:content-[attr(data-text)]" />
    </>
  );
}
