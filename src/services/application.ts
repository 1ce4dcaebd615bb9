import { fromPromise } from 'xstate';
import {
  type Application,
  applicationMachine,
} from '../machines/application/application.machine.ts';
import { type Attachment, resumeId } from '../machines/form.ts';
import { keepDraft } from './drafts.ts';
import { prepareEmail, sendApplication } from './email.ts';

/** The application machine with a real post office, the browser's own alert, drafts, and the console. */
export const application = applicationMachine.provide({
  actors: {
    keepDraft,
    send: fromPromise<void, { fields: Application; resume: Attachment | undefined }>(({ input }) =>
      sendApplication(input.fields, input.resume),
    ),
  },
  actions: {
    prepareSending: prepareEmail,
    alert: (_, { text }) => window.alert(text),
    logFailure: (_, { cause }) => console.error('The application was not sent:', cause),
    focusResume: () => document.getElementById(resumeId('application'))?.focus(),
  },
});
