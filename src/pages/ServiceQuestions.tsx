import { Accordion } from '../components/page/Accordion.tsx';
import { FactPair, FactTable, Steps } from '../components/page/DetailList.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { Section } from '../components/page/Section.tsx';
import { labels } from '../content/labels.ts';
import type { ServiceContent } from '../content/types.ts';
import { accordion } from '../services/accordion.ts';

/** What a service is good for, how it goes, and what people ask about it. */
export default function ServiceQuestions({ content }: { content: ServiceContent }) {
  const { family, benefits, extra, live, faq } = content;
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
        edge={Boolean(extra ?? benefits ?? live)}
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
