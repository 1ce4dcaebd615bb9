import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '../../src/app/boot/visit.ts';
import { application } from '../../src/services/application.ts';
import { contact } from '../../src/services/contact.ts';
import { drawer } from '../../src/services/drawer.ts';
import { video } from '../../src/services/video.ts';
import { actionOf } from './outside.ts';

const cause = new Error('Failed to fetch', { cause: 503 });

afterEach(() => vi.restoreAllMocks());

test.each([
  ['an application', application, 'error', 'The application was not sent:', cause],
  ['a message', contact, 'error', 'The message was not sent:', cause],
  ['the menu', drawer, 'error', 'The menu did not load:', cause],
  ['the code of a page', visit, 'error', 'The page failed to load:', cause],
  ['the film', video, 'info', 'The hero video stays a picture:', 'Error: Failed to fetch'],
] as const)(
  'what failed with %s is told to developers, with its cause',
  (_, machine, level, text, told) => {
    const log = vi.spyOn(console, level).mockImplementation(() => {});
    actionOf(machine, 'logFailure')({}, { cause });
    expect(log.mock.calls).toEqual([[text, told]]);
    expect(log.mock.calls[0]?.[1]).toBe(told);
  },
);

test('that toasts do not come is told with its cause, whether one was to come or to go', async () => {
  vi.resetModules();
  vi.doMock('sonner', () => ({
    get toast(): never {
      throw cause;
    },
  }));
  const { toast } = await import('../../src/services/toasts.ts');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const self = { id: 'toast 1' };
  actionOf(toast, 'renderToast')({ self }, { kind: 'error', text: 'Failed' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  actionOf(toast, 'eraseToast')({ self });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  for (const call of log.mock.calls) {
    expect(call).toHaveLength(2);
    expect(call[0]).toBe('Toasts are not available:');
    expect(call[1]).toBe(cause);
  }
  vi.doUnmock('sonner');
});
