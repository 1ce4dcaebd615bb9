import type { ReactNode } from 'react';
import { connectDisclosure } from '../../machines/disclosure/disclosure.connect.ts';
import type { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { useConnect } from '../useConnect.ts';

/**
 * A button, and below it what it shows and hides.
 * @param props.name begins the ids; unique on its page.
 */
export function Disclosure(props: {
  machine: typeof disclosureMachine;
  name: string;
  more: string;
  less: string;
  /** What the button is about, for those who meet it out of its place: the id of a heading. */
  describedBy: string;
  children: ReactNode;
}) {
  const api = useConnect(props.machine, connectDisclosure, { input: { name: props.name } });
  return (
    <details {...api.details} className="fold group">
      <summary
        {...api.summary}
        aria-describedby={props.describedBy}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 rounded px-6 py-4 leading-none font-semibold text-ink ring-[1.5px] ring-line transition duration-300 ease-cloth ring-inset hover:text-link hover:ring-link print:hidden"
      >
        <span>{api.expanded ? props.less : props.more}</span>
        <Icon
          width={14}
          height={9}
          className="transition-transform duration-300 ease-cloth group-open:rotate-180 motion-reduce:transition-none"
        >
          <path d="M1 1l6 6 6-6" />
        </Icon>
      </summary>
      <div>{props.children}</div>
    </details>
  );
}
