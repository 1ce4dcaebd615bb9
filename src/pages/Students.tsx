import { keeping } from '../content/form.ts';
import { Button } from '../components/base/Button.tsx';
import { DirectLines } from '../components/forms/DirectLines.tsx';
import { EnquiryForm } from '../components/forms/EnquiryForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { FactPair } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import type { StudentsContent } from '../content/types.ts';
import { enquiry } from '../services/enquiry.ts';
import { PageEnd } from './PageEnd.tsx';

/** The internship: what it is, what a student gains, and how to apply. */
export default function Students({ content, path }: { content: StudentsContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image}>
        <Button to={content.toForm.href}>{content.toForm.label}</Button>
      </PageHead>
      <Vision words={content.vision} />
      <Benefits words={content.benefits} />
      <FactSection name="terms" words={content.terms} />
      <FormSection name="enquiry" words={content.form} end={<DirectLines company={company} />}>
        <EnquiryForm
          keeping={keeping}
          machine={enquiry}
          words={content.form}
          company={company}
          labelledBy="enquiry-title"
          newTab={shell.newTab}
        />
      </FormSection>
      <PageEnd kind="student" page={content.heading} about={path} />
    </Sections>
  );
}

/** What students find here. */
function Vision({ words }: { words: StudentsContent['vision'] }) {
  return (
    <Section name="vision" edge className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <h2 id="vision-title" className="text-h2">
        {words.title}
      </h2>
      <div className="max-w-[34em] space-y-5">
        {words.text.map((text, index) => (
          <p key={text} className={index === 0 ? 'text-intro' : 'text-muted'}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}

/** What students get. */
function Benefits({ words }: { words: StudentsContent['benefits'] }) {
  return (
    <Section name="benefits" ground="sunken" edge>
      <h2 id="benefits-title" className="text-h2">
        {words.title}
      </h2>
      <div className="mt-12 sm:pb-10 lg:ps-[16.6%]">
        <FactPair items={words.items} />
      </div>
    </Section>
  );
}
