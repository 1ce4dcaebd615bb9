import { shell } from './shell.ts';

/** The telephone number and WhatsApp: the words beside them. */
export interface DirectWords {
  /** Before the phone number, to those who only hear it. */
  readonly call: string;
  readonly whatsapp: 'WhatsApp';
  /** A chat begins with it; `{page}` is replaced. */
  readonly greeting: string;
  /** What Home is called in it; other pages by their headings. */
  readonly home: string;
  readonly newTab: string;
}

export const direct: DirectWords = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  greeting: 'Hello! I have a question about {page}.',
  home: 'your website',
  newTab: shell.newTab,
};
