import type { SnapshotFrom } from 'xstate';
import { connectForm, connectResume, type Control } from '../form.ts';
import {
  enquiryFault,
  type EnquiryEvent,
  type EnquiryField,
  type enquiryMachine,
} from './enquiry.machine.ts';

const controls: Record<EnquiryField, Control> = {
  name: { type: 'text', autoComplete: 'name' },
  // Without the country's code, which ten digits have no room for; HTML allows that token for `text` only.
  contactNumber: { type: 'text', autoComplete: 'tel-national', digitsOnly: true },
  email: { type: 'email', autoComplete: 'email' },
  highestQualification: { type: 'text' },
  collegeUniversityName: { type: 'text' },
  message: {},
};

/** The student enquiry to eye, hand and assistive technology: the props of its parts. */
export function connectEnquiry(
  snapshot: SnapshotFrom<typeof enquiryMachine>,
  send: (event: EnquiryEvent) => void,
) {
  return {
    ...connectForm('enquiry', controls, snapshot, send),
    resume: connectResume('enquiry', snapshot, enquiryFault(snapshot.context.resume), send),
  };
}
