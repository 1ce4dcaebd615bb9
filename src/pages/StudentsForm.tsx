import { EnquiryForm } from '../components/forms/EnquiryForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { company } from '../content/company.ts';
import type { StudentsContent } from '../content/types.ts';
import { enquiry } from '../services/enquiry.ts';

/** The enquiry after a place, in its own section. */
export default function StudentsForm({ words }: { words: StudentsContent['form'] }) {
  return (
    <FormSection name="enquiry" words={words} company={company}>
      <EnquiryForm machine={enquiry} words={words} company={company} labelledBy="enquiry-title" />
    </FormSection>
  );
}
