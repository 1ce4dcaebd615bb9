import type { ReactNode } from 'react';
import type { DirectWords } from '../../content/direct.ts';
import type { Company } from '../../content/types.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { chatHref } from './reach.ts';

/**
 * Opens a chat with the company on WhatsApp; nothing for a company that is not there.
 * @param props.page what the chat's first sentence names: the heading of the page.
 */
export function WhatsApp(props: {
  company: Company;
  words: DirectWords;
  page: string;
  className: string;
  children: ReactNode;
}) {
  const { company, words } = props;
  if (!company.whatsapp) return null;
  const greeting = encodeURIComponent(words.greeting.replace('{page}', props.page));
  return (
    <ExternalLink
      href={`${chatHref(company)}?text=${greeting}`}
      note={words.newTab}
      className={props.className}
    >
      {props.children}
    </ExternalLink>
  );
}
