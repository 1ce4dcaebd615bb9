import { assign, sendTo, setup } from 'xstate';
import {
  type Attachment,
  blankOf,
  digitsOf,
  draftKeeper,
  type DraftRestored,
  type FieldChange,
  fillBlank,
  type FormEvent,
  type ResumeEvent,
  resumeFault,
} from '../form.ts';
import { logged, notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** The text fields of specification 3, "Student enquiry", in the order of the form. */
export const enquiryFields = [
  'name',
  'contactNumber',
  'email',
  'highestQualification',
  'collegeUniversityName',
  'message',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** Specification 9: digits of a contact number. */
export const contactNumberLength = 10;

/** Nothing is sent, so no file is too large. */
const unlimited = Infinity;

export type EnquiryEvent = FormEvent<EnquiryField> | ResumeEvent;

/** What the student is told; `{name}` stands for the name entered. */
export interface EnquiryInput {
  readonly thanks: string;
}

const blank: Enquiry = blankOf(enquiryFields);

const clean = (name: EnquiryField, value: string) =>
  name === 'contactNumber' ? digitsOf(value, contactNumberLength) : value;

/** Why the chosen resume is not taken, if it is not. */
export const enquiryFault = (file: Attachment | undefined) => resumeFault(file, unlimited);

const notProvided = notProvidedTo('enquiry');

/** A student asks about the internship: fills in the form, is thanked by name, and finds the form empty again. */
export const enquiryMachine = setup({
  types: {
    context: {} as { fields: Enquiry; resume: Attachment | undefined; thanks: string },
    input: {} as EnquiryInput,
    events: {} as EnquiryEvent,
    tags: {} as 'cleared',
  },
  actors: { keepDraft: draftKeeper('enquiry') },
  actions: {
    alert: (_, _params: { text: string }) => notProvided('alert')(),
    focusResume: () => notProvided('focusResume')(),
    changeField: assign({
      fields: ({ context }, { name, value, isComposing }: FieldChange<EnquiryField>) => ({
        ...context.fields,
        [name]: isComposing ? value : clean(name, value),
      }),
    }),
    restoreFields: assign({
      fields: ({ context }, draft: DraftRestored['fields']) =>
        fillBlank(context.fields, draft, clean),
    }),
    chooseResume: assign({
      resume: (_, { file }: { file: Attachment | undefined }) => file,
    }),
    clearFields: assign({ fields: blank, resume: undefined }),
    saveDraft: sendTo('keepDraft', ({ context }) => ({
      type: 'draft.keep',
      fields: context.fields,
    })),
    discardDraft: sendTo('keepDraft', { type: 'draft.discard' }),
  },
  guards: {
    isResumeUnfit: ({ context: { resume } }) => !resume || enquiryFault(resume) !== undefined,
    isDraftOfUse: ({ context }, draft: DraftRestored['fields']) =>
      JSON.stringify(fillBlank(context.fields, draft, clean)) !== JSON.stringify(context.fields),
  },
}).createMachine({
  id: 'enquiry',
  context: ({ input }) => ({ fields: blank, resume: undefined, thanks: input.thanks }),
  invoke: { id: 'keepDraft', src: 'keepDraft', input: { form: 'enquiry' }, onError: logged },
  initial: 'editing',
  states: {
    editing: {
      description: 'The student fills in the form.',
      on: {
        'draft.restored': {
          guard: { type: 'isDraftOfUse', params: ({ event }) => event.fields },
          target: 'restored',
          // Saved at once: what was typed before may have been kept without the rest.
          actions: [{ type: 'restoreFields', params: ({ event }) => event.fields }, 'saveDraft'],
        },
      },
    },
    restored: {
      description:
        'What was typed on an earlier visit is back; only the file is to be chosen again.',
    },
    thanked: {
      description: 'The student has been thanked; the form is empty again.',
      tags: 'cleared',
      entry: ['clearFields', 'discardDraft'],
      on: {
        'field.change': {
          target: 'editing',
          actions: [{ type: 'changeField', params: fromEvent }, 'saveDraft'],
        },
        // A second Enter at once: nobody is thanked twice, or without a name.
        'form.submit': {},
      },
    },
  },
  on: {
    'field.change': { actions: [{ type: 'changeField', params: fromEvent }, 'saveDraft'] },
    'resume.choose': { actions: { type: 'chooseResume', params: fromEvent } },
    'form.submit': [
      { guard: 'isResumeUnfit', actions: 'focusResume' },
      {
        target: '.thanked',
        actions: {
          type: 'alert',
          params: ({ context: { thanks, fields } }) => ({
            text: thanks.replace('{name}', () => fields.name),
          }),
        },
      },
    ],
  },
});
