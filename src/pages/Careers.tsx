import { Button } from '../components/base/Button.tsx';
import { ApplicationForm } from '../components/forms/ApplicationForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Purpose } from '../components/forms/Purpose.tsx';
import { StepSection } from '../components/page/StepSection.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { company } from '../content/company.ts';
import { keeping, purpose } from '../content/form.ts';
import type { CareersContent } from '../content/types.ts';
import { application } from '../services/application.ts';
import { PageEnd } from './PageEnd.tsx';

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image}>
        <Button to={content.toForm.href}>{content.toForm.label}</Button>
      </PageHead>
      <FactSection name="openings" words={content.openings} />
      <FactSection name="work" words={content.work} />
      <FormSection name="application" words={content.form}>
        <ApplicationForm
          keeping={keeping}
          machine={application}
          words={content.form}
          company={company}
          labelledBy="application-title"
          purpose={<Purpose words={purpose} />}
        />
      </FormSection>
      <StepSection name="steps" words={content.steps} ground="sunken" />
      <PageEnd kind="applicant" page={content.heading} tight />
    </Sections>
  );
}
