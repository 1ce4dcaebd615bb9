import type { DirectWords } from '../../content/direct.ts';
import type { Company } from '../../content/types.ts';
import { Icon } from './Icon.tsx';
import { phoneHref } from './reach.ts';
import { WhatsApp } from './WhatsApp.tsx';

/**
 * How to reach the company at once: a call and, if it is on WhatsApp, a chat.
 * @param props.page what the chat is about.
 * @param props.look of each of the two links, where it is not plain.
 * @param props.number of the phone number beside its sign.
 * @param props.chat of the word beside the sign of WhatsApp.
 */
export function Direct(props: {
  company: Company;
  words: DirectWords;
  page: string;
  className: string;
  look?: string;
  number?: string;
  chat?: string;
}) {
  const {
    company,
    words,
    look = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:text-link',
  } = props;
  return (
    <div className={props.className}>
      <a href={phoneHref(company)} aria-label={`${words.call} ${company.phone}`} className={look}>
        <Icon width={22} height={22} className="shrink-0">
          <path d="M7 2l2 5-2 2c1 3 3 5 6 6l2-2 5 2c0 3-2 5-4 5C8 19 3 14 2 6c0-2 2-4 5-4z" />
        </Icon>
        <span className={props.number}>{company.phone}</span>
      </a>
      <WhatsApp company={company} words={words} page={props.page} className={look}>
        <Icon width={22} height={22} className="shrink-0">
          <path d="M2 20l1-5a9 9 0 1 1 4 4zM8 7c0 4 3 7 7 7l1-2-3-1-1 1-2-2 1-1-1-3z" />
        </Icon>
        <span className={props.chat}>{words.whatsapp}</span>
      </WhatsApp>
    </div>
  );
}
