import type { Company } from '../../content/types.ts';
import { phoneHref } from '../base/reach.ts';

/** How else the company can be reached, inside a sentence. */
export function DirectLines({ company }: { company: Company }) {
  return (
    <>
      <a className="whitespace-nowrap underline" href={phoneHref(company)}>
        {company.phone}
      </a>
      {' · '}
      <a className="underline" href={`mailto:${company.emails[0]}`}>
        {company.emails[0]}
      </a>
    </>
  );
}
