import type { ReactNode } from 'react';

/** A link to another site, opened in a new tab; `note` says so to those who cannot see it open. */
export function ExternalLink(props: {
  href: string;
  note: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={props.href} target="_blank" rel="noopener noreferrer" className={props.className}>
      {props.children}
      <span className="sr-only">{` ${props.note}`}</span>
    </a>
  );
}
