import { assign, fromPromise, sendTo, setup } from 'xstate';
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

/** The fields of specification 3, "Job application", in the order of the form; skills and resume are apart. */
export const applicationFields = ['name', 'email', 'phone', 'experience', 'designation'] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type Application = Readonly<Record<ApplicationField, string>> & {
  readonly skills: readonly string[];
};

export type ApplicationEvent =
  FormEvent<ApplicationField> | { type: 'skill.toggle'; skill: string } | ResumeEvent;

export interface ApplicationInput {
  /** The values that can be chosen, in the order of the page. */
  readonly options: Readonly<Record<'experience' | 'designation' | 'skills', readonly string[]>>;
  /** The largest resume that can be sent. */
  readonly resumeMaxBytes: number;
  /** What the applicant is told. */
  readonly messages: { readonly failed: string };
}

type Options = ApplicationInput['options'];

const blank: Application = { ...blankOf(applicationFields), skills: [] };

/** What the field may hold of a text: digits, one of the options, or anything. */
const clean = (options: Options) => (name: keyof Application, value: string) => {
  if (name === 'phone') return digitsOf(value);
  if (name !== 'experience' && name !== 'designation') return value;
  return options[name].includes(value) ? value : '';
};

/** The fields with what a draft, which can hold anything, adds to the blank ones. */
function restore(fields: Application, draft: DraftRestored['fields'], options: Options) {
  const kept: readonly unknown[] = Array.isArray(draft.skills) ? draft.skills : [];
  return {
    ...fillBlank(fields, draft, clean(options)),
    skills:
      fields.skills.length > 0 ? fields.skills : options.skills.filter((one) => kept.includes(one)),
  };
}

/** Why the chosen resume cannot be sent, if it cannot. */
export const applicationFault = (context: {
  readonly resume: Attachment | undefined;
  readonly resumeMaxBytes: number;
}) => resumeFault(context.resume, context.resumeMaxBytes);

const notProvided = notProvidedTo('application');

/** A job seeker applies: fills in the form, sends it with a resume, and keeps every word until it has arrived. */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationInput & { fields: Application; resume: Attachment | undefined },
    input: {} as ApplicationInput,
    events: {} as ApplicationEvent,
    tags: {} as 'busy' | 'cleared' | 'announced' | 'failed',
  },
  actors: {
    keepDraft: draftKeeper('application'),
    /** Delivers the application, or rejects with the cause. */
    send: fromPromise<void, { fields: Application; resume: Attachment | undefined }>(
      notProvided('send'),
    ),
  },
  actions: {
    /** Loads what sending needs, unless it is loaded: a deploy may delete the files of this build. */
    prepareSending: () => notProvided('prepareSending')(),
    alert: (_, _params: { text: string }) => notProvided('alert')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    focusResume: () => notProvided('focusResume')(),
    changeField: assign({
      fields: ({ context }, { name, value, isComposing }: FieldChange<ApplicationField>) => ({
        ...context.fields,
        [name]: isComposing ? value : clean(context.options)(name, value),
      }),
    }),
    toggleSkill: assign({
      fields: ({ context: { fields, options } }, { skill }: { skill: string }) => ({
        ...fields,
        skills: options.skills.filter((one) => fields.skills.includes(one) !== (one === skill)),
      }),
    }),
    restoreFields: assign({
      fields: ({ context }, draft: DraftRestored['fields']) =>
        restore(context.fields, draft, context.options),
    }),
    chooseResume: assign({ resume: (_, { file }: { file: Attachment | undefined }) => file }),
    clearFields: assign({ fields: blank, resume: undefined }),
    saveDraft: sendTo('keepDraft', ({ context }) => ({
      type: 'draft.keep',
      fields: context.fields,
    })),
    discardDraft: sendTo('keepDraft', { type: 'draft.discard' }),
  },
  guards: {
    isResumeUnfit: ({ context }) => !context.resume || applicationFault(context) !== undefined,
    isDraftOfUse: ({ context: { fields, options } }, draft: DraftRestored['fields']) =>
      JSON.stringify(restore(fields, draft, options)) !== JSON.stringify(fields),
  },
  delays: {
    /** How long the banner of success shows, in milliseconds (specification 9). */
    bannerTime: 3000,
    /** A try without an answer has failed after this many milliseconds; 2 MB on a slow 3G line need most of it. */
    sendTimeout: 60_000,
  },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({ ...input, fields: blank, resume: undefined }),
  invoke: { id: 'keepDraft', src: 'keepDraft', input: { form: 'application' }, onError: logged },
  initial: 'editing',
  states: {
    editing: {
      description: 'The applicant fills in the form.',
      on: {
        'draft.restored': {
          guard: { type: 'isDraftOfUse', params: ({ event }) => event.fields },
          target: 'restored',
          // Saved at once: what was typed before may have been kept without the rest.
          actions: [
            { type: 'restoreFields', params: ({ event }) => event.fields },
            'prepareSending',
            'saveDraft',
          ],
        },
      },
    },
    restored: {
      description:
        'What was typed on an earlier visit is back; only the file is to be chosen again.',
    },
    sending: {
      description: 'The application is under way; the form can be read but not changed.',
      tags: 'busy',
      // One submit is one request, of exactly what is shown.
      on: { 'field.change': {}, 'skill.toggle': {}, 'resume.choose': {}, 'form.submit': {} },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { fields, resume } }) => ({ fields, resume }),
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
      description:
        'The application has arrived and the form is empty; a banner says so for a moment.',
      tags: ['cleared', 'announced'],
      entry: ['clearFields', 'discardDraft'],
      after: { bannerTime: 'received' },
    },
    received: {
      description: 'The banner is gone; a quiet line still says that the application has arrived.',
      tags: 'cleared',
      on: {
        'field.change': {
          target: 'editing',
          actions: [{ type: 'changeField', params: fromEvent }, 'saveDraft'],
        },
      },
    },
    failed: {
      description: 'The application has not arrived; everything is kept for another try.',
      tags: 'failed',
      entry: { type: 'alert', params: ({ context }) => ({ text: context.messages.failed }) },
    },
  },
  on: {
    'field.change': {
      actions: [{ type: 'changeField', params: fromEvent }, 'prepareSending', 'saveDraft'],
    },
    'skill.toggle': { actions: [{ type: 'toggleSkill', params: fromEvent }, 'saveDraft'] },
    'resume.choose': { actions: { type: 'chooseResume', params: fromEvent } },
    'form.submit': [{ guard: 'isResumeUnfit', actions: 'focusResume' }, { target: '.sending' }],
  },
});
