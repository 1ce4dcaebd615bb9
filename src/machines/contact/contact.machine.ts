import { assign } from 'xstate';
import {
  blankOf,
  clearing,
  delivering,
  entering,
  type FormEvent,
  formSetup,
  keepDraft,
  restoring,
  untouched,
} from '../form.ts';
import { notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** The field names of specification 3, in the order of the form. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** What the visitor is told; the words come from outside. */
export interface ContactInput {
  readonly messages: { readonly sent: string; readonly failed: string };
}

/** The form is rendered; a service page proposes a subject. */
interface FormOpened {
  type: 'form.opened';
  subject: string;
}

export type ContactEvent = FormEvent<ContactField> | FormOpened;

const notProvided = notProvidedTo('contact');

const told = (kind: 'success' | 'error', message: 'sent' | 'failed') =>
  ({
    type: 'notify',
    params: ({ context }: { context: ContactInput }) => ({ kind, text: context.messages[message] }),
  }) as const;

/** A visitor writes to the company: types, sends, and keeps every word until the message has arrived. */
export const contactMachine = formSetup<ContactMessage, ContactInput, FormOpened, ContactInput>(
  'contact',
)
  .extend({
    actions: {
      notify: (_, _params: { kind: 'success' | 'error'; text: string }) => notProvided('notify')(),
      /** For the next message. */
      proposeSubject: assign(({ context }, { subject }: FormOpened) => ({
        blank: { ...context.blank, subject },
      })),
      fillInSubject: assign(({ context }, { subject }: FormOpened) => ({
        fields: { ...context.fields, subject },
      })),
    },
    guards: {
      isSubjectUntouched: ({ context: { fields, blank } }) => fields.subject === blank.subject,
    },
    delays: {
      /** A try without an answer has failed after this many milliseconds; a slow 2G line needs a few seconds. */
      sendTimeout: 20_000,
    },
  })
  .createMachine({
    id: 'contact',
    context: ({ input }) => ({ ...input, ...untouched(blankOf(contactFields)) }),
    invoke: keepDraft('contact'),
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor fills in the form.',
        on: { 'draft.restored': restoring },
      },
      sending: {
        description: 'The message is under way; the fields can be read but not changed.',
        ...delivering,
        on: {
          ...delivering.on,
          'form.opened': { actions: { type: 'proposeSubject', params: fromEvent } },
        },
      },
      sent: {
        description: 'The message has arrived; the form is empty again.',
        tags: 'cleared',
        entry: [...clearing, told('success', 'sent')],
        // A second Enter at once.
        on: { 'form.submit': {} },
      },
      failed: {
        description: 'The message has not arrived; every field is kept for another try.',
        tags: 'failed',
        entry: told('error', 'failed'),
      },
    },
    on: {
      ...entering,
      'form.submit': '.sending',
      'form.opened': [
        {
          guard: 'isSubjectUntouched',
          actions: [
            { type: 'fillInSubject', params: fromEvent },
            { type: 'proposeSubject', params: fromEvent },
          ],
        },
        { actions: { type: 'proposeSubject', params: fromEvent } },
      ],
    },
  });
