import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '../../src/services/theme.ts';
import { actionOf, actorOf, start } from './outside.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const restored = (choice: string) => ({ type: 'choice.restored', theme: choice });
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

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
