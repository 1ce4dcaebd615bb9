import { enquiryMachine } from '../machines/enquiry/enquiry.machine.ts';
import { resumeId } from '../machines/form.ts';
import { keepDraft } from './drafts.ts';

/** The enquiry machine with the browser's own alert, and drafts. */
export const enquiry = enquiryMachine.provide({
  actors: { keepDraft },
  actions: {
    alert: (_, { text }) => window.alert(text),
    focusResume: () => document.getElementById(resumeId('enquiry'))?.focus(),
  },
});
