import type { Company, ContactContent } from '../content/types.ts';
import { connectContact } from '../machines/contact/contact.connect.ts';
import type { ContactField, contactMachine } from '../machines/contact/contact.machine.ts';
import { useAdoptTyped } from './useAdoptTyped.ts';
import { useSharedConnect } from './useConnect.ts';

const control =
  'mt-1.5 block w-full rounded border border-line bg-surface px-4 py-3 text-ink ' +
  'read-only:bg-sunken focus-visible:border-link [:user-invalid]:border-rani [:user-invalid]:bg-canvas';

/** The contact form (specification 2.5): six fields, a button, and a line that says how the try stands. */
export function ContactForm(props: {
  machine: typeof contactMachine;
  words: ContactContent['form'];
  /** The subject to propose; empty for none. */
  subject: string;
  company: Company;
  /** The level of the form's own heading on its page. */
  level: 'h2' | 'h3';
}) {
  const { words, company, level: Heading } = props;
  const api = useSharedConnect(props.machine, connectContact, {
    input: { messages: words.messages },
    opened: { type: 'form.opened', subject: props.subject },
  });
  const field = (name: ContactField, span = '') => (
    <div className={span}>
      <label {...api.label(name)} className="font-medium">
        {words.fields[name]}
      </label>
      {name === 'message' ? (
        <textarea {...api.textarea(name)} className={`${control} resize-none`} />
      ) : (
        <input {...api.input(name)} className={control} />
      )}
    </div>
  );
  return (
    <form
      {...api.form}
      ref={useAdoptTyped(api.change)}
      method="post"
      aria-labelledby="contact-form-title"
      className="grid gap-5 sm:grid-cols-2"
    >
      <Heading id="contact-form-title" className="text-h3 sm:col-span-2">
        {words.title}
      </Heading>
      {field('firstName')}
      {field('lastName')}
      {field('email')}
      {field('phone')}
      {field('subject', 'sm:col-span-2')}
      {field('message', 'sm:col-span-2')}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <button
          {...api.submit}
          className="min-h-12 min-w-44 rounded bg-marigold px-6 py-3.5 font-semibold text-on-gold transition-colors duration-200 ease-cloth hover:brightness-105 aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {api.state === 'sending' ? words.sending : words.submit}
        </button>
        <p
          {...api.status}
          className="max-w-measure flex-1 text-small data-[state=failed]:text-rani"
        >
          {api.state === 'sending' && <span className="sr-only">{words.sending}</span>}
          {api.state === 'sent' && words.status.sent}
          {api.state === 'failed' && (
            <>
              {words.status.failed}{' '}
              <a className="underline" href={`tel:${company.phone.replaceAll(' ', '')}`}>
                {company.phone}
              </a>
              {', '}
              <a className="underline" href={`mailto:${company.emails[0]}`}>
                {company.emails[0]}
              </a>
            </>
          )}
        </p>
      </div>
      <noscript>
        <p className="sm:col-span-2">{words.noScript}</p>
      </noscript>
    </form>
  );
}
