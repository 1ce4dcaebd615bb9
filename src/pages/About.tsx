import { Button } from '../components/base/Button.tsx';
import { AboutStory } from '../components/page/AboutStory.tsx';
import { FactTable, Steps } from '../components/page/DetailList.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { StepSection } from '../components/page/StepSection.tsx';
import { Sections } from '../components/page/Sections.tsx';
import type { AboutContent } from '../content/types.ts';
import { disclosure } from '../services/disclosure.ts';

/** The company in full. */
export default function About({ content }: { content: AboutContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <AboutStory words={content.section} disclosure={disclosure} />
      <Quote content={content} />
      <StepSection
        name="process"
        anchor={content.process.id}
        ground="silk"
        family="web"
        words={content.process}
      />
      <Facts content={content} />
    </Sections>
  );
}

/** How the company quotes. */
function Quote({ content }: { content: AboutContent }) {
  const { quote } = content;
  return (
    <Section name="quote" anchor={quote.id} ground="sunken" edge>
      <h2 id="quote-title" className="text-h2">
        {quote.title}
      </h2>
      <div className="mt-8 lg:mt-12">
        <Steps items={quote.steps} />
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-8 lg:mt-24 lg:grid-cols-[4fr_7fr]">
        <h3 className="text-intro">{quote.costs.title}</h3>
        <FactTable items={quote.costs.items} />
      </div>
    </Section>
  );
}

/** The facts about the company, and where to read on. */
function Facts({ content }: { content: AboutContent }) {
  return (
    <Section name="facts" edge>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 id="facts-title" className="self-start text-h2 lg:sticky lg:top-28">
          {content.facts.title}
        </h2>
        <div>
          <FactTable items={content.facts.items} />
          <ul className="mt-8 flex flex-wrap gap-3">
            {content.links.map(({ href, label }) => (
              <li key={href}>
                <Button to={href} look="line" small>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
