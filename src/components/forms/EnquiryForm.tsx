import type { Company, KeepingWords, StudentsContent } from '../../content/types.ts';
import { connectEnquiry } from '../../machines/enquiry/enquiry.connect.ts';
import type { EnquiryField, enquiryMachine } from '../../machines/enquiry/enquiry.machine.ts';
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
  );
}
