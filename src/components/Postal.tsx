import type { Company } from '../content/types.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { mapHref, phoneHref } from './reach.ts';

/** The company's address on a map, its phone and its two e-mail addresses, each a link. */
export function Postal({ company, newTab }: { company: Company; newTab: string }) {
  const { street, locality, region, postalCode, country } = company.address;
  const row = 'inline-flex min-h-11 items-center';
  return (
    <address className="not-italic">
      <ExternalLink
        href={mapHref(company)}
        note={newTab}
        className="inline-block min-h-11 py-2 hover:underline"
      >
        {street}
        <br />
        {locality}, {region} {postalCode}
        <br />
        {country}
      </ExternalLink>
      <ul className="mt-2">
        <li>
          <a className={`thread ${row}`} href={phoneHref(company)}>
            {company.phone}
          </a>
        </li>
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
