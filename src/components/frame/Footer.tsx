import type { ReactNode } from 'react';
import { Link } from '../base/Link.tsx';
import type { DirectWords } from '../../content/direct.ts';
import type { FooterContent } from '../../content/footer.ts';
import type { ShellContent } from '../../content/shell.ts';
import type { Company, Link as LinkContent } from '../../content/types.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Mark } from './Mark.tsx';
import { Postal } from '../page/Postal.tsx';
import { WhatsApp } from '../base/WhatsApp.tsx';
import { WovenEdge } from '../base/WovenEdge.tsx';

/** The end of every page: how to reach the company, where to go next, what it works with. */
export function Footer(props: {
  company: Company;
  address: readonly string[];
  words: FooterContent;
  labels: ShellContent;
  direct: DirectWords;
  /** What a chat that begins here is about. */
  page: string;
  themeSwitch: ReactNode;
}) {
  const { company, words, labels } = props;
  const { usefulLinks, services, social, technologies } = words;
  return (
    <footer className="on-silk relative bg-night px-gutter pt-20 pb-26 lg:pt-28">
      <WovenEdge ground="night" />
      <div className="mx-auto max-w-page">
        <div className="grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-[5fr_2fr_2fr_2fr] lg:gap-x-12">
          <div className="max-lg:col-span-2">
            <div className="flex items-center gap-4 font-display text-[clamp(28px,3vw,44px)] leading-none font-bold tracking-[-0.034em]">
              <Mark logo={company.logo} />
              {company.name}
            </div>
            <p className="mt-5 max-w-[26em] text-muted">{words.line}</p>
            <h2 className="mt-8 font-sans text-small font-semibold text-rust">
              {words.contactTitle}
            </h2>
            <div>
              <Postal company={company} address={props.address} newTab={labels.newTab}>
                {company.whatsapp && (
                  <li>
                    <WhatsApp
                      company={company}
                      words={props.direct}
                      page={props.page}
                      className={look}
                    >
                      <Icon name="whatsapp" />
                      {props.direct.whatsapp}
                    </WhatsApp>
                  </li>
                )}
              </Postal>
            </div>
          </div>
          <Column title={usefulLinks.title} tall>
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
            {company.profiles.map(({ href, network }) => (
              <li key={href}>
                <ExternalLink href={href} note={labels.newTab} className={look}>
                  <Icon name={network.toLowerCase()} />
                  {network}
                </ExternalLink>
              </li>
            ))}
          </Column>
        </div>
        <div className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-hairline pt-6">
          <h2 className="font-sans text-small font-semibold text-muted">{technologies.title}</h2>
          <ul className="flex flex-wrap gap-x-7">
            {technologies.links.map(({ href, label, icon }) => (
              <li key={href}>
                <ExternalLink href={href} note={labels.newTab} className={look}>
                  <Icon name={icon} />
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <div className="xl:ms-auto">{props.themeSwitch}</div>
          <p className="text-small text-muted">
            {labels.copyright.replace('{company}', company.name)}
          </p>
          {words.identity.map((line) => (
            <p key={line} className="text-small text-muted">
              {line}
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
}

const look = 'thread inline-flex min-h-11 items-center';

/** A maker's own sign beside its name. A file, so that its path weighs on no page's HTML. */
function Icon({ name }: { name: string }) {
  return (
    <img
      src={`/icons/${name}.svg`}
      alt=""
      width="24"
      height="24"
      loading="lazy"
      className="me-2.5 size-6"
    />
  );
}

function Column(props: { title: string; tall?: boolean; children: ReactNode }) {
  const { title, children } = props;
  return (
    // The longest column stands beside the two others on small screens.
    <div className={props.tall ? 'max-lg:row-span-2' : ''}>
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
