import { enqueueActions, fromPromise } from 'xstate';
import { contactMachine, type ContactMessage } from '../machines/contact/contact.machine.ts';
import { keepDraft } from './drafts.ts';
import { prepareEmail, sendContact } from './email.ts';
import { findActor } from '../machines/system.ts';
import { importSonner } from './toasts.ts';

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
    notify: enqueueActions(({ enqueue, system }, toast) => {
      const toasts = findActor(system, 'toasts');
      // The form says it too.
      if (toasts) enqueue.sendTo(toasts, { type: 'toast.show', ...toast });
    }),
    logFailure: (_, { cause }) => console.error('The message was not sent:', cause),
  },
});
