import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { defineModel } from './model.ts';

export const chatModel = defineModel(chatMachine, {
  input: { reply: 'Nobody is here.' },
  events: [
    { type: 'panel.toggle' },
    { type: 'panel.close' },
    { type: 'draft.change', text: ' Hello ' },
    { type: 'draft.change', text: '   ' },
    { type: 'message.send' },
    { type: 'contact.follow' },
    { type: 'pause.ended' },
  ],
  raised: { 'pause.ended': 'replyDelay' },
  plausible: ({ context }, event) => {
    const replied = context.messages.some(({ contact }) => contact);
    if (event.type === 'draft.change') return event.text !== context.draft;
    if (event.type === 'contact.follow') return replied;
    // Two messages tell all there is to tell.
    if (event.type === 'message.send')
      return context.messages.filter(({ sender }) => sender === 'user').length < 2;
    return true;
  },
});
