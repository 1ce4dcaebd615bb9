import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type DraftOrder, type DraftRestored, keepDraft } from '../form.ts';
import { fatal, notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** What is asked, in this order. */
export const questions = ['business', 'trouble', 'people', 'tools', 'deadline', 'budget'] as const;
export type Question = (typeof questions)[number];

/** An answer that can be chosen. */
export interface Answer {
  readonly id: string;
  /** On its button. */
  readonly label: string;
  /** What it says in a message. */
  readonly sentence: string;
  /** The subject of a message with this answer. */
  readonly subject?: string;
  /** Of the service it is about, where the owner gives one. */
  readonly price?: string;
  /** Offered only to a visitor who comes to ask about this service. */
  readonly isService?: boolean;
}

export interface BriefInput {
  readonly choices: Readonly<Record<Question, readonly Answer[]>>;
  /** The subject of a message where no answer has one. */
  readonly subject: string;
}

/** What the contact form is given. */
export interface Brief {
  readonly subject: string;
  readonly text: string;
}

export type BriefEvent =
  | DraftRestored
  /** It is rendered. `service` may be empty; `isAsked` opens it. */
  | { type: 'brief.opened'; service: string; isAsked: boolean }
  | { type: 'brief.toggle' }
  | { type: 'answer.choose'; question: Question; answer: string }
  /** The question may have no answer. */
  | { type: 'question.next' }
  | { type: 'question.back' }
  | { type: 'brief.finish' }
  | { type: 'brief.use' }
  | { type: 'brief.clear' };

interface Context extends BriefInput {
  /** The ids of the answers; empty for none. */
  readonly answers: Readonly<Record<Question, string>>;
  /** What the visitor comes to ask about. */
  readonly service: string;
  /** What was put into the contact form last. */
  readonly added: Brief | undefined;
}

const none = Object.fromEntries(questions.map((question) => [question, ''])) as Context['answers'];

/** The answers that were chosen, in the order of the questions. */
export const chosen = ({ choices, answers }: Pick<Context, 'choices' | 'answers'>) =>
  questions.flatMap(
    (question) => choices[question].find(({ id }) => id === answers[question]) ?? [],
  );

/** The answers as a person would write them; an empty text for none. */
export function briefOf(context: Context): Brief {
  const answers = chosen(context);
  return {
    subject: answers.find(({ subject }) => subject)?.subject ?? context.subject,
    text: answers.map(({ sentence }) => sentence).join(' '),
  };
}

const notProvided = notProvidedTo('brief');

const moving = (target: string) => ({ target, actions: 'focusStep' }) as const;
/** A question: an answer leads to the next one, and so does the button that skips it. */
const asking = (next: string, back?: string) => ({
  on: {
    'answer.choose': {
      target: next,
      actions: [{ type: 'saveAnswer', params: fromEvent }, 'saveDraft', 'focusStep'],
    } as const,
    'question.next': moving(next),
    ...(back && { 'question.back': moving(back) }),
  },
});

/** A visitor answers questions, and gets a message for the contact form. */
export const briefMachine = setup({
  types: {
    context: {} as Context,
    input: {} as BriefInput,
    events: {} as BriefEvent,
    tags: {} as 'open',
  },
  actors: {
    keepDraft: fromCallback<DraftOrder, { form: string }>(notProvided('keepDraft')),
    /** Adds it to the message in the contact form, as soon as that sends nothing. */
    addToForm: fromPromise<void, { brief: Brief; before: Brief | undefined }>(
      notProvided('addToForm'),
    ),
  },
  actions: {
    /** To the question, or to the summary, that appears. */
    focusStep: () => notProvided('focusStep')(),
    saveAnswer: assign({
      answers: ({ context }, { question, answer }: { question: Question; answer: string }) => ({
        ...context.answers,
        [question]: answer,
      }),
    }),
    // The visitor's own answer is kept.
    answerService: assign(({ context }, { service }: { service: string }) => {
      const { trouble } = context.answers;
      const isOwn = trouble !== '' && trouble !== context.service;
      if (service === '') return {};
      return { service, answers: { ...context.answers, trouble: isOwn ? trouble : service } };
    }),
    restoreAnswers: assign(({ context: { answers, choices } }, { fields }: DraftRestored) => ({
      answers: Object.fromEntries(
        questions.map((question) => [
          question,
          answers[question] ||
            (choices[question].find(({ id }) => id === fields[question])?.id ?? ''),
        ]),
      ) as Context['answers'],
    })),
    clearAnswers: assign({ answers: none }),
    noteAdded: assign({ added: ({ context }) => briefOf(context) }),
    saveDraft: sendTo('keepDraft', ({ context }): DraftOrder => ({
      type: 'draft.keep',
      fields: context.answers,
    })),
    discardDraft: sendTo('keepDraft', { type: 'draft.discard' } satisfies DraftOrder),
  },
  guards: {
    isAnswered: ({ context }) => chosen(context).length > 0,
    isAsked: (_, { isAsked }: { isAsked: boolean }) => isAsked,
  },
}).createMachine({
  id: 'brief',
  context: ({ input }) => ({ ...input, answers: none, service: '', added: undefined }),
  invoke: keepDraft('brief'),
  initial: 'closed',
  states: {
    closed: {
      description: 'A button offers the questions; what was answered is kept.',
      on: {
        'brief.toggle': 'open.last',
        'brief.opened': [
          {
            guard: { type: 'isAsked', params: fromEvent },
            target: 'open.last',
            actions: { type: 'answerService', params: fromEvent },
          },
          { actions: { type: 'answerService', params: fromEvent } },
        ],
      },
    },
    open: {
      tags: 'open',
      initial: 'business',
      states: {
        business: { description: 'What kind of business is it?', ...asking('trouble') },
        trouble: {
          description: 'What is the trouble, or which service is it about?',
          ...asking('people', 'business'),
        },
        people: { description: 'How many people will use it?', ...asking('tools', 'trouble') },
        tools: { description: 'What is used now?', ...asking('deadline', 'people') },
        deadline: { description: 'By when is it needed?', ...asking('budget', 'tools') },
        budget: { description: 'What may it cost?', ...asking('summary', 'deadline') },
        summary: {
          description: 'The answers are shown as a message.',
          on: {
            'question.back': moving('budget'),
            'brief.use': { guard: 'isAnswered', target: '#brief.adding' },
          },
        },
        last: { type: 'history' },
      },
      on: {
        'brief.toggle': 'closed',
        'brief.finish': moving('.summary'),
        'brief.clear': {
          target: '.business',
          actions: ['clearAnswers', 'discardDraft', 'focusStep'],
        },
      },
    },
    adding: {
      description: 'The message goes into the contact form, as soon as that sends nothing.',
      tags: 'open',
      invoke: {
        id: 'addToForm',
        src: 'addToForm',
        input: ({ context }) => ({ brief: briefOf(context), before: context.added }),
        onDone: { target: 'closed', actions: ['noteAdded', 'discardDraft'] },
        onError: fatal,
      },
    },
  },
  on: {
    'draft.restored': { actions: { type: 'restoreAnswers', params: fromEvent } },
    'brief.opened': { actions: { type: 'answerService', params: fromEvent } },
  },
});
