import { enquiryMachine } from '../machines/enquiry/enquiry.machine.ts';
import { formServices } from './form.ts';

/** The enquiry machine with the browser's own alert, and drafts. */
export const enquiry = enquiryMachine.provide(formServices('enquiry'));
