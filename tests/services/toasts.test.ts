import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../src/services/toasts.ts';
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

/** A toast's actor, and what it was sent. */
function actor(id: string, status = 'active') {
  const sent: unknown[] = [];
  const self = {
    id,
    getSnapshot: () => ({ status }),
    send: (event: unknown) => void sent.push(event),
  };
  return { self, sent, end: () => void (status = 'done') };
}
const render = (self: unknown, kind: string) =>
  actionOf(toast, 'renderToast')({ self }, { kind, text: 'Text' });

test.each([
  ['success', 'success'],
  ['error', 'error'],
  ['loading', 'loading'],
  ['blank', 'toast'],
  ['custom', 'toast'],
])(
  'a toast of the kind %s is shown by its own look, its time is the machine’s, and its dismissal is sent once',
  async (kind, name) => {
    sonner.asked.length = 0;
    const { self, sent, end } = actor('toast 7');
    render(self, kind);
    await vi.advanceTimersByTimeAsync(20);
    const options = { id: 'toast 7', testId: 'toast 7', duration: Infinity };
    expect(sonner.asked).toEqual([[name, 'Text', expect.objectContaining(options)]]);
    const given = sonner.asked[0]?.[2] as { onDismiss(): void } | undefined;
    given?.onDismiss();
    end();
    given?.onDismiss();
    expect(sent).toEqual([{ type: 'toast.dismiss' }]);
  },
);

test('a toast that has been dismissed before Sonner has loaded is not shown', async () => {
  sonner.asked.length = 0;
  render(actor('toast 1', 'done').self, 'error');
  await vi.advanceTimersByTimeAsync(20);
  expect(sonner.asked).toEqual([]);
});

test('a toast that is over is dismissed', async () => {
  sonner.asked.length = 0;
  actionOf(toast, 'eraseToast')({ self: actor('toast 1').self });
  await vi.advanceTimersByTimeAsync(20);
  expect(sonner.asked).toEqual([['dismiss', 'toast 1']]);
});
