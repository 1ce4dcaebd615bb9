import { Boundary } from '../components/Boundary.tsx';
import { Direct } from '../components/base/Direct.tsx';
import { ContactForm } from '../components/forms/ContactForm.tsx';
import { ContactSection } from '../components/forms/ContactSection.tsx';
import { DirectLines } from '../components/forms/DirectLines.tsx';
import { address } from '../content/address.ts';
import { company } from '../content/company.ts';
import { hoursCard } from '../content/hours.ts';
import { shell } from '../content/shell.ts';
import type { ContactContent } from '../content/types.ts';
import { contact } from '../services/contact.ts';

/** How to reach the company, with the form to do it by: the Contact screen, and the end of Home. */
export default function ContactEnd(props: {
  words: ContactContent;
  level: 'h1' | 'h2';
  /** What a chat that begins here is about. */
  page: string;
  title: string;
  text: string;
  /** What the form proposes as the subject. */
  subject: string;
}) {
  const { words, level: Heading } = props;
  return (
    <ContactSection
      words={words}
      company={company}
      address={address}
      hours={hoursCard}
      newTab={shell.newTab}
      heading={
        <>
          <Heading id="contact-title" className={Heading === 'h1' ? 'text-h1' : 'text-h2'}>
            {props.title}
          </Heading>
          <p className="mt-6 max-w-measure text-lead text-muted">{props.text}</p>
          <Direct
            company={company}
            labels={shell}
            page={props.page}
            className="mt-6 flex flex-wrap gap-2"
            look="inline-flex min-h-11 items-center gap-2 rounded px-3 font-semibold ring-[1.5px] ring-line ring-inset hover:text-link hover:ring-link"
          />
        </>
      }
      form={
        <Boundary fallback={<DirectLines company={company} />}>
          <ContactForm
            level={Heading === 'h1' ? 'h2' : 'h3'}
            machine={contact}
            words={words.form}
            subject={props.subject}
            company={company}
          />
        </Boundary>
      }
    />
  );
}
