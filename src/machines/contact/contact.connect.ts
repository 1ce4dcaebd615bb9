import type { SnapshotFrom } from 'xstate';
import { connectForm, type Control } from '../form.ts';
import type { ContactEvent, ContactField, contactMachine } from './contact.machine.ts';

const controls: Record<ContactField, Control> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  subject: { type: 'text' },
  message: {},
};

/** The props of the contact form's parts. */
export const connectContact = (
  snapshot: SnapshotFrom<typeof contactMachine>,
  send: (event: ContactEvent) => void,
) => connectForm('contact', controls, snapshot, send);
