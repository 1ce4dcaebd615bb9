import { ApplicationForm } from '../components/forms/ApplicationForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Purpose } from '../components/forms/Purpose.tsx';
import { Steps } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { company } from '../content/company.ts';
import { purpose } from '../content/form.ts';
import type { CareersContent } from '../content/types.ts';
import { application } from '../services/application.ts';
import { PageEnd } from './PageEnd.tsx';

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <FactSection name="openings" words={content.openings} />
      <FactSection name="work" words={content.work} />
      <Application content={content} />
      <PageEnd kind="applicant" page={content.heading} tight />
    </>
  );
}

/** The application, and what happens then. */
function Application({ content }: { content: CareersContent }) {
  const { form: words, steps } = content;
  return (
    <>
      <FormSection name="application" words={words} company={company}>
        <ApplicationForm
          machine={application}
          words={words}
          company={company}
          labelledBy="application-title"
          purpose={<Purpose replyTime={words.replyTime} words={purpose} />}
        />
      </FormSection>
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
