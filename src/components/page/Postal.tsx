import { Fragment, type ReactNode } from 'react';
import type { Company } from '../../content/types.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { mapHref, phoneHref } from '../base/reach.ts';

/**
 * The company's address on a map, its phone and its e-mail addresses, each a link.
 * @param props.children follow the phone, in a list.
 */
export function Postal(props: {
  company: Company;
  address: readonly string[];
  newTab: string;
  children?: ReactNode;
}) {
  const { company } = props;
  const row = 'inline-flex min-h-11 items-center';
  return (
    <address className="not-italic">
      <ExternalLink
        href={mapHref(company)}
        note={props.newTab}
        className="inline-block min-h-11 py-2 hover:underline"
      >
        <Lines lines={props.address} />
      </ExternalLink>
      <ul className="mt-2">
        <li>
          <a className={`thread ${row}`} href={phoneHref(company)}>
            {company.phone}
          </a>
        </li>
        {props.children}
        {company.emails.map((email) => (
          <li key={email}>
            <a className={`thread ${row}`} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}

/** Lines of an address. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
