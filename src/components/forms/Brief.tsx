import type { ComponentProps } from 'react';
import type { BriefWords, Company, ContactWords } from '../../content/types.ts';
import { connectBrief } from '../../machines/brief/brief.connect.ts';
import type { briefMachine } from '../../machines/brief/brief.machine.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Icon } from '../base/Icon.tsx';
import { chatHref } from '../base/reach.ts';
import { useSharedConnect } from '../useConnect.ts';

/** A button that opens six questions, one at a time, and makes a message of the answers. */
export function Brief(props: {
  machine: typeof briefMachine;
  invitation: ContactWords['brief'];
  words: BriefWords;
  company: Company;
  /** The id of the answer to "What is the trouble?" that the visitor's way here gives; empty for none. */
  service: string;
  /** Whether a link asked for a quotation: then it is open. */
  isAsked: boolean;
  /** Said after a link that opens a new tab. */
  newTab: string;
}) {
  const { words, company, service, isAsked } = props;
  const { summary } = words;
  const api = useSharedConnect(props.machine, connectBrief, {
    input: words,
    opened: { type: 'brief.opened', service, isAsked },
  });
  const prices = api.chosen.flatMap(
    ({ id }) => words.choices.trouble.find((one) => one.id === id)?.price ?? [],
  );
  return (
    <div id="brief" className="live-only mb-8 scroll-mt-24 rounded bg-sunken">
      <h2 className="font-sans text-base font-normal tracking-normal">
        <button
          {...api.toggle}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded px-5 py-4 text-start"
        >
          <span>
            {props.invitation.text}{' '}
            <span className="font-semibold underline underline-offset-4">
              {props.invitation.link.label}
            </span>
          </span>
          <Icon width={14} height={9} className={`shrink-0 ${api.open ? 'rotate-180' : ''}`}>
            <path d="M1 1l6 6 6-6" />
          </Icon>
        </button>
      </h2>
      <div {...api.panel} className="px-5 pt-2 pb-5">
        {api.open && (
          <>
            {api.question ? (
              <>
                <h3 key={api.question} {...api.step} className="text-h3">
                  <span className="block font-sans text-small font-normal tracking-normal text-muted">
                    {words.position
                      .replace('{position}', String(api.position))
                      .replace('{count}', String(api.count))}
                  </span>{' '}
                  {words.questions[api.question]}
                </h3>
                <ul className="mt-4 flex flex-wrap gap-2">
                  {api.answers.map(({ id, label, props }) => (
                    <li key={id}>
                      <Press {...props}>{label}</Press>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <>
                <h3 className="text-h3">{summary.title}</h3>
                <p
                  {...api.step}
                  className="mt-3 max-w-measure border-s-4 border-dashed border-marigold ps-5"
                >
                  {api.text || summary.none}
                </p>
                {prices.map((price) => (
                  <p key={price} className="mt-3 font-semibold">
                    {price}
                  </p>
                ))}
                {api.chosen.length > 0 && (
                  <div className="mt-5 flex flex-wrap gap-3">
                    <button {...api.use} className="send-button rounded">
                      {summary.use}
                    </button>
                    {summary.whatsapp && (
                      <ExternalLink
                        href={`${chatHref(company)}?text=${encodeURIComponent(api.text)}`}
                        note={props.newTab}
                        className={look}
                      >
                        {summary.whatsapp}
                      </ExternalLink>
                    )}
                  </div>
                )}
              </>
            )}
            <div className="mt-5 flex flex-wrap gap-x-6">
              {api.position !== 1 && (
                <button {...api.back} className={quiet}>
                  {words.back}
                </button>
              )}
              {api.question && (
                <>
                  <button {...api.next} className={quiet}>
                    {api.answered ? words.next : words.skip}
                  </button>
                  <button {...api.finish} className={quiet}>
                    {words.finish}
                  </button>
                </>
              )}
            </div>
            {api.chosen.length > 0 && (
              <p className="mt-3 text-small text-muted">
                {`${words.kept} `}
                <button {...api.clear} className="-my-2 cursor-pointer py-2 underline">
                  {words.clear}
                </button>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

const look =
  'inline-flex min-h-11 cursor-pointer items-center rounded px-4 py-2 text-start leading-tight font-semibold ring-[1.5px] ring-line ring-inset hover:text-link hover:ring-link aria-pressed:bg-ink aria-pressed:text-canvas forced-colors:border forced-colors:aria-pressed:underline';
const quiet = 'min-h-11 cursor-pointer font-semibold underline underline-offset-4 hover:text-link';

const Press = (props: ComponentProps<'button'>) => <button {...props} className={look} />;
