import type { ReactNode } from 'react';
import type { Company, ContactWords, KeepingWords } from '../../content/types.ts';
import { connectContact } from '../../machines/contact/contact.connect.ts';
import type { ContactField, contactMachine } from '../../machines/contact/contact.machine.ts';
import { Field } from './Field.tsx';
import { FormShell } from './FormShell.tsx';
import { useSharedConnect } from '../useConnect.ts';

/** The contact form (specification 2.5): six fields, a button, and a line that says how the try stands. */
export function ContactForm(props: {
  machine: typeof contactMachine;
  words: ContactWords['form'];
  /** The subject to propose; empty for none. */
  subject: string;
  keeping: KeepingWords;
  company: Company;
  purpose: ReactNode;
  /** The level of the form's own heading on its page. */
  level: 'h2' | 'h3';
}) {
  const { words, company, level: Heading } = props;
  const api = useSharedConnect(props.machine, connectContact, {
    input: { messages: words.messages },
    opened: { type: 'form.opened', subject: props.subject },
  });
  const field = (name: ContactField, className?: string) => (
    <Field label={api.label(name)} text={words.fields[name]} className={className}>
      <input {...api.input(name)} className="control" />
    </Field>
  );
  return (
    <FormShell
      api={api}
      labelledBy="contact-form-title"
      words={words}
      keeping={props.keeping}
      company={company}
      done={words.status.sent}
      failed={words.status.failed}
      purpose={props.purpose}
    >
      <Heading id="contact-form-title" className="text-h3 sm:col-span-2">
        {words.title}
      </Heading>
      {field('firstName')}
      {field('lastName')}
      {field('email')}
      {field('phone')}
      {field('subject', 'sm:col-span-2')}
      <Field label={api.label('message')} text={words.fields.message} className="sm:col-span-2">
        <p id="contact-message-hint" className="text-small text-muted">
          {words.hint}
        </p>
        <textarea
          {...api.textarea('message')}
          aria-describedby="contact-message-hint"
          rows={3}
          className="control message-box"
        />
      </Field>
    </FormShell>
  );
}
