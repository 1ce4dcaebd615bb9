import { enqueueActions, fromPromise } from 'xstate';
import { contactMachine, type ContactMessage } from '../machines/contact/contact.machine.ts';
import type { Sent } from '../machines/form.ts';
import { findActor } from '../machines/system.ts';
import { prepareEmail, sendContact } from './email.ts';
import { formServices } from './form.ts';
import { importSonner } from './toasts.ts';

const { actors, actions } = formServices('contact');

/** The contact machine with EmailJS, drafts, toasts, and the console for the cause of a failure. */
export const contact = contactMachine.provide({
  actors: {
    ...actors,
    send: fromPromise<void, Sent<ContactMessage>>(({ input }) => sendContact(input.fields)),
  },
  actions: {
    ...actions,
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
