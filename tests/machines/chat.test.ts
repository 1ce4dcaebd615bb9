import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectChat } from '../../src/machines/chat/chat.connect.ts';
import type { ChatEvent, ChatMessage } from '../../src/machines/chat/chat.machine.ts';
import '../fuzz.ts';
import { chatModel } from '../models/chat.model.ts';
import { stage } from '../models/stage.ts';

const reply: ChatMessage = { sender: 'bot', text: 'Nobody is here.', contact: true };
const said = (text: string): ChatMessage => ({ sender: 'user', text });

async function chat() {
  const scene = stage(chatModel);
  const send = async (text: string) => {
    await scene.play({ type: 'draft.change', text });
    await scene.play({ type: 'message.send' });
  };
  const messages = () => scene.snapshot().context.messages as readonly ChatMessage[];
  await scene.play({ type: 'panel.toggle' });
  return { scene, send, messages };
}

describe('a visitor writes in the chat', () => {
  test('the message is shown trimmed at once, the input is cleared, and one reply comes after exactly 600 ms', async () => {
    const { scene, send, messages } = await chat();
    const replying = () => connectChat(scene.snapshot() as never, () => {}).replying;
    await send('  Hello, are you there? ');
    expect(messages()).toEqual([said('Hello, are you there?')]);
    expect(scene.snapshot().context.draft).toBe('');
    scene.clock.increment(599);
    expect(messages()).toHaveLength(1);
    expect(replying()).toBe(true);
    scene.clock.increment(1);
    expect(messages()).toEqual([said('Hello, are you there?'), reply]);
    expect(replying()).toBe(false);
    scene.clock.increment(60_000);
    expect(messages()).toHaveLength(2);
  });

  test('two messages within 600 ms get a reply each, each 600 ms after its own message', async () => {
    const { scene, send, messages } = await chat();
    await send('one');
    scene.clock.increment(250);
    await send('two');
    scene.clock.increment(349);
    expect(messages()).toEqual([said('one'), said('two')]);
    scene.clock.increment(1);
    expect(messages()).toEqual([said('one'), said('two'), reply]);
    scene.clock.increment(249);
    expect(messages()).toHaveLength(3);
    scene.clock.increment(1);
    expect(messages()).toEqual([said('one'), said('two'), reply, reply]);
    expect(scene.snapshot().value).toEqual({ panel: 'open', bot: 'idle' });
  });

  test('a panel closed meanwhile loses neither the reply nor what was being typed', async () => {
    const { scene, send, messages } = await chat();
    await send('Hello');
    await scene.play({ type: 'draft.change', text: 'And another' });
    await scene.play({ type: 'panel.close' });
    scene.clock.increment(600);
    expect(messages()).toEqual([said('Hello'), reply]);
    await scene.play({ type: 'panel.toggle' });
    expect(scene.snapshot().context.draft).toBe('And another');
  });

  test.each(['', ' ', '\t \n', '\u00a0\u2003'])('the blank input %j is ignored', async (text) => {
    const { scene, send, messages } = await chat();
    await send(text);
    expect(messages()).toEqual([]);
    expect(scene.snapshot().context.draft).toBe(text);
    scene.clock.increment(1000);
    expect(messages()).toEqual([]);
  });
});

test('whatever is typed, sent, opened, closed and waited for: every message gets exactly one reply, in order', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constant('draft.change'), text: fc.string({ unit: 'grapheme' }) }),
    { weight: 2, arbitrary: fc.constant({ type: 'message.send' }) },
    fc.constantFrom({ type: 'panel.toggle' }, { type: 'panel.close' }, { type: 'contact.follow' }),
    fc.record({ type: fc.constant('wait'), ms: fc.integer({ min: 1, max: 700 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
      const { scene, messages } = await chat();
      const sent: { text: string; at: number }[] = [];
      let now = 0;
      for (const event of steps) {
        const { value, context } = scene.snapshot();
        if ('ms' in event) {
          scene.clock.increment(event.ms);
          now += event.ms;
        } else {
          await scene.play(event);
          const isOpen = (value as { panel: string }).panel === 'open';
          const text = String(context.draft).trim();
          if (event.type === 'message.send' && isOpen && text) sent.push({ text, at: now });
        }
        const due = sent.filter(({ at }) => at + 600 <= now);
        expect(messages().filter(({ sender }) => sender === 'user')).toEqual(
          sent.map(({ text }) => said(text)),
        );
        expect(messages().filter(({ sender }) => sender === 'bot')).toEqual(due.map(() => reply));
        expect(scene.snapshot().hasTag('replying')).toBe(due.length < sent.length);
      }
      scene.stop();
    }),
    { numRuns: 300 },
  );
});

describe('what eye, hand and screen reader meet', () => {
  async function parts(open: boolean) {
    const { scene } = await chat();
    if (!open) await scene.play({ type: 'panel.toggle' });
    await scene.play({ type: 'draft.change', text: 'Hel' });
    const events: ChatEvent[] = [];
    const api = connectChat(scene.snapshot() as never, (event) => void events.push(event));
    return { api, events };
  }

  test('closed, there is a landmark with a button that opens something', async () => {
    const { api, events } = await parts(false);
    expect(api).toMatchObject({ open: false, replying: false, messages: [] });
    expect(api.root).toMatchObject({ role: 'region', 'data-state': 'closed' });
    const { onClick, ...button } = api.button;
    expect(button).toEqual({
      id: 'chat-button',
      type: 'button',
      'aria-expanded': false,
      'aria-controls': undefined,
    });
    onClick();
    expect(events).toEqual([{ type: 'panel.toggle' }]);
  });

  test('open, the button is expanded, the group is named by its title, and the messages are a log', async () => {
    const { api } = await parts(true);
    expect(api.open).toBe(true);
    expect(api.root['data-state']).toBe('open');
    expect(api.button).toMatchObject({ 'aria-expanded': true, 'aria-controls': 'chat-panel' });
    expect(api.panel).toEqual({
      id: 'chat-panel',
      role: 'group',
      'aria-labelledby': 'chat-title',
    });
    expect(api.title).toEqual({ id: 'chat-title' });
    expect(api.log).toEqual({ role: 'log', tabIndex: 0 });
  });

  test('the message box has a label, takes the focus when it appears, and reports what is typed', async () => {
    const { api, events } = await parts(true);
    const { onChange, ...input } = api.input;
    expect(input).toEqual({
      id: 'chat-input',
      type: 'text',
      name: 'message',
      value: 'Hel',
      autoComplete: 'off',
      enterKeyHint: 'send',
      autoFocus: true,
    });
    expect(api.label).toEqual({ htmlFor: 'chat-input' });
    onChange({ currentTarget: { value: 'Hell' } });
    expect(events).toEqual([{ type: 'draft.change', text: 'Hell' }]);
  });

  test('Enter and Send submit the form, which sends the message without leaving the page', async () => {
    const { api, events } = await parts(true);
    let prevented = 0;
    api.form.onSubmit({ preventDefault: () => void prevented++ });
    expect(api.submit).toEqual({ type: 'submit' });
    expect(prevented).toBe(1);
    expect(events).toEqual([{ type: 'message.send' }]);
  });

  test('the close button and Escape close, but not an Escape that ends a composition, nor another key', async () => {
    const { api, events } = await parts(true);
    expect(api.close.type).toBe('button');
    api.close.onClick();
    api.root.onKeyDown({ key: 'Escape', nativeEvent: { isComposing: false } });
    expect(events).toEqual([{ type: 'panel.close' }, { type: 'panel.close' }]);
    api.root.onKeyDown({ key: 'Escape', nativeEvent: { isComposing: true } });
    api.root.onKeyDown({ key: 'Enter', nativeEvent: { isComposing: false } });
    expect(events).toHaveLength(2);
  });

  test('the link of a reply closes the panel', async () => {
    const { api, events } = await parts(true);
    api.link.onClick();
    expect(events).toEqual([{ type: 'contact.follow' }]);
  });
});
