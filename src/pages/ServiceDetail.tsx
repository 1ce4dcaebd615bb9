import { Button } from '../components/base/Button.tsx';
import { later } from '../components/later.tsx';
import { FactPair, FactTable, Phrases, Steps } from '../components/page/DetailList.tsx';
import { Example } from '../components/page/Example.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { labels } from '../content/labels.ts';
import type { ServiceContent } from '../content/types.ts';
import * as parts from './parts.ts';

const PageEnd = later(parts.PageEnd);
const ServiceQuestions = later(parts.ServiceQuestions);
const lives = {
  AccountingBill: later(parts.AccountingBill),
  BugFixReport: later(parts.BugFixReport),
  CrmPipeline: later(parts.CrmPipeline),
  ErpStock: later(parts.ErpStock),
  UiUxCompare: later(parts.UiUxCompare),
};

/** A service in full: what it is, what belongs to it, how it goes, what people ask. */
export default function ServiceDetail({ content }: { content: ServiceContent; path: string }) {
  const { family, features, technologies, benefits, extra, example, action, project } = content;
  const Live = content.live && lives[content.live];
  const [opening, ...description] = content.description;
  return (
    <>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={family}
        picture={content.image}
      >
        {action && <Button to={action.href}>{action.label}</Button>}
      </PageHead>
      <Section name="features" edge>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[6fr_5fr] lg:gap-x-24">
          <p className="max-w-measure text-lead">{opening}</p>
          <div className="max-w-measure space-y-5 text-muted">
            {description.map((text) => (
              <p key={text}>{text}</p>
            ))}
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
      {Live && <Live />}
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
        edge={extra !== undefined || benefits !== undefined || Live !== undefined}
        className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]"
      >
        <h2 id="faq-title" className="text-h2">
          {labels.service.faq}
        </h2>
        <ServiceQuestions items={content.faq} />
      </Section>
      <PageEnd kind="offer" contact={action?.href ?? null} project={project} />
    </>
  );
}
