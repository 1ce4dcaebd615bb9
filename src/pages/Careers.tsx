import { ApplyByMail } from '../components/ApplyByMail.tsx';
import { Steps } from '../components/DetailList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import { company } from '../content/company.ts';
import type { CareersContent } from '../content/types.ts';

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  const { steps, form } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <Section name="application" edge>
        <ApplyByMail id="application-title" words={form} to={company.emails[0]} />
      </Section>
      <Section name="steps" ground="sunken" edge>
        <h2 id="steps-title" className="text-h2">
          {steps.title}
        </h2>
        <div className="mt-8 lg:mt-12">
          <Steps items={steps.items} />
        </div>
      </Section>
    </>
  );
}
