// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handover } from '../../../src/app/boot/handover.ts';
import { watchParts } from '../../../src/app/boot/near.ts';
import { part } from '../../../src/components/parts.ts';
import { Sight } from '../../services/outside.ts';

const make = (name: string, when: 'now' | 'near') =>
  part<never>(name, () => Promise.reject(new Error('unused')), when);
let parts: ReturnType<typeof make>[];
let told: string[];
let ending: AbortController;
const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  location.hash = '';
  vi.stubGlobal('IntersectionObserver', Sight);
  document.body.innerHTML = `<button id="above"></button>
    <div class="later" id="Form"><form><input id="field"><button id="send"></button></form></div>
    <div class="later" id="Words"><a href="/about" id="link">About</a></div>
    <div class="later" id="Questions"><h2 id="title"></h2><button id="question"></button>
      <div class="fold"><div hidden id="answer"></div></div></div>
    <div class="later" id="Frame"><button id="chat"></button></div>`;
  parts = ['Form', 'Words', 'Questions'].map((name) => make(name, 'near'));
  parts.push(make('Frame', 'now'));
  for (const { name, places } of parts) places.add(find(name));
  told = [];
});
afterEach(() => {
  ending.abort();
  expect(Sight.all.size).toBe(0);
  handover.hasInput = false;
  vi.unstubAllGlobals();
});

function watch(): void {
  ending = new AbortController();
  watchParts(parts, ({ name }) => told.push(name), ending.signal);
}

test('a part is near when a control of it is within a screen’s height of the view, one without controls never', () => {
  watch();
  expect([...Sight.all].map(({ options }) => options)).toEqual([{ rootMargin: '100% 0px' }]);
  expect(told).toEqual([]);
  Sight.show(false);
  expect(told).toEqual([]);
  Sight.show(true);
  expect(new Set(told)).toEqual(new Set(['Form', 'Questions']));
});

test('what is awake is neither near nor wanted', () => {
  watch();
  find('Form').className = 'contents';
  Sight.show(true);
  find('send').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(told).toEqual(['Questions']);
});

test.each(['pointerover', 'focusin', 'input', 'beforematch'])(
  'a part is wanted when there is %s in it, although React stops that',
  (sign) => {
    document.body.addEventListener(sign, (event) => event.stopPropagation(), {
      capture: true,
      once: true,
    });
    watch();
    find('link').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(told).toEqual(['Words']);
    find('above').dispatchEvent(new Event(sign, { bubbles: true }));
    ending.abort();
    find('link').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(told).toEqual(['Words']);
  },
);

describe('what happened since the page was served wants its part, too:', () => {
  test.each([
    ['the focus is in it', () => find('link').focus(), ['Words']],
    ['something was typed: a part with a field', () => (handover.hasInput = true), ['Form']],
    ['a fragment leads into it', () => (location.hash = 'title'), ['Questions']],
    [
      'the browser’s search has opened something',
      () => find('answer').removeAttribute('hidden'),
      ['Questions'],
    ],
    ['nothing', () => {}, []],
  ])('%s', (_, happen, expected) => {
    happen();
    watch();
    expect(told).toEqual(expected);
  });
});
