import type { SnapshotFrom } from 'xstate';
import { type Attachment, connectResume, pasteDigits, untouched } from '../form.ts';
import {
  contactNumberLength,
  enquiryFault,
  type EnquiryEvent,
  type EnquiryField,
  type enquiryMachine,
} from './enquiry.machine.ts';

/** The control of each field and what a browser may fill in for the visitor (HTML, autofill field names). */
const controls: Record<EnquiryField, { type: 'text' | 'email'; autoComplete: string }> = {
  name: { type: 'text', autoComplete: 'name' },
  // Without the country's code, which ten digits have no room for; HTML allows that token for `text` only.
  contactNumber: { type: 'text', autoComplete: 'tel-national' },
  email: { type: 'email', autoComplete: 'email' },
  highestQualification: { type: 'text', autoComplete: 'off' },
  collegeUniversityName: { type: 'text', autoComplete: 'off' },
  message: { type: 'text', autoComplete: 'off' },
};

/** The student enquiry to eye, hand and assistive technology: the props of its parts. */
export function connectEnquiry(
  snapshot: SnapshotFrom<typeof enquiryMachine>,
  send: (event: EnquiryEvent) => void,
) {
  const { fields, resume } = snapshot.context;
  const change = (name: EnquiryField, value: string) => send({ type: 'field.change', name, value });
  const control = (name: EnquiryField) => ({
    id: `enquiry-${name}`,
    name,
    value: fields[name],
    required: true,
    'aria-invalid': untouched,
    autoComplete: controls[name].autoComplete,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
  });
  return {
    form: {
      'data-state': snapshot.value,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'form.submit' });
      },
    },
    label: (name: EnquiryField) => ({ htmlFor: `enquiry-${name}` }),
    input: (name: EnquiryField) => ({
      ...control(name),
      type: controls[name].type,
      ...(name === 'contactNumber' && {
        inputMode: 'numeric' as const,
        pattern: '[0-9]*',
        maxLength: contactNumberLength,
        onPaste: pasteDigits((value) => change(name, value)),
      }),
    }),
    textarea: (name: EnquiryField) => ({ ...control(name), rows: 4 }),
    resume: connectResume({
      form: 'enquiry',
      file: resume,
      fault: enquiryFault(resume),
      busy: false,
      choose: (file: Attachment | undefined) => send({ type: 'resume.choose', file }),
    }),
    submit: { type: 'submit' as const },
    /** The line beside the button that says how the enquiry stands. */
    status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': snapshot.value },
    /** Whether the form has been emptied and not been touched since. */
    cleared: snapshot.hasTag('cleared'),
    /** Whether to say that the file is not part of the draft. */
    resumeMissing: snapshot.value === 'restored' && resume === undefined,
    change,
  };
}
