import { chatButtonId } from '../machines/chat/chat.connect.ts';
import { chatMachine } from '../machines/chat/chat.machine.ts';

/** The chat machine on a page. */
export const chat = chatMachine.provide({
  actions: { focusButton: () => document.getElementById(chatButtonId)?.focus() },
});
