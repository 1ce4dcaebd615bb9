import type { ReactNode } from 'react';
import type { Company, ContactWords } from '../../content/types.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { Lines } from '../page/Postal.tsx';
import { mapHref, phoneHref } from '../base/reach.ts';

/** Where the company is and how to reach it, beside a form: the end of Home and the Contact screen (specification 2.5). */
export function ContactSection(props: {
  words: ContactWords;
  company: Company;
  /** Line by line. */
  address: readonly string[];
  /** Open hours and what belongs to them, a paragraph each. */
  hours: readonly string[];
  /** The section's heading, at its level on the page, and what stands under it. */
  heading: ReactNode;
  form: ReactNode;
  /** The level of the headings below the section's own. */
  level: 'h2' | 'h3';
  /** Said after a link that opens a new tab. */
  newTab: string;
}) {
  const { words, company, level: Heading } = props;
  const place = `${company.latitude},${company.longitude}`;
  return (
    <section id="contact" aria-labelledby="contact-title" className="px-gutter pt-band pb-hem">
      <div
        data-entrance="slow"
        className="mx-auto grid max-w-page gap-10 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-20"
      >
        <div>{props.heading}</div>
        <div className="card self-start p-6 sm:p-10 lg:col-start-2 lg:row-span-2">{props.form}</div>
        <div>
          <Heading className="text-h3">{words.next.title}</Heading>
          <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-muted">
            {words.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl className="mt-8 grid gap-px overflow-hidden rounded bg-hairline sm:grid-cols-2">
            <InfoCard title={words.cards.address}>
              <address className="not-italic">
                <Lines lines={props.address} />
              </address>
            </InfoCard>
            <InfoCard title={words.cards.phone}>
              <a className="thread -my-2 inline-block py-2" href={phoneHref(company)}>
                {company.phone}
              </a>
            </InfoCard>
            <InfoCard title={words.cards.email}>
              {company.emails.map((email) => (
                <p key={email} className="first:-mt-2">
                  <a className="thread inline-block py-2" href={`mailto:${email}`}>
                    {email}
                  </a>
                </p>
              ))}
            </InfoCard>
            <InfoCard title={words.cards.hours}>
              {props.hours.map((text) => (
                <p key={text} className="whitespace-pre-line not-first:mt-2">
                  {text}
                </p>
              ))}
            </InfoCard>
            {words.trust.length > 0 && (
              <InfoCard title={words.cards.trust} wide>
                <Lines lines={words.trust} />
              </InfoCard>
            )}
          </dl>
        </div>
        <div className="lg:col-span-2">
          <div className="overflow-hidden rounded bg-sunken">
            <iframe
              title={words.map.title}
              src={`https://www.google.com/maps?q=${place}&z=15&output=embed`}
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              referrerPolicy="no-referrer-when-downgrade"
              className="h-72 w-full scheme-light"
            />
          </div>
          <p className="mt-3 text-small">
            <ExternalLink
              href={mapHref(company)}
              note={props.newTab}
              className="thread inline-block py-2 text-link"
            >
              {words.map.link}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function InfoCard(props: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`bg-surface p-5${props.wide ? ' sm:col-span-2' : ''}`}>
      <dt className="mb-1 text-small font-semibold text-rust">{props.title}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
