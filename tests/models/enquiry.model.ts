import { enquiryMachine } from '../../src/machines/enquiry/enquiry.machine.ts';
import { defineModel } from './model.ts';

export const enquiryModel = defineModel(enquiryMachine, {
  input: { thanks: 'Thank you, {name}!' },
  // On the page this is a reload: the draft of an earlier visit fills the form, but for the file.
  given: [
    {
      type: 'draft.restored',
      fields: {
        name: 'Asha',
        contactNumber: '0000000000',
        email: 'asha@example.com',
        highestQualification: 'BCA',
        collegeUniversityName: 'A college',
        message: 'May I come?',
        resume: 'no file is ever in a draft',
      },
    },
  ],
  events: [
    { type: 'draft.restored', fields: { message: 'Never over what stands there.' } },
    { type: 'field.change', name: 'contactNumber', value: '00-00a000 99999' },
    { type: 'resume.choose', file: { name: 'Asha.PDF', size: 4 } },
    { type: 'resume.choose', file: { name: 'Asha.pdf.exe', size: 4 } },
    { type: 'form.submit' },
    { type: 'form.clear' },
  ],
  // A draft comes once, at the start; and a browser sends no form that is not filled in, but may press Enter twice.
  plausible: (snapshot, event) =>
    event.type !== 'draft.restored' &&
    // The button is there once something is entered.
    (event.type !== 'form.clear' ||
      Object.values(snapshot.context.fields).some((value) => value.length > 0)) &&
    (event.type !== 'form.submit' ||
      snapshot.matches('thanked') ||
      (Object.values(snapshot.context.fields).every(Boolean) && !!snapshot.context.resume)),
});
