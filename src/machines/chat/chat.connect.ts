import type { SnapshotFrom } from 'xstate';
import type { ChatEvent, chatMachine } from './chat.machine.ts';

/** The id of the button that opens the panel; the focus comes back to it. */
export const chatButtonId = 'chat-button';

/**
 * The chat to eye, hand and assistive technology: a landmark that holds a disclosure button and a group named by its
 * title, whose messages are a log. The group is no dialog: with a non-modal one, Orca takes letters for commands.
 */
export function connectChat(
  snapshot: SnapshotFrom<typeof chatMachine>,
  send: (event: ChatEvent) => void,
) {
  const open = snapshot.hasTag('open');
  return {
    open,
    replying: snapshot.hasTag('replying'),
    messages: snapshot.context.messages,
    root: {
      role: 'region' as const,
      'data-state': open ? 'open' : 'closed',
      onKeyDown: (event: { key: string; nativeEvent: { isComposing: boolean } }) => {
        // Escape first ends the composition of an Indic or East Asian word.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) send({ type: 'panel.close' });
      },
    },
    button: {
      id: chatButtonId,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': open ? 'chat-panel' : undefined,
      onClick: () => send({ type: 'panel.toggle' }),
    },
    panel: { id: 'chat-panel', role: 'group' as const, 'aria-labelledby': 'chat-title' },
    title: { id: 'chat-title' },
    close: { type: 'button' as const, onClick: () => send({ type: 'panel.close' }) },
    /** Focusable, so that it can be scrolled by keyboard. */
    log: { role: 'log' as const, tabIndex: 0 },
    form: {
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'message.send' });
      },
    },
    label: { htmlFor: 'chat-input' },
    input: {
      id: 'chat-input',
      type: 'text' as const,
      name: 'message',
      value: snapshot.context.draft,
      autoComplete: 'off',
      enterKeyHint: 'send' as const,
      // It comes with the panel, which the visitor has just asked for.
      autoFocus: true,
      onChange: (event: { currentTarget: { value: string } }) =>
        send({ type: 'draft.change', text: event.currentTarget.value }),
    },
    submit: { type: 'submit' as const },
    /** The link of a reply; the panel makes way for the page it leads to. */
    link: { onClick: () => send({ type: 'contact.follow' }) },
  };
}
