import { assign, fromPromise, sendTo, setup } from 'xstate';
import { blankOf, draftKeeper, type DraftRestored, fillBlank, type FormEvent } from '../form.ts';
import { logged, notProvidedTo } from '../outside.ts';
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

export type ContactEvent =
  | FormEvent<ContactField>
  /** The form came on the page; from a service page it brings a subject to propose. */
  | { type: 'form.opened'; subject: string };

const blank: ContactMessage = blankOf(contactFields);

/** What the visitor is told; the words come from outside. */
export interface ContactInput {
  readonly messages: { readonly sent: string; readonly failed: string };
}

interface Context {
  fields: ContactMessage;
  /** The subject proposed last; one the visitor has changed is never replaced. */
  proposal: string;
  messages: ContactInput['messages'];
}

/** What the visitor has typed: a subject that was only proposed is not theirs. */
const typedIn = ({ fields, proposal }: Context): ContactMessage => ({
  ...fields,
  subject: fields.subject === proposal ? '' : fields.subject,
});

const notProvided = notProvidedTo('contact');

/** A visitor writes to the company: types, sends, and keeps every word until the message has arrived. */
export const contactMachine = setup({
  types: {
    context: {} as Context,
    input: {} as ContactInput,
    events: {} as ContactEvent,
    tags: {} as 'busy' | 'cleared' | 'failed',
  },
  actors: {
    keepDraft: draftKeeper('contact'),
    /** Delivers the message, or rejects with the cause. */
    send: fromPromise<void, ContactMessage>(notProvided('send')),
  },
  actions: {
    /** Loads what sending needs, unless it is loaded: a deploy may delete the files of this build. */
    prepareSending: () => notProvided('prepareSending')(),
    notify: (_, _params: { kind: 'success' | 'error'; text: string }) => notProvided('notify')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    changeField: assign({
      fields: ({ context }, { name, value }: { name: ContactField; value: string }) => ({
        ...context.fields,
        [name]: value,
      }),
    }),
    proposeSubject: assign(({ context }, { subject }: { subject: string }) => ({
      fields: { ...context.fields, subject },
      proposal: subject,
    })),
    restoreFields: assign({
      fields: ({ context }, draft: DraftRestored['fields']) => {
        const fields = fillBlank(typedIn(context), draft, (_, value) => value);
        return { ...fields, subject: fields.subject || context.proposal };
      },
    }),
    clearFields: assign({ fields: blank, proposal: '' }),
    saveDraft: sendTo('keepDraft', ({ context }) => ({
      type: 'draft.keep',
      fields: typedIn(context),
    })),
    discardDraft: sendTo('keepDraft', { type: 'draft.discard' }),
  },
  guards: {
    isSubjectUntouched: ({ context }) => context.fields.subject === context.proposal,
  },
  delays: {
    /** A try without an answer has failed after this many milliseconds; a slow 2G line needs a few seconds. */
    sendTimeout: 20_000,
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ fields: blank, proposal: '', messages: input.messages }),
  invoke: { id: 'keepDraft', src: 'keepDraft', input: { form: 'contact' }, onError: logged },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in the form.',
      on: {
        'form.submit': 'sending',
        'draft.restored': {
          // Saved at once: what was typed before may have been kept without the rest.
          actions: [
            { type: 'restoreFields', params: ({ event }) => event.fields },
            'prepareSending',
            'saveDraft',
          ],
        },
      },
    },
    sending: {
      description: 'The message is under way; the fields can be read but not changed.',
      tags: 'busy',
      // One submit is one request, of exactly what is shown.
      on: { 'field.change': {}, 'form.opened': {} },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.fields,
        onDone: 'sent',
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      after: {
        sendTimeout: {
          target: 'failed',
          actions: { type: 'logFailure', params: { cause: 'sendTimeout' } },
        },
      },
    },
    sent: {
      description: 'The message has arrived; the form is empty again.',
      tags: 'cleared',
      entry: [
        'clearFields',
        'discardDraft',
        {
          type: 'notify',
          params: ({ context }) => ({ kind: 'success' as const, text: context.messages.sent }),
        },
      ],
    },
    failed: {
      description: 'The message has not arrived; every field is kept for another try.',
      tags: 'failed',
      entry: {
        type: 'notify',
        params: ({ context }) => ({ kind: 'error' as const, text: context.messages.failed }),
      },
      on: { 'form.submit': 'sending' },
    },
  },
  on: {
    'field.change': {
      target: '.editing',
      actions: [{ type: 'changeField', params: fromEvent }, 'prepareSending', 'saveDraft'],
    },
    'form.opened': {
      guard: 'isSubjectUntouched',
      actions: { type: 'proposeSubject', params: fromEvent },
    },
  },
});
