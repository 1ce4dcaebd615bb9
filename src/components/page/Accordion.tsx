import type { FaqItem } from '../../content/types.ts';
import { connectAccordion } from '../../machines/accordion/accordion.connect.ts';
import type { accordionMachine } from '../../machines/accordion/accordion.machine.ts';
import { findable } from '../findable.ts';
import { useConnect } from '../useConnect.ts';

/** Questions, and the answer to the one that was opened (specification 4, "FAQ accordion"). */
export function Accordion(props: { machine: typeof accordionMachine; items: readonly FaqItem[] }) {
  const { machine, items } = props;
  const api = useConnect(machine, connectAccordion, {
    input: { name: 'faq', count: items.length },
  });
  return (
    <div className="self-start border-b border-hairline">
      {items.map(({ question, answer }, index) => {
        const item = index + 1;
        return (
          <div key={question} className="border-t border-hairline">
            <h3 className="text-h3">
              <button
                {...api.header(item)}
                className="group flex min-h-14 cursor-pointer w-full items-center justify-between gap-6 py-5 text-start transition-colors duration-200 hover:text-link"
              >
                {question}
                <PlusMinus />
              </button>
            </h3>
            <div {...api.fold(item)} className="fold">
              <div {...api.cover(item)} ref={findable(api.cover(item).hidden, api.found(item))}>
                <div {...api.panel(item)} className="pb-6">
                  <p className="max-w-measure text-muted">{answer}</p>
                </div>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Two threads that cross while the button's `group` is closed; the upright one lies down as it opens. */
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
        className="origin-center transition-transform duration-300 ease-cloth group-data-[state=open]:rotate-90 motion-reduce:transition-none"
      />
    </svg>
  );
}
