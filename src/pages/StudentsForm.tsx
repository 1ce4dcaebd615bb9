import { EnquiryForm } from '../components/EnquiryForm.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { DirectLines } from '../components/Field.tsx';
import { FormSection } from '../components/FormSection.tsx';
import { Section } from '../components/Section.tsx';
import { company } from '../content/company.ts';
import type { StudentsContent } from '../content/types.ts';
import { enquiry } from '../services/enquiry.ts';

/** The enquiry after a place, in its own section. */
export default function StudentsForm({ words: form }: { words: StudentsContent['form'] }) {
  return (
    <Section name="enquiry" edge>
      <FormSection id="enquiry-title" words={form}>
        <Boundary fallback={<DirectLines company={company} />}>
          <EnquiryForm
            machine={enquiry}
            words={form}
            company={company}
            labelledBy="enquiry-title"
          />
        </Boundary>
      </FormSection>
    </Section>
  );
}
