import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '../../src/services/drafts.ts';
import { hideTab, start } from './outside.ts';

const stored = () => localStorage.getItem('draft.contact');
/** Half past noon, as the tests have it. */
const now = Date.UTC(2026, 10, 27, 12, 30);
const day = 86_400_000;
const draft = (name: string, keptAt = now) =>
  `{"version":2,"keptAt":${keptAt},"fields":{"name":"${name}"}}`;
const keep = (name: string) => ({ type: 'draft.keep', fields: { name } });
const begin = () => start(keepDraft, { form: 'contact' });

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is typed is written 300 ms after the last change, not before', () => {
  const form = begin();
  form.send(keep('A'));
  vi.advanceTimersByTime(299);
  expect(stored()).toBeNull();
  form.send(keep('As'));
  vi.advanceTimersByTime(299);
  expect(stored()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(stored()).toBe(draft('As', now + 599));
  form.stop();
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => hideTab(true)],
])('what was typed a moment before is written when %s', (_, leave) => {
  const form = begin();
  form.send(keep('Asha'));
  leave();
  expect(stored()).toBe(draft('Asha'));
  form.stop();
});

test('what was typed a moment before is written when its form goes', () => {
  const form = begin();
  form.send(keep('Asha'));
  form.end();
  expect(stored()).toBe(draft('Asha'));
  form.stop();
});

test('a tab that is shown again writes nothing before its time', () => {
  const form = begin();
  form.send(keep('Asha'));
  hideTab(false);
  expect(stored()).toBeNull();
  form.stop();
});

test('a form that was sent has no draft, and none comes back', () => {
  const form = begin();
  form.send(keep('Asha'));
  vi.advanceTimersByTime(300);
  form.send(keep('Asha V'));
  form.send({ type: 'draft.discard' });
  expect(stored()).toBeNull();
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  form.stop();
  expect(stored()).toBeNull();
});

test('the draft of an earlier visit is reported once, after what stands in the form', async () => {
  localStorage.setItem('draft.contact', draft('Asha'));
  const form = begin();
  expect(form.reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(form.reports).toEqual([{ type: 'draft.restored', fields: { name: 'Asha' } }]);
  form.stop();
});

test.each([
  `{"version":1,"keptAt":${now},"fields":{"name":"Asha"}}`,
  `{"version":3,"keptAt":${now},"fields":{"name":"Asha"}}`,
  `{"keptAt":${now},"fields":{"name":"Asha"}}`,
  '{"version":2,"fields":{"name":"Asha"}}',
  `{"version":2,"keptAt":${now},"fields":"Asha"}`,
  `{"version":2,"keptAt":${now},"fields":null}`,
  'null',
  '"Asha"',
  'not JSON',
  draft('Asha', now - 30 * day),
])(
  'what is too old, not ours or of another version is not restored, and removed: %s',
  async (text) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('draft.contact', text);
    const form = begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(form.reports).toEqual([]);
    expect(stored()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    form.stop();
  },
);

test.each([
  ['is not quite thirty days old', now - 30 * day + 1],
  ['was kept while the clock was ahead', now + 400 * day],
])('a draft that %s is restored', async (_, keptAt) => {
  localStorage.setItem('draft.contact', draft('Asha', keptAt));
  const form = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(form.reports).toHaveLength(1);
  form.stop();
});

test('of two tabs each has its own draft after a reload, also when the other form was sent', async () => {
  const first = begin();
  first.send(keep('Asha'));
  await vi.advanceTimersByTimeAsync(300);
  first.stop();
  // The other tab shares only `localStorage`.
  localStorage.setItem('draft.contact', draft('Ravi'));
  const reloaded = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(reloaded.reports).toEqual([{ type: 'draft.restored', fields: { name: 'Asha' } }]);
  reloaded.stop();
  localStorage.clear();
  const again = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(again.reports).toHaveLength(1);
  again.send({ type: 'draft.discard' });
  expect(sessionStorage).toHaveLength(0);
  again.stop();
});

test('where storage refuses, the form goes on', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  const form = begin();
  form.send(keep('Asha'));
  await vi.advanceTimersByTimeAsync(300);
  form.send({ type: 'draft.discard' });
  expect(form.reports).toEqual([]);
  form.stop();
});
