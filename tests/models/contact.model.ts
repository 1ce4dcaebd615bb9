import { contactMachine, type ContactMessage } from '../../src/machines/contact/contact.machine.ts';
import { defineModel } from './model.ts';

/** A message as a visitor types it. */
export const message: ContactMessage = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  subject: 'A new website',
  message: 'Please call me.',
};

export const contactModel = defineModel(contactMachine, {
  input: { messages: { sent: 'sent', failed: 'failed' } },
  // On the page this is a reload: the draft of an earlier visit fills the form.
  given: [
    {
      type: 'draft.restored',
      fields: { ...message },
    },
  ],
  events: [
    { type: 'draft.restored', fields: { message: 'Never over what stands there.' } },
    { type: 'field.change', name: 'message', value: 'Please write to me.' },
    { type: 'field.change', name: 'subject', value: '' },
    { type: 'form.opened', subject: 'Enquiry: Front-End Development' },
    { type: 'form.submit' },
    { type: 'form.clear' },
    { type: 'xstate.done.actor.send', output: undefined },
    { type: 'xstate.error.actor.send', error: 'refused' },
    { type: 'xstate.after.sendTimeout.contact.sending' },
  ],
  // A draft comes once, at the start; and a browser sends no form that is not filled in.
  plausible: (snapshot, event) =>
    event.type !== 'draft.restored' &&
    // The button is there once something is entered; a subject that is proposed is not.
    (event.type !== 'form.clear' || snapshot.context.fields.message !== '') &&
    (event.type !== 'form.submit' ||
      snapshot.matches('sent') ||
      Object.values(snapshot.context.fields).every(Boolean)),
});
