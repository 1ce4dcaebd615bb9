import type { FaqItem } from '../../content/types.ts';
import { connectAccordion } from '../../machines/accordion/accordion.connect.ts';
import type { accordionMachine } from '../../machines/accordion/accordion.machine.ts';
import { useConnect } from '../useConnect.ts';

/** Questions, and the answer to the one that was opened (specification 4, "FAQ accordion"). */
export function Accordion(props: { machine: typeof accordionMachine; items: readonly FaqItem[] }) {
  const { machine, items } = props;
  const api = useConnect(machine, connectAccordion, {
    input: { name: 'faq', count: items.length },
  });
  return (
    <div className="self-start border-b border-hairline">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          {...api.item(index + 1)}
          className="fold group border-t border-hairline"
        >
          <summary
            {...api.header(index + 1)}
            className="flex min-h-14 cursor-pointer items-center justify-between gap-6 py-5 transition-colors duration-200 hover:text-link"
          >
            <h3 className="text-h3">{question}</h3>
            <PlusMinus />
          </summary>
          <div>
            <p className="max-w-measure pb-6 text-muted">{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Two threads that cross while the `group` is closed; the upright one lies down as it opens. */
function PlusMinus() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="shrink-0 text-rust print:hidden"
    >
      <path d="M2 10h16" />
      <path
        d="M10 2v16"
        className="origin-center transition-transform duration-300 ease-cloth group-open:rotate-90 motion-reduce:transition-none"
      />
    </svg>
  );
}
