import type { DirectWords } from '../../content/direct.ts';
import type { Company } from '../../content/types.ts';
import { Icon } from './Icon.tsx';
import { phoneHref } from './reach.ts';
import { WhatsApp } from './WhatsApp.tsx';

/**
 * How to reach the company at once: a chat and a call, for a company that is on WhatsApp.
 * @param props.page what the chat is about.
 * @param props.look of each of the two links.
 * @param props.word of their words beside their signs.
 */
export function Direct(props: {
  company: Company;
  words: DirectWords;
  page: string;
  className: string;
  look: string;
  word?: string;
}) {
  const { company, words, page, look, word } = props;
  if (!company.whatsapp) return null;
  return (
    <div className={props.className}>
      <WhatsApp company={company} words={words} page={page} className={look}>
        <Icon width={22} height={22} className="shrink-0">
          <path d="M2 20l1-5a9 9 0 1 1 4 4zM8 7c0 4 3 7 7 7l1-2-3-1-1 1-2-2 1-1-1-3z" />
        </Icon>
        <span className={word}>{words.whatsapp}</span>
      </WhatsApp>
      <a href={phoneHref(company)} className={look}>
        <Icon width={22} height={22} className="shrink-0">
          <path d="M7 2l2 5-2 2c1 3 3 5 6 6l2-2 5 2c0 3-2 5-4 5C8 19 3 14 2 6c0-2 2-4 5-4z" />
        </Icon>
        <span className={word}>
          <span className="sr-only">{words.call} </span>
          {company.phone}
        </span>
      </a>
    </div>
  );
}
