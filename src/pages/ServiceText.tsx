import { FactList, FactTable, Phrases } from '../components/page/DetailList.tsx';
import { Example } from '../components/page/Example.tsx';
import { ProjectStory } from '../components/page/Story.tsx';
import { Section } from '../components/page/Section.tsx';
import { labels } from '../content/labels.ts';
import type { ServiceContent } from '../content/types.ts';

/** What a service is, what belongs to it, and an example. */
export default function ServiceText({ content }: { content: ServiceContent }) {
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
