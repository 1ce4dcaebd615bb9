import { Boundary } from '../components/Boundary.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { ContactSection } from '../components/ContactSection.tsx';
import { DirectLines } from '../components/Field.tsx';
import { FirstScreenEnd } from '../components/FirstScreenEnd.tsx';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import type { ContactContent } from '../content/types.ts';
import { contact } from '../services/contact.ts';

/** The Contact screen. Reached from a service page, it names the service and proposes it as the subject. */
export default function Contact({ content, path }: { content: ContactContent; path: string }) {
  const service = content.services[path.split('/')[1] ?? ''];
  return (
    <>
      <ContactSection
        words={content}
        company={company}
        newTab={shell.newTab}
        heading={
          <>
            <h1 id="contact-title" className="text-h1">
              {content.heading}
            </h1>
            <p className="mt-6 max-w-measure text-lead text-muted">
              {service ? content.from.replace('{service}', service) : content.lead}
            </p>
          </>
        }
        form={
          <Boundary fallback={<DirectLines company={company} />}>
            <ContactForm
              level="h2"
              machine={contact}
              words={content.form}
              subject={service ? content.subject.replace('{service}', service) : ''}
              company={company}
            />
          </Boundary>
        }
      />
      <FirstScreenEnd />
    </>
  );
}
