import { EnquiryForm } from '../components/forms/EnquiryForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { FactPair } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { company } from '../content/company.ts';
import type { StudentsContent } from '../content/types.ts';
import { enquiry } from '../services/enquiry.ts';
import { PageEnd } from './PageEnd.tsx';

/** The internship: what it is, what a student gains, and how to ask for a place. */
export default function Students({ content, path }: { content: StudentsContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <Text content={content} />
      <FormSection name="enquiry" words={content.form} company={company}>
        <EnquiryForm
          machine={enquiry}
          words={content.form}
          company={company}
          labelledBy="enquiry-title"
        />
      </FormSection>
      <PageEnd kind="student" page={content.heading} about={path} />
    </>
  );
}

/** What students find here, what they get, and on what terms. */
function Text({ content }: { content: StudentsContent }) {
  const { vision, benefits, terms } = content;
  return (
    <>
      <Section name="vision" edge className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="vision-title" className="text-h2">
          {vision.title}
        </h2>
        <div className="max-w-[34em] space-y-5">
          {vision.text.map((text, index) => (
            <p key={text} className={index === 0 ? 'text-intro' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      </Section>
      <Section name="benefits" ground="sunken" edge>
        <h2 id="benefits-title" className="text-h2">
          {benefits.title}
        </h2>
        <div className="mt-12 sm:pb-10 lg:ps-[16.6%]">
          <FactPair items={benefits.items} />
        </div>
      </Section>
      <FactSection name="terms" words={terms} />
    </>
  );
}
