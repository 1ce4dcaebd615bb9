import type { ReactNode } from 'react';
import { Button } from '../components/base/Button.tsx';
import { Direct } from '../components/base/Direct.tsx';
import { Link } from '../components/base/Link.tsx';
import { Accordion } from '../components/page/Accordion.tsx';
import { FactList, FactPair, FactTable, Phrases, Steps } from '../components/page/DetailList.tsx';
import { Example } from '../components/page/Example.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { ProjectStory } from '../components/page/Story.tsx';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import { labels } from '../content/labels.ts';
import type { ServiceContent } from '../content/types.ts';
import { accordion } from '../services/accordion.ts';
import { contactHref } from './contactHref.ts';
import { PageEnd } from './PageEnd.tsx';

/**
 * A service in full: what it is, what belongs to it, how it goes, what people ask.
 * @param props.live a part of the service that visitors can try.
 */
export default function ServiceDetail(props: {
  content: ServiceContent;
  path: string;
  live?: ReactNode;
}) {
  const { content, path, live } = props;
  const { action, project, family, proof, benefits, extra, faq } = content;
  return (
    <Sections>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={content.family}
        picture={content.image}
        facts={<Offer content={content} contact={contactHref(path)} />}
      >
        {action && <Button to={action.href}>{action.label}</Button>}
        <Direct
          company={company}
          words={direct}
          page={content.heading}
          className="flex flex-wrap gap-x-6"
          look="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-marigold"
        />
      </PageHead>
      <Features content={content} />
      <ExampleSection example={content.example} />
      {proof && <Proof words={proof} />}
      {live}
      {benefits && <Benefits words={benefits} />}
      {extra && <Extra words={extra} family={family} />}
      <Questions items={faq} edge={Boolean(extra ?? benefits ?? live)} />
      <PageEnd kind="offer" page={content.heading} about={path} plain={!action} project={project} />
    </Sections>
  );
}

/** Price and usual duration; without a price, a link that asks for a budget. */
function Offer({ content, contact }: { content: ServiceContent; contact: string }) {
  return (
    <>
      {content.offer.length > 0 && (
        <dl className="mt-7 flex max-w-[34em] flex-wrap gap-x-10 gap-y-4">
          {content.offer.map(({ name, value, text }) => (
            <div key={name}>
              <dt className="text-small font-semibold text-rust">{name}</dt>
              <dd className="mt-1 max-w-[20em] text-small">
                <p className="font-display text-h3 font-bold">{value}</p>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {content.budget && (
        <p className="mt-4">
          <Link to={contact} className="inline-block py-2.5 underline underline-offset-4">
            {content.budget.label}
          </Link>
        </p>
      )}
    </>
  );
}

/** What a service is, and what belongs to it. */
function Features({ content }: { content: ServiceContent }) {
  const { terms, features, technologies } = content;
  const [opening, more] = content.description;
  const { get, bring, separate } = labels.service.terms;
  return (
    <Section name="features" edge>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_5fr] lg:gap-x-24">
        <p className="max-w-measure text-lead">{opening}</p>
        <div className="max-w-measure space-y-5 text-muted">
          <p>{more}</p>
          {content.advice && (
            <p
              role="note"
              className="border-s-4 border-dashed border-marigold py-1 ps-5 font-medium text-ink"
            >
              {content.advice}
            </p>
          )}
        </div>
      </div>
      <div className="mt-12 lg:mt-16">
        <FactList
          items={[
            { name: get, text: terms.get },
            { name: bring, text: terms.bring },
            { name: separate, text: terms.separate },
          ]}
          className="md:grid-cols-3 lg:gap-x-16"
        />
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 lg:mt-32 lg:grid-cols-[4fr_7fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="features-title" className="text-h2">
            {features.title}
          </h2>
        </div>
        <FactTable items={features.items} />
      </div>
      {technologies && (
        <div className="mt-20 lg:mt-28">
          <h2 className="mb-6 text-h3 text-rust">{technologies.title}</h2>
          <Phrases items={technologies.items} large />
        </div>
      )}
    </Section>
  );
}

function ExampleSection({ example }: Pick<ServiceContent, 'example'>) {
  return (
    <Section name="example" tight>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="example-title" className="max-w-[14em] text-h2">
          {example.title}
        </h2>
        <p className="max-w-measure text-muted">{example.text}</p>
      </div>
      <Example example={example} caption={labels.service.example} />
    </Section>
  );
}

/** Projects of this kind. */
function Proof({ words }: { words: NonNullable<ServiceContent['proof']> }) {
  return (
    <Section name="proof" ground="sunken" edge>
      <h2 id="proof-title" className="max-w-[16em] text-h2">
        {words.title}
      </h2>
      <ul className="mt-12 space-y-16 lg:mt-16">
        {words.stories.map((story) => (
          <li key={story.title}>
            <ProjectStory story={story} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a service is good for. */
function Benefits({ words }: { words: NonNullable<ServiceContent['benefits']> }) {
  return (
    <Section name="benefits" ground="sunken" edge>
      <h2 id="benefits-title" className="max-w-[16em] text-h2">
        {words.title}
      </h2>
      <div className="mt-12 sm:pb-10 lg:mt-16 lg:ps-[16.6%]">
        <FactPair items={words.items} />
      </div>
    </Section>
  );
}

/** How it goes, or what else is to be known. */
function Extra(props: {
  words: NonNullable<ServiceContent['extra']>;
  family: ServiceContent['family'];
}) {
  const { words, family } = props;
  return (
    <Section name="extra" ground="silk" family={family} edge>
      <h2 id="extra-title" className="max-w-[16em] text-h2">
        {words.title}
      </h2>
      <div className="mt-8 lg:mt-12">
        {words.kind === 'process' ? (
          <Steps items={words.items} />
        ) : (
          <FactTable items={words.items} />
        )}
      </div>
    </Section>
  );
}

/** What people ask about it. */
function Questions({ items, edge }: { items: ServiceContent['faq']; edge: boolean }) {
  return (
    <Section name="faq" edge={edge} className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
      <h2 id="faq-title" className="text-h2">
        {labels.service.faq}
      </h2>
      <Accordion machine={accordion} items={items} />
    </Section>
  );
}
