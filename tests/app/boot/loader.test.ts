import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handover } from '../../../src/app/boot/handover.ts';

const fetchWhole = vi.hoisted(() => vi.fn<(paths: readonly string[]) => Promise<void>>());
const reloadOnce = vi.hoisted(() => vi.fn<(hasInput: boolean) => Promise<void>>());
vi.mock('../../../src/app/boot/fetch-whole.ts', () => ({ fetchWhole }));
vi.mock('../../../src/app/boot/reload.ts', () => ({ reloadOnce }));

/** Tells the loader what the browser has painted. */
let paint: (name: string) => void;
class Observer {
  private connected = true;
  constructor(report: (entries: object, observer: Observer) => void) {
    paint = (name) => {
      const entries = { getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) };
      if (this.connected) report(entries, this);
    };
  }
  observe(): void {}
  disconnect(): void {
    this.connected = false;
  }
}

/** Each says that it was run. */
const files = ['libraries', 'entry'].map((name) => `data:text/javascript,imported.push('${name}')`);

/** Of the page itself. */
const own = ['/assets/About-1.js', '/assets/about-2.js'];
const script = document.createElement('script');
script.dataset.files = own.join(' ');

const taken: [string, EventListenerOrEventListenerObject, unknown][] = [];
declare const imported: string[];
const handover = () => window.handover as Handover;
const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(async () => {
  vi.resetModules();
  fetchWhole.mockReset().mockReturnValue(new Promise(() => {}));
  reloadOnce.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('imported', []);
  vi.stubGlobal('__FILES__', files);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    taken.push([type, listener, options]);
    add(type, listener, options);
  });
  document.documentElement.dataset.life = 'served';
  document.body.innerHTML = `<button type="button" id="button"><i id="icon"></i></button>
    <input type="radio" id="radio"><input type="text" id="text"><a href="#x" id="link">Link</a>
    <form id="form"><input required><button type="submit" id="submit">Send</button></form>`;
  await import('../../../src/app/boot/loader.ts');
});
afterEach(() => {
  for (const [type, listener, options] of taken.splice(0))
    window.removeEventListener(type, listener, options as boolean);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @returns whether the press went on to the page. */
const press = (id: string, type = 'click') =>
  find(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

test('code is fetched after the first words are painted, once, and not after the bare ground', () => {
  paint('first-paint');
  expect(fetchWhole).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(fetchWhole.mock.calls).toEqual([[[...files, ...own]]]);
});

test('where no paint of words is reported, code is fetched a second after the page has loaded', () => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(fetchWhole).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetchWhole.mock.calls).toEqual([[[...files, ...own]]]);
  paint('first-contentful-paint');
  expect(fetchWhole).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('the files run one after another in their order, when all of them have come', async () => {
  fetchWhole.mockResolvedValue(undefined);
  paint('first-contentful-paint');
  await vi.waitFor(() => expect(imported).toEqual(['libraries', 'entry']));
});

test.each([
  ['a button', 'button', 'click'],
  ['what stands in a button', 'icon', 'click'],
  ['a choice', 'radio', 'click'],
  ['a form that is sent', 'form', 'submit'],
])('%s is held, and has the code fetched at once', (_, id, type) => {
  expect(press(id, type)).toBe(false);
  expect(fetchWhole).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', 'link', 'click'],
  ['a text field', 'text', 'click'],
  ['the button that submits: the browser may find something missing', 'submit', 'click'],
])('%s is the browser’s own', (_, id, type) => {
  press(id, type);
  expect(fetchWhole).not.toHaveBeenCalled();
});

test.each(['submit', 'click'])(
  'an event "%s" that an extension sends to the document is not held',
  (type) => {
    const failed = vi.fn<() => void>();
    window.addEventListener('error', failed);
    const event = new Event(type, { bubbles: true, cancelable: true });
    expect(document.dispatchEvent(event)).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    expect(fetchWhole).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  },
);

test('what was held is answered once, in order', () => {
  const answered: string[] = [];
  for (const id of ['button', 'radio']) find(id).addEventListener('click', () => answered.push(id));
  find('submit').addEventListener('click', (event) => {
    event.preventDefault();
    answered.push('submit');
  });
  press('radio');
  press('button');
  press('button');
  press('form', 'submit');
  handover().release();
  expect(answered).toEqual(['radio', 'button', 'submit']);
});

test('what has gone from the page meanwhile is answered by nobody', () => {
  const button = find('button');
  const answered = vi.fn<() => void>();
  button.addEventListener('click', answered);
  press('button');
  button.remove();
  handover().release();
  expect(answered).not.toHaveBeenCalled();
});

test('a press that still waits after 15 seconds is late until it is answered', () => {
  vi.useFakeTimers();
  press('button');
  vi.advanceTimersByTime(14_999);
  expect(find('button').dataset.late).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(find('button').dataset.late).toBe('');
  press('radio');
  handover().release();
  expect(find('button').dataset.late).toBeUndefined();
  vi.advanceTimersByTime(15_000);
  expect(find('radio').dataset.late).toBeUndefined();
  vi.useRealTimers();
});

test('a page that React hydrates holds nothing any more', () => {
  handover().release();
  expect(press('button')).toBe(true);
  expect(press('form', 'submit')).toBe(true);
});

test('where the code does not come, the page says so, is loaded anew unless something was entered, and tries again when the line is back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('/assets/entry.js: 404 text/html');
  fetchWhole.mockRejectedValue(failure);
  // As React does in a boundary that is not hydrated.
  document.body.addEventListener('input', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  find('text').dispatchEvent(new Event('input', { bubbles: true }));
  paint('first-contentful-paint');
  await vi.waitFor(() => expect(reloadOnce.mock.calls).toEqual([[true]]));
  expect(document.documentElement.dataset.life).toBe('failed');
  expect(log.mock.calls).toEqual([['The page failed to load:', failure]]);
  window.dispatchEvent(new Event('online'));
  expect(fetchWhole).toHaveBeenCalledTimes(2);
});
