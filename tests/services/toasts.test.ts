import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../src/services/toasts.ts';
import { actionOf } from './outside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
