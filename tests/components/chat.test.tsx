import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chat } from '../../src/components/frame/Chat.tsx';
import { chatWords } from '../../src/content/chat.ts';
import { chat } from '../../src/services/chat.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

const scrolled = vi.fn<(options: unknown) => void>();
let visit: ReturnType<typeof quietVisit>;
beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.scrollTo = scrolled.mockReset();
  visit = quietVisit({ actors: { chat } });
  render(
    <Stage visit={visit}>
      <Chat machine={chat} words={chatWords} />
    </Stage>,
  );
});
afterEach(() => {
  cleanup();
  visit.stop();
  vi.useRealTimers();
});

const button = () => document.getElementById('chat-button') as HTMLElement;
const close = () => document.querySelector('#chat-panel h2 + button') as HTMLElement;
const say = (text: string) => {
  fireEvent.change(document.querySelector('#chat-panel input') as HTMLElement, {
    target: { value: text },
  });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
};
const lines = () =>
  [...document.querySelectorAll('#chat-panel li')].map((item) =>
    [item.querySelector('span')?.textContent, item.querySelector('p')?.textContent].join(': '),
  );

test('each message stands under who wrote it, and the reply leads to Contact', () => {
  fireEvent.click(button());
  say('Hello');
  expect(lines()).toEqual(['You: Hello']);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(lines()).toEqual([
    'You: Hello',
    'Automatic reply: Nobody is available in this chat, and what you write here is not kept. Please use our Contact form: a person reads it and replies.',
  ]);
  const link = document.querySelector('#chat-panel a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Go to the Contact form',
    '/Contact',
  ]);
});

test('every message brings the end of the list into view, at once', () => {
  fireEvent.click(button());
  say('Hello');
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(scrolled).toHaveBeenCalledTimes(2);
  for (const [options] of scrolled.mock.calls)
    expect(options).toEqual({ top: 9_007_199_254_740_991, behavior: 'instant' });
});

test('every part has its name, and what is controlled and named is there', () => {
  expect(button().textContent).toBe('Chat with Us');
  expect(button().hasAttribute('aria-controls')).toBe(false);
  fireEvent.click(button());
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('group', { name: 'Chat with Us' }),
  );
  expect(screen.getByRole('region', { name: 'Chat' })).toBeTruthy();
  expect(screen.getByRole('log', { name: 'Chat messages' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close chat' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(
    screen.getByText('This chat isn’t staffed. An automatic reply will show you how to reach us.'),
  ).toBeTruthy();
});

test('opened and closed fifty times it is the same, and the focus is back at its button', () => {
  for (let count = 0; count < 50; count += 1) {
    fireEvent.click(button());
    fireEvent.click(close());
    expect(document.activeElement).toBe(button());
  }
  fireEvent.click(button());
  expect(document.querySelectorAll('#chat-panel')).toHaveLength(1);
});
