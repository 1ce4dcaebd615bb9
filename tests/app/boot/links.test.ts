// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followAsleep } from '../../../src/app/boot/links.ts';

const go = vi.fn<(to: string) => void>();
const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeAll(() => followAsleep(go));
beforeEach(() => {
  go.mockReset();
  document.body.innerHTML = `<a href="/about" id="outside">About</a>
    <main><div class="later" id="part"><a href="/about#quote" id="link"><b id="word">About</b></a>
    <a href="#title" id="here">Here</a><a href="/file.pdf" id="file">File</a>
    <a href="https://elsewhere.test/about" id="away">Away</a><a href="tel:+91" id="call">Call</a></div></main>`;
  // As React does in a part that sleeps.
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
});

/** @returns whether the browser follows the link. */
const press = (id: string, how: MouseEventInit = {}) =>
  find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

test.each([
  ['word', '/about#quote'],
  ['here', '#title'],
])('a link of a part that sleeps is followed within the document (%s)', (id, to) => {
  expect(press(id)).toBe(false);
  expect(go.mock.calls).toEqual([[to]]);
});

test.each(['file', 'away', 'call', 'outside'])(
  'what is no page of the site, or not asleep, is the browser’s or React’s (%s)',
  (id) => {
    press(id);
    expect(go).not.toHaveBeenCalled();
  },
);

test('a link that a key asks to open elsewhere is the browser’s, and so is one that is awake', () => {
  expect(press('link', { ctrlKey: true })).toBe(true);
  find('part').className = 'contents';
  expect(press('link')).toBe(true);
  expect(go).not.toHaveBeenCalled();
});
