import { and, assign, raise, setup, stateIn } from 'xstate';
import { notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

/** A line of the conversation (specification 3). */
export interface ChatMessage {
  readonly text: string;
  readonly sender: 'user' | 'bot';
  /** Whether a link to the Contact page goes with it. */
  readonly contact?: true;
}

export type ChatEvent =
  | { type: 'panel.toggle' }
  | { type: 'panel.close' }
  | { type: 'draft.change'; text: string }
  | { type: 'message.send' }
  /** The visitor follows a reply's link to the Contact page. */
  | { type: 'contact.follow' }
  /** The bot has waited long enough after one message. */
  | { type: 'pause.ended' };

/** What the bot answers; the words come from outside. */
export interface ChatInput {
  readonly reply: string;
}

const notProvided = notProvidedTo('chat');

const from = (messages: readonly ChatMessage[], sender: ChatMessage['sender']) =>
  messages.filter((message) => message.sender === sender).length;

/**
 * A visitor writes in the chat; each message is answered once, a moment later, with where to reach a person, also when
 * the panel has been closed meanwhile.
 */
export const chatMachine = setup({
  types: {
    context: {} as {
      draft: string;
      messages: readonly ChatMessage[];
      reply: string;
    },
    input: {} as ChatInput,
    events: {} as ChatEvent,
    tags: {} as 'open' | 'replying',
  },
  actions: {
    /** To the button that opens the panel; the message box takes the focus itself when it appears. */
    focusButton: notProvided('focusButton'),
    changeDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    addMessage: assign({
      draft: '',
      messages: ({ context }) => [
        ...context.messages,
        { sender: 'user' as const, text: context.draft.trim() },
      ],
    }),
    // One for each message, so that each reply has a time of its own.
    scheduleReply: raise({ type: 'pause.ended' }, { delay: 'replyDelay' }),
    addReply: assign({
      messages: ({ context }) => [
        ...context.messages,
        { sender: 'bot' as const, text: context.reply, contact: true as const },
      ],
    }),
  },
  guards: {
    isSendable: and([
      stateIn({ panel: 'open' }),
      ({ context }: { context: { draft: string } }) => context.draft.trim() !== '',
    ]),
    isLastReply: ({ context: { messages } }) =>
      from(messages, 'user') - from(messages, 'bot') === 1,
  },
  delays: {
    /** The bot answers this many milliseconds after a message (specification 9). */
    replyDelay: 600,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ draft: '', messages: [], reply: input.reply }),
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the visitor sees the conversation.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the button is there; what was typed and said is kept.',
          on: { 'panel.toggle': 'open' },
        },
        open: {
          description: 'The conversation and the message box are there.',
          tags: 'open',
          on: {
            'panel.toggle': { target: 'closed', actions: 'focusButton' },
            'panel.close': { target: 'closed', actions: 'focusButton' },
            // The focus goes with the visitor to the new page.
            'contact.follow': 'closed',
            'draft.change': { actions: { type: 'changeDraft', params: fromEvent } },
          },
        },
      },
    },
    bot: {
      description: 'Whether a message waits for its reply.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Every message has its reply.',
          on: {
            'message.send': {
              guard: 'isSendable',
              target: 'replying',
              actions: ['addMessage', 'scheduleReply'],
            },
          },
        },
        replying: {
          description: 'One message or more has no reply yet; others may be sent meanwhile.',
          tags: 'replying',
          on: {
            'message.send': { guard: 'isSendable', actions: ['addMessage', 'scheduleReply'] },
            'pause.ended': [
              { guard: 'isLastReply', target: 'idle', actions: 'addReply' },
              { actions: 'addReply' },
            ],
          },
        },
      },
    },
  },
});
