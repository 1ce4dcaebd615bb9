import { ApplicationForm } from '../components/forms/ApplicationForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { company } from '../content/company.ts';
import type { CareersContent } from '../content/types.ts';
import { application } from '../services/application.ts';

/** The application, in its own section. */
export default function CareersForm({ words }: { words: CareersContent['form'] }) {
  return (
    <FormSection name="application" words={words} company={company}>
      <ApplicationForm
        machine={application}
        words={words}
        company={company}
        labelledBy="application-title"
      />
    </FormSection>
  );
}
