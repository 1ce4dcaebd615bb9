import type { ReactNode } from 'react';
import { Direct } from '../components/base/Direct.tsx';
import { ContactForm } from '../components/forms/ContactForm.tsx';
import { ContactSection } from '../components/forms/ContactSection.tsx';
import { Purpose } from '../components/forms/Purpose.tsx';
import { address } from '../content/address.ts';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import { keeping, purpose } from '../content/form.ts';
import { hoursCard } from '../content/hours.ts';
import { shell } from '../content/shell.ts';
import type { ContactWords } from '../content/types.ts';
import { contact } from '../services/contact.ts';

/** How to reach the company, and the form: the Contact screen and the end of Home. */
export function ContactEnd(props: {
  words: ContactWords;
  level: 'h1' | 'h2';
  /** What a chat that begins here is about. */
  page: string;
  title: string;
  text: ReactNode;
  /** The subject to propose. */
  subject?: string | undefined;
  /** Above the form. */
  brief?: ReactNode;
}) {
  const { words, level: Heading, brief, subject = '' } = props;
  const below = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <ContactSection
      words={words}
      company={company}
      address={address}
      hours={hoursCard}
      newTab={shell.newTab}
      level={below}
      heading={
        <>
          <Heading id="contact-title" className={Heading === 'h1' ? 'text-h1' : 'text-h2'}>
            {props.title}
          </Heading>
          <p className="mt-6 max-w-measure text-lead text-muted">{props.text}</p>
          <Direct
            company={company}
            words={direct}
            page={props.page}
            className="mt-2 flex flex-wrap gap-x-6"
          />
        </>
      }
      form={
        <>
          {brief}
          <ContactForm
            keeping={keeping}
            level={below}
            machine={contact}
            words={words.form}
            subject={subject}
            company={company}
            purpose={<Purpose words={purpose} />}
          />
        </>
      }
    />
  );
}
