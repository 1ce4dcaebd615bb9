import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FooterContent } from '../content/footer.ts';
import type { ShellContent } from '../content/shell.ts';
import type { Company, Link as LinkContent } from '../content/types.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Mark } from './Mark.tsx';
import { Postal } from './Postal.tsx';
import { WovenEdge } from './WovenEdge.tsx';

/** The end of every page: how to reach the company, where to go next, what it works with. */
export function Footer(props: { company: Company; words: FooterContent; labels: ShellContent }) {
  const { company, words, labels } = props;
  const { usefulLinks, services, social, technologies } = words;
  return (
    <footer className="on-silk relative bg-night px-gutter pt-20 pb-10 lg:pt-28">
      <WovenEdge ground="night" />
      <div className="mx-auto max-w-page">
        <div className="grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-[5fr_2fr_2fr_2fr] lg:gap-x-12">
          <div className="max-lg:col-span-2">
            <p className="flex items-center gap-4 font-display text-[clamp(28px,3vw,44px)] leading-none font-bold tracking-[-0.034em]">
              <Mark />
              {company.name}
            </p>
            <p className="mt-5 max-w-[26em] text-muted">{words.line}</p>
            <h2 className="mt-8 font-sans text-small font-semibold text-rust">
              {words.contactTitle}
            </h2>
            <div>
              <Postal company={company} newTab={labels.newTab} />
            </div>
          </div>
          <Column title={usefulLinks.title}>
            {usefulLinks.links.map((link) => (
              <Inside key={link.href} link={link} />
            ))}
          </Column>
          <Column title={services.title}>
            {services.links.map((link) => (
              <Inside key={link.href} link={link} />
            ))}
          </Column>
          <Column title={social.title}>
            <Inside link={social.gallery} />
            {company.social.map(({ href, network }) => (
              <li key={href}>
                <ExternalLink href={href} note={labels.newTab} className={look}>
                  {network}
                </ExternalLink>
              </li>
            ))}
          </Column>
        </div>
        <div className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-hairline pt-6">
          <h2 className="font-sans text-small font-semibold text-muted">{technologies.title}</h2>
          <ul className="flex flex-wrap gap-x-7">
            {technologies.links.map(({ href, label }) => (
              <li key={href}>
                <ExternalLink href={href} note={labels.newTab} className={look}>
                  <i aria-hidden="true" className="me-2.5 size-2 bg-gold" />
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p className="text-small text-muted xl:ms-auto">
            {labels.copyright.replace('{company}', company.name)}
          </p>
        </div>
      </div>
    </footer>
  );
}

const look = 'thread inline-flex min-h-11 items-center';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-small font-semibold text-rust">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Inside({ link }: { link: LinkContent }) {
  return (
    <li>
      <Link to={link.href} className={look}>
        {link.label}
      </Link>
    </li>
  );
}
