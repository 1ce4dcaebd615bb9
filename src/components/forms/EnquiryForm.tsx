import type { Company, KeepingWords, StudentsContent } from '../../content/types.ts';
import { connectEnquiry } from '../../machines/enquiry/enquiry.connect.ts';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type enquiryMachine,
} from '../../machines/enquiry/enquiry.machine.ts';
import { ExternalLink } from '../base/ExternalLink.tsx';
import { chatHref } from '../base/reach.ts';
import { Field } from './Field.tsx';
import { FormShell } from './FormShell.tsx';
import { ResumeField } from './resume/ResumeField.tsx';
import { useSharedConnect } from '../useConnect.ts';

/** The student enquiry form (specification 2.10): six fields, a resume, and a button. */
export function EnquiryForm(props: {
  machine: typeof enquiryMachine;
  words: StudentsContent['form'];
  keeping: KeepingWords;
  company: Company;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
}) {
  const { words } = props;
  const api = useSharedConnect(props.machine, connectEnquiry, { input: { thanks: words.thanks } });
  const field = (name: EnquiryField, span = '') => (
    <Field label={api.label(name)} text={words.fields[name]} className={span}>
      {name === 'message' ? (
        <textarea {...api.textarea(name)} rows={4} className="control resize-y" />
      ) : (
        <input {...api.input(name)} className="control" />
      )}
    </Field>
  );
  return (
    <>
      <FormShell
        api={api}
        labelledBy={props.labelledBy}
        words={words}
        keeping={props.keeping}
        company={props.company}
        done={words.status.thanked}
        isUnsent
      >
        {field('name')}
        {field('contactNumber')}
        {field('email', 'sm:col-span-2')}
        {field('highestQualification')}
        {field('collegeUniversityName')}
        {field('message', 'sm:col-span-2')}
        <ResumeField parts={api.resume} words={words.resume} className="sm:col-span-2" />
      </FormShell>
      {api.prepared && (
        <Prepared
          typed={api.prepared}
          words={words}
          company={props.company}
          newTab={props.newTab}
        />
      )}
    </>
  );
}

/** What was typed, as a message that the student can send: by mail, or in a chat where there is a number. */
function Prepared(props: {
  typed: Enquiry;
  words: StudentsContent['form'];
  company: Company;
  newTab: string;
}) {
  const { typed, words, company } = props;
  const { fields, prepared } = words;
  const text = enquiryFields.map((name) => `${fields[name]}: ${typed[name]}`).join('\n');
  // The lines of a mail end in both (RFC 6068, 5).
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return (
    <div className="mt-6">
      <p className="text-small">{prepared.text}</p>
      <p className="mt-3 border-s-4 border-dashed border-marigold ps-5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 font-semibold underline underline-offset-4">
        <a
          href={`mailto:${company.emails[0]}?subject=${encode(prepared.subject)}&body=${encode(body)}`}
          className="inline-flex min-h-11 items-center"
        >
          {prepared.mail}
        </a>
        {prepared.whatsapp && (
          <ExternalLink
            href={`${chatHref(company)}?text=${encode(text)}`}
            note={props.newTab}
            className="inline-flex min-h-11 items-center"
          >
            {prepared.whatsapp}
          </ExternalLink>
        )}
      </p>
    </div>
  );
}

/** Half a character of UTF-16 cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
