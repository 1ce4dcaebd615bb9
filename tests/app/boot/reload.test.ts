// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow, reloadOnce } from '../../../src/app/boot/reload.ts';

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
  test.each([
    ['for the next page', follow],
    ['for the one that was served', reloadOnce],
  ])('%s, when its address answers', async (_, load) => {
    await load();
    expect(head).toHaveBeenCalledWith(
      'https://example.com/about',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['for the next page', follow],
    ['for the one that was served', reloadOnce],
  ])('%s, but not for a server’s error, nor without a line', async (_, load) => {
    head.mockResolvedValue(new Response('', { status: 503 }));
    await expect(load()).rejects.toThrow('/about: 503');
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
    const following = follow(wait.signal);
    wait.abort();
    answer(new Response());
    await expect(following).rejects.toThrow('aborted');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the page that was served', () => {
  test('is loaded anew once only', async () => {
    navigation = 'reload';
    await expect(reloadOnce()).rejects.toThrow('loaded anew already');
    expect(head).not.toHaveBeenCalled();
  });

  const page =
    '<input value="served"><textarea>served</textarea><input type="checkbox"><input type="radio" name="r" checked><input type="radio" name="r" id="other"><select><option>One<option>Two</select>';

  test('is loaded anew while it is as it was served', async () => {
    document.body.innerHTML = page;
    await reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['typed in a field', 'input', (control: HTMLInputElement) => (control.value = 'mine')],
    ['emptied a field', 'input', (control: HTMLInputElement) => (control.value = '')],
    ['typed a text', 'textarea', (control: HTMLInputElement) => (control.value = 'mine')],
    ['ticked a box', '[type=checkbox]', (control: HTMLInputElement) => control.click()],
    ['chosen another', '#other', (control: HTMLInputElement) => control.click()],
    ['selected another', 'select', (control: HTMLInputElement) => (control.value = 'Two')],
  ])('is kept when the visitor has %s', async (_, selector, change) => {
    document.body.innerHTML = page;
    change(document.querySelector(selector) as HTMLInputElement);
    await expect(reloadOnce()).rejects.toThrow('what the visitor has entered');
    expect(reload).not.toHaveBeenCalled();
  });
});
