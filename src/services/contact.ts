import { fromPromise, sendTo } from 'xstate';
import { contactMachine, type ContactMessage } from '../machines/contact/contact.machine.ts';
import { keepDraft } from './drafts.ts';
import { prepareEmail, sendContact } from './email.ts';
import { importSonner, toastsOf } from './toasts.ts';

/** The contact machine with a real post office, drafts, toasts, and the console for the cause of a failure. */
export const contact = contactMachine.provide({
  actors: {
    keepDraft,
    send: fromPromise<void, ContactMessage>(({ input }) => sendContact(input)),
  },
  actions: {
    prepareSending: () => {
      prepareEmail();
      importSonner().catch(() => {});
    },
    notify: sendTo(
      ({ system }) => toastsOf(system),
      (_, toast) => ({ type: 'toast.show', ...toast }),
    ),
    logFailure: (_, { cause }) => console.error('The message was not sent:', cause),
  },
});
