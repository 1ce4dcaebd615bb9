import { assign } from 'xstate';
import { blankOf, clearing, type FormEvent, formSetup, keepDraft, untouched } from '../form.ts';
import { choosing, filling, refusing, type ResumeEvent, resumeGuards } from '../resume.ts';

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

export type EnquiryEvent = FormEvent<EnquiryField> | ResumeEvent;

/** What the student is told; `{name}` stands for the name entered. */
export interface EnquiryInput {
  readonly thanks: string;
}

interface Context extends EnquiryInput {
  /** What was typed, until the form is used again. Never in storage. */
  readonly prepared: Enquiry | undefined;
}

/** A student asks about the internship: fills in the form, is thanked by name, and finds the form empty again. */
export const enquiryMachine = formSetup<Enquiry, Context, ResumeEvent, EnquiryInput>(
  'enquiry',
  // Specification 9.
  { contactNumber: 10 },
)
  .extend({
    guards: resumeGuards,
    actions: {
      prepare: assign({ prepared: ({ context }) => context.fields }),
      forget: assign({ prepared: undefined }),
    },
  })
  .createMachine({
    id: 'enquiry',
    context: ({ input }) => ({
      ...input,
      ...untouched(blankOf(enquiryFields)),
      prepared: undefined,
    }),
    invoke: keepDraft('enquiry'),
    initial: 'editing',
    states: {
      ...filling,
      thanked: {
        description:
          'The student has been thanked; the form is empty again. Nothing was sent: a message is prepared.',
        tags: 'cleared',
        entry: ['prepare', ...clearing],
        exit: 'forget',
        // A second Enter at once: nobody is thanked twice, or without a name.
        on: { 'form.submit': {} },
      },
    },
    on: {
      ...choosing,
      'form.submit': [
        refusing,
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
