import type { briefWords } from '../../content/brief.ts';
import type { Company, ContactWords } from '../../content/types.ts';
import { connectBrief } from '../../machines/brief/brief.connect.ts';
import type { briefMachine } from '../../machines/brief/brief.machine.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Icon } from '../base/Icon.tsx';
import { chatHref } from '../base/reach.ts';
import { useSharedConnect } from '../useConnect.ts';

type Words = typeof briefWords;
type Parts = ReturnType<typeof connectBrief>;

/** A button that opens six questions, one at a time, and makes a message of the answers. */
export function Brief(props: {
  machine: typeof briefMachine;
  invitation: ContactWords['brief'];
  words: Words;
  company: Company;
  /** The id of the answer that names the service the visitor comes from; empty for none. */
  service: string;
  /** Whether a link asked for a quotation: then it is open. */
  isAsked: boolean;
  /** Said after a link that opens a new tab. */
  newTab: string;
}) {
  const { invitation, words, company, service, isAsked, newTab } = props;
  const api = useSharedConnect(props.machine, connectBrief, {
    input: words,
    opened: { type: 'brief.opened', service, isAsked },
  });
  return (
    <div id="brief" className="live-only mb-8 scroll-mt-24 rounded bg-sunken">
      <h2 className="font-sans text-base font-normal tracking-normal">
        <button
          {...api.toggle}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded px-5 py-4 text-start"
        >
          <span>
            {invitation.text}{' '}
            <span className="font-semibold underline underline-offset-4">
              {invitation.link.label}
            </span>
          </span>
          <Icon width={14} height={9} className={`shrink-0 ${api.open ? 'rotate-180' : ''}`}>
            <path d="M1 1l6 6 6-6" />
          </Icon>
        </button>
      </h2>
      <div {...api.panel} className="px-5 pt-2 pb-5">
        {api.open &&
          (api.question ? (
            <Step api={api} question={api.question} words={words} />
          ) : (
            <Summary api={api} words={words} company={company} newTab={newTab} />
          ))}
        {api.chosen.length > 0 && (
          <p className="mt-3 text-small text-muted">
            {`${words.kept} `}
            <button {...api.clear} className="-my-2 cursor-pointer py-2 underline">
              {words.clear}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** A question, a button for each answer, and the ways on. */
function Step(props: { api: Parts; question: NonNullable<Parts['question']>; words: Words }) {
  const { api, question, words } = props;
  return (
    <>
      <h3 key={question} {...api.step} className="text-h3">
        <span className="block font-sans text-small font-normal tracking-normal text-muted">
          {words.position
            .replace('{position}', String(api.position))
            .replace('{count}', String(api.count))}
        </span>{' '}
        {words.questions[question]}
      </h3>
      <ul className="mt-4 flex flex-wrap gap-2">
        {api.answers.map(({ id, label, props }) => (
          <li key={id}>
            <button {...props} className={look}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-x-6">
        {api.position > 1 && (
          <button {...api.back} className={quiet}>
            {words.back}
          </button>
        )}
        <button {...api.next} className={quiet}>
          {api.answered ? words.next : words.skip}
        </button>
        <button {...api.finish} className={quiet}>
          {words.finish}
        </button>
      </div>
    </>
  );
}

/** The message, and where it can go. */
function Summary(props: { api: Parts; words: Words; company: Company; newTab: string }) {
  const { api, words, company } = props;
  const { summary } = words;
  return (
    <>
      <h3 className="text-h3">{summary.title}</h3>
      <p {...api.step} className="mt-3 max-w-measure border-s-4 border-dashed border-marigold ps-5">
        {api.text || summary.none}
      </p>
      {api.chosen.map(
        ({ id, price }) =>
          price && (
            <p key={id} className="mt-3 font-semibold">
              {price}
            </p>
          ),
      )}
      {api.text && (
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
      <button {...api.back} className={`mt-5 block ${quiet}`}>
        {words.back}
      </button>
    </>
  );
}

const look =
  'inline-flex min-h-11 cursor-pointer items-center rounded px-4 py-2 text-start leading-tight font-semibold ring-[1.5px] ring-line ring-inset hover:text-link hover:ring-link aria-pressed:bg-ink aria-pressed:text-canvas forced-colors:border forced-colors:aria-pressed:underline';
const quiet = 'min-h-11 cursor-pointer font-semibold underline underline-offset-4 hover:text-link';
