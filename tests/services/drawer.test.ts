import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servedMenuId } from '../../src/machines/drawer/drawer.connect.ts';
import { drawer } from '../../src/services/drawer.ts';
import { menu } from '../../src/services/menu.ts';
import { actorOf, start, stubMedia } from './outside.ts';

const served = () => document.querySelector('details') as HTMLDetailsElement;
const summary = () => document.querySelector('summary') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<details id="${servedMenuId}"><summary>Open menu</summary><a href="/">Home</a></details><p>Page</p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const watch = () => start(actorOf(drawer, 'watchServed'));
const left = (focused: boolean) => ({ type: 'served.left', focused });

test('a served menu that nobody uses is left at once', () => {
  const run = watch();
  expect(run.reports).toEqual([left(false)]);
  run.stop();
});

test('one that has the focus is left with it', () => {
  summary().tabIndex = 0;
  summary().focus();
  const run = watch();
  expect(run.reports).toEqual([left(true)]);
  run.stop();
});

test('one that was never served is left at once', () => {
  document.body.innerHTML = '';
  const run = watch();
  expect(run.reports).toEqual([left(false)]);
  run.stop();
});

/** What React does in a part of the page that is not alive: nothing above hears it. */
function stopInPart(): void {
  for (const type of ['pointerdown', 'keydown'])
    document.querySelector('p')?.addEventListener(type, (event) => event.stopPropagation());
}
const pressPart = () =>
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const escape = (target: Element | null) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

test.each([
  ['a press beside it', pressPart],
  ['Back', () => window.dispatchEvent(new Event('popstate'))],
  ['Escape', () => escape(document.querySelector('p'))],
])('one that is open stays until %s', async (_, act) => {
  served().open = true;
  stopInPart();
  const run = watch();
  await vi.advanceTimersByTimeAsync(50);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  summary().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(served().open).toBe(true);
  expect(run.reports).toEqual([]);
  act();
  expect(served().open).toBe(false);
  run.stop();
});

test.each(['pointerup', 'pointercancel'])(
  'a finger that is on it when the code comes is waited for, until its %s',
  (end) => {
    const matches = vi.spyOn(served(), 'matches').mockReturnValue(true);
    const run = watch();
    expect(run.reports).toEqual([]);
    matches.mockReturnValue(false);
    window.dispatchEvent(new Event(end));
    vi.advanceTimersByTime(20);
    expect(run.reports).toEqual([left(false)]);
    run.stop();
  },
);

const wide = '(min-width: 48rem)';
test('the drawer hears when the window becomes wide, not when it becomes narrow; the breakpoint grows with the type', () => {
  const media = stubMedia({ [wide]: false });
  const run = start(actorOf(drawer, 'watchWidth'), { breakpoint: 768 });
  media.change(wide, true);
  media.change(wide, false);
  expect(run.reports).toEqual([{ type: 'breakpoint.passed' }]);
  run.stop();
});

test('its code is fetched when the page is idle, on small screens only; two seconds later where a browser has no word for idle', () => {
  const media = stubMedia({ [wide]: true });
  const desktop = start(actorOf(drawer, 'watchIdle'), { breakpoint: 768 });
  vi.advanceTimersByTime(10_000);
  expect(desktop.reports).toEqual([]);
  desktop.stop();
  media.change(wide, false);
  const phone = start(actorOf(drawer, 'watchIdle'), { breakpoint: 768 });
  vi.advanceTimersByTime(1999);
  expect(phone.reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(phone.reports).toEqual([{ type: 'page.idled' }]);
  phone.stop();
});

test('an open submenu hears a press and Escape outside it, also where React stops them, and nothing else', () => {
  document.body.innerHTML = '<ul id="menu"><li id="inside"></li></ul><p id="outside"></p>';
  stopInPart();
  const run = start(actorOf(menu, 'watchOutside'), { id: 'menu' });
  const find = (id: string) => document.getElementById(id);
  find('inside')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(run.reports).toEqual([]);
  pressPart();
  escape(find('outside'));
  expect(run.reports).toEqual([{ type: 'outside.pressed' }, { type: 'page.escaped' }]);
  run.stop();
});

test('Escape in an open entry is left to that entry; in another entry it closes what the mouse has opened', () => {
  document.body.innerHTML = `<ul id="menu"><li data-state="open"><a id="open"></a></li><li data-state="closed"><a id="closed"></a></li></ul>`;
  const run = start(actorOf(menu, 'watchOutside'), { id: 'menu' });
  escape(document.getElementById('open'));
  expect(run.reports).toEqual([]);
  escape(document.getElementById('closed'));
  expect(run.reports).toEqual([{ type: 'page.escaped' }]);
  run.stop();
});
