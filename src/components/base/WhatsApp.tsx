import type { ReactNode } from 'react';
import type { ShellContent } from '../../content/shell.ts';
import type { Company } from '../../content/types.ts';
import { ExternalLink } from './ExternalLink.tsx';

/**
 * Opens a chat with the company on WhatsApp; nothing for a company that is not there.
 * @param props.page what the chat's first sentence names: the heading of the page.
 * @param props.children in place of the word alone.
 */
export function WhatsApp(props: {
  company: Company;
  labels: ShellContent;
  page: string;
  className: string;
  children?: ReactNode;
}) {
  const { company, labels } = props;
  const { name, text } = labels.whatsapp;
  if (!company.whatsapp) return null;
  const number = company.whatsapp.replaceAll(/\D/g, '');
  const greeting = encodeURIComponent(text.replace('{page}', props.page));
  return (
    <ExternalLink
      href={`https://wa.me/${number}?text=${greeting}`}
      note={labels.newTab}
      className={props.className}
    >
      {props.children ?? name}
    </ExternalLink>
  );
}
