import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from 'xstate';
import { motion } from '../../src/services/motion.ts';
import { typewriter } from '../../src/services/typewriter.ts';
import { actionOf, actorOf, hideTab, Sight, start, stubMedia } from './outside.ts';

const reduced = '(prefers-reduced-motion: reduce)';
let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  localStorage.clear();
  media = stubMedia({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => start(actorOf(motion, 'watchPreferences'));
const restored = (choice: string) => ({ type: 'choice.restored', choice });
const changed = (value: boolean) => ({ type: 'setting.changed', reduced: value });
/** Another tab of the site writes. */
const otherTab = (key: string | null, newValue: string | null) => {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

test.each([false, true])('without a choice the system decides: less motion %s', (value) => {
  media = stubMedia({ [reduced]: value });
  const run = begin();
  expect(run.reports).toEqual([changed(value)]);
  run.stop();
});

test.each(['moving', 'paused'])(
  'the choice %s of an earlier visit goes before the system',
  (choice) => {
    media = stubMedia({ [reduced]: true });
    localStorage.setItem('motion.choice', choice);
    const run = begin();
    expect(run.reports).toEqual([restored(choice)]);
    run.stop();
  },
);

test.each(['', 'PAUSED', 'true'])('storage that holds "%s" holds no choice', (text) => {
  localStorage.setItem('motion.choice', text);
  const run = begin();
  expect(run.reports).toEqual([changed(false)]);
  run.stop();
});

test('a change of the system, and a choice in another tab, are told while the page is open', () => {
  const run = begin();
  media.change(reduced, true);
  media.change(reduced, false);
  otherTab('theme.choice', 'dark');
  otherTab('motion.choice', 'paused');
  expect(run.reports).toEqual([changed(false), changed(true), changed(false), restored('paused')]);
  run.stop();
});

test('a choice is kept for the next visit, or for this one where storage refuses', () => {
  actionOf(motion, 'saveChoice')({}, { choice: 'paused' });
  expect(localStorage.getItem('motion.choice')).toBe('paused');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => actionOf(motion, 'saveChoice')({}, { choice: 'moving' })).not.toThrow();
});

test('the headline moves while it is in view, in a tab that is shown, and motion is not paused', () => {
  document.body.innerHTML = '<h1 id="title"></h1>';
  vi.stubGlobal('IntersectionObserver', Sight);
  hideTab(false);
  const run = start(actorOf(typewriter, 'watchMotion'), { id: 'title' }, { motion });
  const toggle = () =>
    (run.beside('motion') as Actor<typeof motion>).send({ type: 'motion.toggle' });
  const reported = (act: () => void) => {
    run.reports.length = 0;
    act();
    return run.reports.map(({ type }) => type);
  };
  expect(run.reports).toEqual([]);
  expect(reported(() => Sight.show(true))).toEqual(['motion.resumed']);
  expect(reported(() => Sight.show(true))).toEqual([]);
  expect(reported(() => hideTab(true))).toEqual(['motion.paused']);
  expect(reported(() => Sight.show(false))).toEqual([]);
  expect(reported(() => hideTab(false))).toEqual([]);
  expect(reported(() => Sight.show(true))).toEqual(['motion.resumed']);
  expect(reported(toggle)).toEqual(['motion.paused']);
  expect(reported(() => Sight.show(false))).toEqual([]);
  expect(reported(toggle)).toEqual([]);
  expect(reported(() => Sight.show(true))).toEqual(['motion.resumed']);
  run.stop();
  Sight.all.clear();
});
