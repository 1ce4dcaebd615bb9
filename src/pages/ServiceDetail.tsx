import type { ReactNode } from 'react';
import { Boundary } from '../components/Boundary.tsx';
import { Button } from '../components/base/Button.tsx';
import { Accordion } from '../components/page/Accordion.tsx';
import { FactList, FactPair, FactTable, Phrases, Steps } from '../components/page/DetailList.tsx';
import { Example } from '../components/page/Example.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { ProjectStory } from '../components/page/Story.tsx';
import { labels } from '../content/labels.ts';
import type { ServiceContent } from '../content/types.ts';
import { accordion } from '../services/accordion.ts';
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
  const { action, project } = content;
  return (
    <>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={content.family}
        picture={content.image}
        facts={<Offer lines={content.offer} />}
      >
        {action && <Button to={action.href}>{action.label}</Button>}
      </PageHead>
      <Text content={content} />
      {live}
      <Questions content={content} hasLive={live !== undefined} />
      <PageEnd
        kind="offer"
        page={content.heading}
        contact={action?.href ?? null}
        about={path}
        project={project}
      />
    </>
  );
}

/** From which price, what that buys, and how long it usually takes. */
function Offer({ lines }: { lines: ServiceContent['offer'] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="mt-7 flex max-w-[34em] flex-wrap gap-x-10 gap-y-4">
      {lines.map(({ name, value, text }) => (
        <div key={name}>
          <dt className="text-small font-semibold text-rust">{name}</dt>
          <dd className="mt-1 max-w-[20em] text-small">
            <p className="font-display text-h3 font-bold">{value}</p>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a service is, what belongs to it, and an example. */
function Text({ content }: { content: ServiceContent }) {
  const { terms, features, technologies, example, proof } = content;
  const [opening, more] = content.description;
  const { get, bring, separate } = labels.service.terms;
  return (
    <>
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
            row
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
      <Section name="example" tight>
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h2 id="example-title" className="max-w-[14em] text-h2">
            {example.title}
          </h2>
          <p className="max-w-measure text-muted">{example.text}</p>
        </div>
        <Example example={example} caption={labels.service.example} />
      </Section>
      {proof && (
        <Section name="proof" ground="sunken" edge>
          <h2 id="proof-title" className="max-w-[16em] text-h2">
            {proof.title}
          </h2>
          <ul className="mt-12 space-y-16 lg:mt-16">
            {proof.stories.map((story) => (
              <li key={story.title}>
                <ProjectStory story={story} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** What a service is good for, how it goes, and what people ask about it. */
function Questions({ content, hasLive }: { content: ServiceContent; hasLive: boolean }) {
  const { family, benefits, extra, faq } = content;
  return (
    <>
      {benefits && (
        <Section name="benefits" ground="sunken" edge>
          <h2 id="benefits-title" className="max-w-[16em] text-h2">
            {benefits.title}
          </h2>
          <div className="mt-12 sm:pb-10 lg:mt-16 lg:ps-[16.6%]">
            <FactPair items={benefits.items} />
          </div>
        </Section>
      )}
      {extra && (
        <Section name="extra" ground="silk" family={family} edge>
          <h2 id="extra-title" className="max-w-[16em] text-h2">
            {extra.title}
          </h2>
          <div className="mt-8 lg:mt-12">
            {extra.kind === 'process' ? (
              <Steps items={extra.items} />
            ) : (
              <FactTable items={extra.items} />
            )}
          </div>
        </Section>
      )}
      <Section
        name="faq"
        edge={Boolean(extra ?? benefits) || hasLive}
        className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]"
      >
        <h2 id="faq-title" className="text-h2">
          {labels.service.faq}
        </h2>
        <Boundary
          fallback={faq.map(({ question, answer }) => (
            <p key={question}>
              <strong>{question}</strong> {answer}
            </p>
          ))}
        >
          <Accordion machine={accordion} items={faq} />
        </Boundary>
      </Section>
    </>
  );
}
