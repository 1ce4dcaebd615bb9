import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadIfAnswered, reloadOnce } from '../../../src/app/boot/reload.ts';

const head = vi.fn<typeof fetch>();
const reload = vi.fn();
let navigation: string;

beforeEach(() => {
  navigation = 'navigate';
  head.mockReset().mockResolvedValue(new Response());
  reload.mockReset();
  vi.stubGlobal('fetch', head);
  vi.stubGlobal('location', { href: 'https://example.com/about', pathname: '/about', reload });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: navigation } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a document is loaded anew', () => {
  const ways = [
    ['for the next page', reloadIfAnswered],
    ['for the one that was served', () => reloadOnce(false)],
  ] as const;

  test.each(ways)('%s, when its address answers', async (_, load) => {
    await load();
    expect(head).toHaveBeenCalledWith(
      'https://example.com/about',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(ways)('%s, but not for a server’s error, nor without a line', async (_, load) => {
    head.mockResolvedValue(new Response('', { status: 503 }));
    await expect(load()).rejects.toThrow('https://example.com/about');
    head.mockRejectedValue(new TypeError('offline'));
    await expect(load()).rejects.toThrow('offline');
    expect(reload).not.toHaveBeenCalled();
  });

  test('not when the visitor has gone Back before the address answered', async () => {
    let answer = (_: Response) => {};
    head.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((resolve, reject) => {
          answer = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const wait = new AbortController();
    const following = reloadIfAnswered(wait.signal);
    wait.abort();
    answer(new Response());
    await expect(following).rejects.toThrow('aborted');
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each([
  ['was loaded anew before', 'reload', false],
  ['holds something that the visitor has entered', 'navigate', true],
])('the page that was served and %s is kept', async (_, how, hasInput) => {
  navigation = how;
  await reloadOnce(hasInput);
  expect(head).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
