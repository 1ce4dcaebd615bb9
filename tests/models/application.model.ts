import { applicationMachine } from '../../src/machines/application/application.machine.ts';
import { defineModel } from './model.ts';

export const applicationModel = defineModel(applicationMachine, {
  input: {
    options: {
      experience: ['Fresher', 'two year'],
      designation: ['Backend Developer', 'App Developer'],
      skills: ['python', 'react', 'node'],
    },
    resumeMaxBytes: 2 * 1024 * 1024,
    messages: { failed: 'failed' },
  },
  // On the page this is a reload: the draft of an earlier visit fills the form, but for the file.
  given: [
    {
      type: 'draft.restored',
      fields: {
        name: 'Ravi',
        email: 'ravi@example.com',
        phone: '0000000000',
        experience: 'two year',
        designation: 'Backend Developer',
        skills: ['node', 'a skill we no longer list'],
      },
    },
  ],
  events: [
    { type: 'draft.restored', fields: { name: 'Never over what stands there.' } },
    { type: 'field.change', name: 'phone', value: '+00 000 000 111x' },
    { type: 'field.change', name: 'skills', value: 'react', isTicked: true },
    { type: 'field.change', name: 'skills', value: 'node', isTicked: false },
    { type: 'resume.choose', file: { name: 'Ravi.DOCX', size: 4 } },
    { type: 'resume.choose', file: { name: 'Ravi.pdf.exe', size: 4 } },
    { type: 'form.submit' },
    { type: 'form.clear' },
    { type: 'xstate.done.actor.send', output: undefined },
    { type: 'xstate.error.actor.send', error: 'refused' },
    { type: 'xstate.after.sendTimeout.application.sending' },
    { type: 'xstate.after.bannerTime.application.sent' },
  ],
  // A draft comes once, at the start; and a browser sends no form that is not filled in.
  plausible: (snapshot, event) =>
    event.type !== 'draft.restored' &&
    // The button is there once something is entered.
    (event.type !== 'form.clear' ||
      Object.values(snapshot.context.fields).some((value) => value.length > 0)) &&
    (event.type !== 'form.submit' ||
      (Object.values(snapshot.context.fields).every(Boolean) && !!snapshot.context.resume)),
});
