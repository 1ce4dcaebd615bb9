import { fromPromise } from 'xstate';
import {
  type Application,
  applicationMachine,
} from '../machines/application/application.machine.ts';
import type { Sent } from '../machines/form.ts';
import { prepareEmail, sendApplication } from './email.ts';
import { formServices } from './form.ts';

const { actors, actions } = formServices('application');

/** The application machine with EmailJS, the browser's own alert, drafts, and the console. */
export const application = applicationMachine.provide({
  actors: {
    ...actors,
    send: fromPromise<void, Sent<Application>>(({ input }) =>
      sendApplication(input.fields, input.resume),
    ),
  },
  actions: {
    ...actions,
    // It stops all rendering: first the page shows that the try has failed.
    alert: (_, params) => requestAnimationFrame(() => setTimeout(() => actions.alert(_, params))),
    prepareSending: prepareEmail,
    logFailure: (_, { cause }) => console.error('The application was not sent:', cause),
  },
});
