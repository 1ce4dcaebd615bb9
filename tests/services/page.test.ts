import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Actor, createMachine, emit } from 'xstate';
import { page, watchPage } from '../../src/services/page.ts';
import { actionOf, actorOf, start } from './outside.ts';

const scrollTo = vi.fn<(options: unknown) => void>();
const intoView = vi.fn<(options: unknown) => void>();
const focus = vi.spyOn(HTMLElement.prototype, 'focus');

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  HTMLElement.prototype.scrollIntoView = intoView.mockReset();
  focus.mockClear();
  document.body.innerHTML = `<h1>Frame</h1><main><h1 id="title">Page</h1>
    <p id="preise-fü">Prices</p><a id="link" href="/">Link</a></main>`;
});
afterEach(() => vi.unstubAllGlobals());

const toFragment = (hash: string) => {
  actionOf(page, 'scrollToFragment')({}, { hash });
  return document.activeElement?.id;
};

test('the browser restores nothing while the site runs; where a page was left is reported, and that it came back from memory', () => {
  const run = start(actorOf(page, 'watchLeaving'));
  expect(history.scrollRestoration).toBe('manual');
  vi.stubGlobal('scrollY', 640);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(run.reports.at(-1)).toEqual({ type: 'page.hidden', top: 640 });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(history.scrollRestoration).toBe('manual');
  expect(run.reports.at(-1)).toEqual({ type: 'page.returned' });
  run.stop();
});

test('while a reloaded page is still loading, the browser brings it to where it was left', () => {
  history.scrollRestoration = 'auto';
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = start(actorOf(page, 'watchLeaving'));
  expect(history.scrollRestoration).toBe('auto');
  loading.mockRestore();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(history.scrollRestoration).toBe('manual');
  run.stop();
});

test('the first showing of a page is no return', () => {
  const run = start(actorOf(page, 'watchLeaving'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(run.reports).toEqual([{ type: 'positions.restored', positions: {} }]);
  run.stop();
});

test.each([
  ['{"a":100,"b":0}', { a: 100, b: 0 }],
  ['{"a":"100","b":7}', { b: 7 }],
  ['[]', {}],
  ['null', {}],
  ['7', {}],
  ['not JSON', {}],
])('positions are read from %s', (text, positions) => {
  sessionStorage.setItem('page.positions', text);
  const run = start(actorOf(page, 'watchLeaving'));
  expect(run.reports).toEqual([{ type: 'positions.restored', positions }]);
  run.stop();
});

test('positions are kept for the tab', () => {
  actionOf(page, 'savePositions')({}, { positions: { a: 100 } });
  expect(sessionStorage.getItem('page.positions')).toBe('{"a":100}');
});

test('the page goes to where it was at once', () => {
  actionOf(page, 'scrollTo')({}, { top: 640 });
  expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
});

test('the focus goes to the page’s own heading, which takes it for this, and moves nothing', () => {
  actionOf(page, 'focusHeading')({});
  expect(document.activeElement?.id).toBe('title');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a focus that the page does not take behind an open menu is given again in the next frame', async () => {
  focus.mockImplementationOnce(() => {});
  actionOf(page, 'focusHeading')({});
  expect(document.activeElement).toBe(document.body);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.id).toBe('title');
});

test.each(['#preise-fü', '#preise-f%C3%BC'])('%s is found, in either writing', (hash) => {
  expect(toFragment(hash)).toBe('preise-fü');
  expect(intoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link keeps its place in the order of the Tab key', () => {
  expect(toFragment('#link')).toBe('link');
  expect(document.getElementById('link')?.hasAttribute('tabindex')).toBe(false);
});

test.each(['#nowhere', '#%E0%A4%A'])('%s leads to the top and to the heading', (hash) => {
  expect(toFragment(hash)).toBe('title');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

const places = createMachine({
  on: {
    wait: { actions: emit({ type: 'page.loading', location: { path: '/about' } }) },
    show: { actions: emit({ type: 'page.shown', location: { path: '/about' } }) },
  },
});

test('whoever watches the page hears what is awaited and what is shown from now on, until the end', () => {
  const run = start(watchPage, undefined, { page: places });
  expect(run.reports).toEqual([]);
  const shown = run.beside('page') as Actor<typeof places>;
  shown.send({ type: 'wait' });
  shown.send({ type: 'show' });
  const heard = [
    { type: 'page.loading', location: { path: '/about' } },
    { type: 'page.shown', location: { path: '/about' } },
  ];
  expect(run.reports).toEqual(heard);
  run.end();
  shown.send({ type: 'show' });
  expect(run.reports).toEqual(heard);
  run.stop();
});

test('where the page has failed, whoever watches it hears nothing, and lives', () => {
  const run = start(watchPage);
  expect(run.reports).toEqual([]);
  run.stop();
});
