import {
  blankOf,
  clearing,
  delivering,
  type FormEvent,
  formSetup,
  keepDraft,
  untouched,
} from '../form.ts';
import { choosing, filling, refusing, type ResumeEvent, resumeGuards } from '../resume.ts';

/** The fields of specification 3, "Job application", in the order of the form; skills and resume are apart. */
export const applicationFields = ['name', 'email', 'phone', 'experience', 'designation'] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type Application = Readonly<Record<ApplicationField, string>> & {
  readonly skills: readonly string[];
};

export type ApplicationEvent = FormEvent<keyof Application> | ResumeEvent;

export interface ApplicationInput {
  /** The values that can be chosen, in the order of the page. */
  readonly options: Readonly<Record<'experience' | 'designation' | 'skills', readonly string[]>>;
  /** The largest resume that can be sent. */
  readonly resumeMaxBytes: number;
  /** What the applicant is told. */
  readonly messages: { readonly failed: string };
}

const blank: Application = { ...blankOf(applicationFields), skills: [] };

/** A job seeker applies: fills in the form, sends it with a resume, and keeps every word until it has arrived. */
export const applicationMachine = formSetup<
  Application,
  Pick<ApplicationInput, 'messages'>,
  ResumeEvent,
  ApplicationInput
>('application', { phone: Infinity })
  .extend({
    guards: resumeGuards,
    delays: {
      /** How long the banner of success shows, in milliseconds (specification 9). */
      bannerTime: 3000,
      /** A try without an answer has failed after this many milliseconds; 2 MB on a slow 3G line need most of it. */
      sendTimeout: 60_000,
    },
  })
  .createMachine({
    id: 'application',
    context: ({ input: { messages, ...limits } }) => ({ messages, ...untouched(blank, limits) }),
    invoke: keepDraft('application'),
    initial: 'editing',
    states: {
      ...filling,
      sending: {
        description: 'The application is under way; the form can be read but not changed.',
        ...delivering,
        on: { ...delivering.on, 'resume.choose': {} },
      },
      sent: {
        description:
          'The application has arrived and the form is empty; a banner says so for a moment.',
        tags: ['cleared', 'announced'],
        entry: clearing,
        after: { bannerTime: 'received' },
      },
      received: {
        description: 'The banner is gone; a quiet line still says that it has arrived.',
        tags: 'cleared',
      },
      failed: {
        description: 'The application has not arrived; everything is kept for another try.',
        tags: 'failed',
        entry: { type: 'alert', params: ({ context }) => ({ text: context.messages.failed }) },
      },
    },
    on: { ...choosing, 'form.submit': [refusing, { target: '.sending' }] },
  });
