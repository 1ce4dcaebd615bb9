import { Boundary } from '../components/Boundary.tsx';
import { ApplicationForm } from '../components/ApplicationForm.tsx';
import { Steps } from '../components/DetailList.tsx';
import { DirectLines } from '../components/Field.tsx';
import { FormSection } from '../components/FormSection.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import { company } from '../content/company.ts';
import type { CareersContent } from '../content/types.ts';
import { application } from '../services/application.ts';

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  const { steps, form } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <Section name="application" edge>
        <FormSection id="application-title" words={form}>
          <Boundary fallback={<DirectLines company={company} />}>
            <ApplicationForm
              machine={application}
              words={form}
              company={company}
              labelledBy="application-title"
            />
          </Boundary>
        </FormSection>
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
