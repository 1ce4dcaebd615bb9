import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accordion } from '../../src/services/accordion.ts';
import { application } from '../../src/services/application.ts';
import { chat } from '../../src/services/chat.ts';
import { compare } from '../../src/services/compare.ts';
import { disclosure } from '../../src/services/disclosure.ts';
import { drawer } from '../../src/services/drawer.ts';
import { enquiry } from '../../src/services/enquiry.ts';
import { menu } from '../../src/services/menu.ts';
import { actionOf } from './outside.ts';

const focus = vi.spyOn(HTMLElement.prototype, 'focus');
const scrolled = vi.fn<(options?: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = [
    'faq-2-header',
    'application-resume',
    'enquiry-resume',
    'chat-button',
    'compare-handle',
    'about-more-button',
    'drawer-button',
    'menu-services-button',
  ]
    .map((id) => `<button id="${id}"></button>`)
    .join('');
  focus.mockClear();
  scrolled.mockClear();
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['the next question', accordion, 'focusHeader', { id: 'faq-2-header' }, 'faq-2-header', []],
  ['a resume that is refused on Careers', application, 'focusResume', {}, 'application-resume', []],
  ['a resume that is refused in an enquiry', enquiry, 'focusResume', {}, 'enquiry-resume', []],
  ['the chat’s button, when its panel closes', chat, 'focusButton', {}, 'chat-button', []],
  [
    'the handle that was dragged, without a jump of the page',
    compare,
    'focusHandle',
    { id: 'compare-handle' },
    'compare-handle',
    [{ preventScroll: true }],
  ],
  [
    'the button of a text that was closed, without a jump of the page',
    disclosure,
    'keepButton',
    { id: 'about-more-button' },
    'about-more-button',
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

test('Escape in a submenu gives the focus back to its button', () => {
  document.body.innerHTML =
    '<button id="menu-about-us-button"></button><button id="other"></button>';
  actionOf(menu, 'focusButton')({}, { id: 'menu', menu: 'about-us' });
  expect(document.activeElement?.id).toBe('menu-about-us-button');
});

test('the button of a text that was closed is brought into view by the shortest way', () => {
  actionOf(disclosure, 'keepButton')({}, { id: 'about-more-button' });
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
});
