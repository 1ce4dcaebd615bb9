import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '../../src/services/theme.ts';
import { actionOf, actorOf, start } from './outside.ts';

// jsdom does not know that a `meta` has media.
Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  get(this: HTMLMetaElement) {
    return this.getAttribute('media') ?? '';
  },
  set(this: HTMLMetaElement, media: string) {
    this.setAttribute('media', media);
  },
});

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = `<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => vi.restoreAllMocks());

const restored = (choice: string) => ({ type: 'choice.restored', theme: choice });
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
    ({ content, media }) => `${content} ${media}`,
  );
const show = (choice: string) => {
  actionOf(theme, 'show')({}, { theme: choice });
  return document.documentElement.dataset.theme;
};

test.each(['light', 'dark'])('the choice %s of an earlier visit is reported', (choice) => {
  localStorage.setItem('theme.choice', choice);
  const run = start(actorOf(theme, 'watchChoice'));
  expect(run.reports).toEqual([restored(choice)]);
  run.stop();
});

test.each([null, 'system', 'purple', 'DARK'])('storage that holds %s says nothing', (text) => {
  if (text !== null) localStorage.setItem('theme.choice', text);
  const run = start(actorOf(theme, 'watchChoice'));
  expect(run.reports).toEqual([]);
  run.stop();
});

test('another tab’s choice is taken over, its way back to the device too, and storage that was cleared', () => {
  const run = start(actorOf(theme, 'watchChoice'));
  otherTab('theme.choice', 'dark');
  otherTab('theme.choice', null);
  otherTab('motion.choice', 'paused');
  otherTab('theme.choice', 'light');
  otherTab(null, null);
  expect(run.reports).toEqual(['dark', 'system', 'light', 'system'].map(restored));
  run.stop();
});

test('the page wears the choice, the browser’s bar too, and gives both back to the device', () => {
  const served = ['#fff (prefers-color-scheme: light)', '#000 (prefers-color-scheme: dark)'];
  expect(show('dark')).toBe('dark');
  expect(bars()).toEqual(['#fff not all', '#000 all']);
  expect(show('light')).toBe('light');
  expect(bars()).toEqual(['#fff all', '#000 not all']);
  expect(show('system')).toBeUndefined();
  expect(bars()).toEqual(served);
});

test('a choice is kept for the next visit; System keeps nothing; full storage stops nobody', () => {
  const save = (choice: string) => {
    actionOf(theme, 'saveChoice')({}, { theme: choice });
    return localStorage.getItem('theme.choice');
  };
  expect(save('dark')).toBe('dark');
  expect(save('light')).toBe('light');
  expect(save('system')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(save('dark')).toBeNull();
});
