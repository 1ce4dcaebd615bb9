// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../src/services/toasts.ts';
import { actionOf, actorOf, start } from './outside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = () => start(actorOf(toasts, 'keepTime'));
const order = (id: number, duration: number | 'unlimited') => ({ type: 'start', id, duration });
const expired = (id: number) => ({ type: 'toast.expired', id });

test('a toast ends at its millisecond, each at its own', () => {
  const time = begin();
  time.send(order(1, 4000));
  vi.advanceTimersByTime(1000);
  time.send(order(2, 2000));
  vi.advanceTimersByTime(1999);
  expect(time.reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(time.reports).toEqual([expired(2)]);
  vi.advanceTimersByTime(999);
  expect(time.reports).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(time.reports).toEqual([expired(2), expired(1)]);
  time.stop();
});

test('a toast that was held has the rest of its time, however often and long it was held', () => {
  const time = begin();
  time.send(order(1, 4000));
  vi.advanceTimersByTime(1500);
  time.send({ type: 'pause' });
  vi.advanceTimersByTime(60_000);
  time.send({ type: 'resume' });
  vi.advanceTimersByTime(1500);
  time.send({ type: 'pause' });
  vi.advanceTimersByTime(60_000);
  time.send({ type: 'resume' });
  vi.advanceTimersByTime(999);
  expect(time.reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(time.reports).toEqual([expired(1)]);
  time.stop();
});

test('a toast that comes while the others are held begins when they go on, with all its time', () => {
  const time = begin();
  time.send(order(1, 4000));
  vi.advanceTimersByTime(3000);
  time.send({ type: 'pause' });
  time.send(order(2, 2000));
  vi.advanceTimersByTime(10_000);
  expect(time.reports).toEqual([]);
  time.send({ type: 'resume' });
  vi.advanceTimersByTime(1000);
  expect(time.reports).toEqual([expired(1)]);
  vi.advanceTimersByTime(999);
  expect(time.reports).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(time.reports).toEqual([expired(1), expired(2)]);
  time.stop();
});

test('one that was dismissed never expires, also after a hold; one without an end never does', () => {
  const time = begin();
  time.send(order(1, 4000));
  time.send(order(2, 4000));
  time.send(order(3, 'unlimited'));
  time.send({ type: 'stop', id: 1 });
  time.send({ type: 'pause' });
  time.send({ type: 'stop', id: 2 });
  time.send({ type: 'resume' });
  vi.advanceTimersByTime(1_000_000);
  expect(time.reports).toEqual([]);
  time.stop();
});

/** Sonner, which keeps what it was asked. */
const sonner = vi.hoisted(() => {
  const asked: unknown[][] = [];
  const show = (name: string) => (text: string, options: object) =>
    void asked.push([name, text, options]);
  return {
    asked,
    toast: Object.assign(show('toast'), {
      success: show('success'),
      error: show('error'),
      loading: show('loading'),
      dismiss: (id: number) => void asked.push(['dismiss', id]),
    }),
  };
});
vi.mock('sonner', () => ({ toast: sonner.toast }));

const sent: unknown[] = [];
let listed: readonly { id: number }[] = [];
const self = {
  getSnapshot: () => ({ context: { toasts: listed } }),
  send: (event: unknown) => void sent.push(event),
};
const render = (id: number, kind: string) =>
  actionOf(toasts, 'renderToast')({ self }, { id, kind, text: `Text ${id}` });

test.each([
  ['success', 'success'],
  ['error', 'error'],
  ['loading', 'loading'],
  ['blank', 'toast'],
  ['custom', 'toast'],
])(
  'a toast of the kind %s is shown by its own look, and its time is the machine’s',
  async (kind, name) => {
    sonner.asked.length = sent.length = 0;
    listed = [{ id: 7 }];
    render(7, kind);
    await vi.advanceTimersByTimeAsync(20);
    const options = { id: 7, testId: '7', duration: Infinity };
    expect(sonner.asked).toEqual([[name, 'Text 7', expect.objectContaining(options)]]);
    const given = sonner.asked[0]?.[2] as { onDismiss(): void } | undefined;
    given?.onDismiss();
    expect(sent).toEqual([{ type: 'toast.dismiss', id: 7 }]);
  },
);

test('a toast whose turn has passed is not shown', async () => {
  sonner.asked.length = 0;
  listed = [];
  render(1, 'error');
  await vi.advanceTimersByTimeAsync(20);
  expect(sonner.asked).toEqual([]);
});

test('a toast waits until the one before it has left', async () => {
  sonner.asked.length = 0;
  document.body.innerHTML = '<li data-sonner-toast data-testid="1"></li>';
  listed = [{ id: 2 }];
  actionOf(toasts, 'eraseToast')({ self }, { id: 1 });
  await vi.advanceTimersByTimeAsync(20);
  render(2, 'error');
  await vi.advanceTimersByTimeAsync(500);
  expect(sonner.asked.map(([name]) => name)).toEqual(['dismiss']);
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(20);
  expect(sonner.asked.map(([name]) => name)).toEqual(['dismiss', 'error']);
});
