import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accordion } from '../../src/services/accordion.ts';
import { chat } from '../../src/services/chat.ts';
import { compare } from '../../src/services/compare.ts';
import { drawer } from '../../src/services/drawer.ts';
import { actionOf } from './outside.ts';

const focus = vi.spyOn(HTMLElement.prototype, 'focus');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = ['faq-2-header', 'chat-button', 'compare-handle', 'drawer-button']
    .map((id) => `<button id="${id}"></button>`)
    .join('');
  focus.mockClear();
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['the next question', accordion, 'focusHeader', { id: 'faq-2-header' }, 'faq-2-header', []],
  ['the chat’s button, when its panel closes', chat, 'focusButton', {}, 'chat-button', []],
  [
    'the handle that was dragged, without a jump of the page',
    compare,
    'focusHandle',
    { id: 'compare-handle' },
    'compare-handle',
    [{ preventScroll: true }],
  ],
  ['the drawer’s button, when it closes', drawer, 'focusButton', {}, 'drawer-button', []],
] as const)('the focus goes to %s', (_, machine, action, params, id, options) => {
  actionOf(machine, action)({}, params);
  vi.advanceTimersByTime(20);
  expect(document.activeElement?.id).toBe(id);
  expect(focus.mock.calls).toEqual([options]);
});

test('a drawer that became too wide gives the focus to the first link of the wide menu', () => {
  document.body.innerHTML =
    '<header><a href="/"></a><nav><a href="/" id="first"></a><a href="/about"></a></nav></header>';
  actionOf(drawer, 'focusNavigation')({}, {});
  vi.advanceTimersByTime(20);
  expect(document.activeElement?.id).toBe('first');
});
