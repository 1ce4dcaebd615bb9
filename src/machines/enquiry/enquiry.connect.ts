import type { SnapshotFrom } from 'xstate';
import { connectForm, type Control } from '../form.ts';
import { connectResume } from '../resume.ts';
import type { EnquiryEvent, EnquiryField, enquiryMachine } from './enquiry.machine.ts';

const controls: Record<EnquiryField, Control> = {
  name: { type: 'text', autoComplete: 'name' },
  // Without the country's code, which ten digits have no room for; HTML allows that token for `text` only.
  contactNumber: { type: 'text', autoComplete: 'tel-national', digitsOnly: true },
  email: { type: 'email', autoComplete: 'email' },
  highestQualification: { type: 'text' },
  collegeUniversityName: { type: 'text' },
  message: {},
};

/** The props of the student enquiry's parts. */
export const connectEnquiry = (
  snapshot: SnapshotFrom<typeof enquiryMachine>,
  send: (event: EnquiryEvent) => void,
) => ({
  ...connectForm('enquiry', controls, snapshot, send),
  resume: connectResume('enquiry', snapshot, send),
  /** What was typed, once the student has been thanked. */
  prepared: snapshot.context.prepared,
});
