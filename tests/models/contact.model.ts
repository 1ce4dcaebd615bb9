import { contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { defineModel } from './model.ts';

export const contactModel = defineModel(contactMachine, {
  input: { messages: { sent: 'sent', failed: 'failed' } },
  given: [
    { type: 'field.change', name: 'firstName', value: 'Asha' },
    { type: 'field.change', name: 'lastName', value: 'Verma' },
    { type: 'field.change', name: 'email', value: 'asha@example.com' },
    { type: 'field.change', name: 'phone', value: '+91 00000 00000' },
    { type: 'field.change', name: 'subject', value: 'A new website' },
    { type: 'field.change', name: 'message', value: 'Please call me.' },
  ],
  events: [
    { type: 'field.change', name: 'message', value: 'Please write to me.' },
    { type: 'field.change', name: 'subject', value: '' },
    { type: 'form.opened', subject: 'Enquiry: Front-End Development' },
    { type: 'form.submit' },
    { type: 'xstate.done.actor.send', output: undefined },
    { type: 'xstate.error.actor.send', error: 'refused' },
    { type: 'xstate.after.sendTimeout.contact.sending' },
  ],
  // A browser sends no form that is not filled in.
  plausible: (snapshot, event) =>
    event.type !== 'form.submit' || Object.values(snapshot.context.fields).every(Boolean),
});
