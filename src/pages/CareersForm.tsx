import { ApplicationForm } from '../components/ApplicationForm.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { DirectLines } from '../components/Field.tsx';
import { FormSection } from '../components/FormSection.tsx';
import { Section } from '../components/Section.tsx';
import { company } from '../content/company.ts';
import type { CareersContent } from '../content/types.ts';
import { application } from '../services/application.ts';

/** The application, in its own section. */
export default function CareersForm({ words: form }: { words: CareersContent['form'] }) {
  return (
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
  );
}
