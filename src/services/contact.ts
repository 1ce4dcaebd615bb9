import { fromPromise } from 'xstate';
import { contactMachine, type ContactMessage } from '../machines/contact/contact.machine.ts';
import { keepDraft } from './drafts.ts';
import { sendContact } from './email.ts';
import { notify } from './notify.ts';

/** The contact machine with a real post office, drafts, toasts, and the console for the cause of a failure. */
export const contact = contactMachine.provide({
  actors: {
    keepDraft,
    send: fromPromise<void, ContactMessage>(({ input }) => sendContact(input)),
  },
  actions: {
    notify: ({ system }, { kind, text }) => notify(system, kind, text),
    logFailure: (_, { cause }) => console.error('The message was not sent:', cause),
  },
});
