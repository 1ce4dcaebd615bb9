import type { Link } from './types.ts';

/** The words of the chat (specification 2.16). */
export interface ChatContent {
  /** The floating button, and the title of the panel it opens. */
  readonly title: 'Chat with Us';
  /** Names the landmark that holds button and panel. */
  readonly region: string;
  readonly close: string;
  /** The list of messages, and who wrote each of them. */
  readonly messages: string;
  readonly senders: { readonly user: string; readonly bot: string };
  /** The label of the message box. */
  readonly input: string;
  readonly send: 'Send';
  /** Stands where messages will, until there are some. */
  readonly invitation: string;
  /** What the bot answers to every message, and the link under it. */
  readonly reply: { readonly text: string; readonly link: Link };
}

export const chatWords: ChatContent = {
  title: 'Chat with Us',
  region: 'Chat',
  close: 'Close chat',
  messages: 'Chat messages',
  senders: { user: 'You', bot: 'Automatic reply' },
  input: 'Your message',
  send: 'Send',
  invitation: 'This chat isn’t staffed. An automatic reply will show you how to reach us.',
  reply: {
    text: 'Nobody is available in this chat, and what you write here is not kept. Please use our Contact form: a person reads it and replies.',
    link: { label: 'Go to the Contact form', href: '/Contact' },
  },
};
