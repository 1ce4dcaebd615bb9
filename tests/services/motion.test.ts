import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor, fromCallback } from 'xstate';
import { carousel } from '../../src/services/carousel.ts';
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
  Sight.all.clear();
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

describe.each([
  ['headline', typewriter],
  ['slides', carousel],
])('the %s', (_, machine) => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="moving"></div>';
    vi.stubGlobal('IntersectionObserver', Sight);
    hideTab(false);
  });
  const watch = () => {
    const run = start(actorOf(machine, 'watchMotion'), { id: 'moving' }, { motion });
    const switched = run.beside('motion') as Actor<typeof motion>;
    return { ...run, toggle: () => switched.send({ type: 'motion.toggle' }) };
  };

  test('may move while it is in view, in a tab that is shown, and motion is not paused', () => {
    const { reports, toggle, stop } = watch();
    const reported = (act: () => void) => {
      reports.length = 0;
      act();
      return reports.map(({ type }) => type);
    };
    expect(reports).toEqual([]);
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
    stop();
  });

  test('may not move before the switch knows whether motion is paused', () => {
    const waiting = motion.provide({ actors: { watchPreferences: fromCallback(() => {}) } });
    const run = start(actorOf(machine, 'watchMotion'), { id: 'moving' }, { motion: waiting });
    Sight.show(true);
    expect(run.reports).toEqual([]);
    run.stop();
  });

  test('hears that the switch has failed', async () => {
    const actor = createActor(actorOf(machine, 'watchMotion'), { input: { id: 'moving' } });
    const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    await expect(failed).resolves.toMatchObject({ message: 'No actor "motion" runs' });
  });
});
