// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place } from '../../../src/machines/place.ts';

const handover = vi.hoisted(() => ({ path: '/about' }));
vi.mock('../../../src/app/boot/handover.ts', () => ({ handover }));
const { goBy, here, nameOf, want } = await import('../../../src/app/boot/history.ts');

test('an entry has the router’s name, or that of its address where the router gives none', () => {
  expect(nameOf('k3y', '/about', '')).toBe('k3y');
  expect(nameOf('default', '/about', '#how')).toBe('/about#how');
  expect(nameOf(undefined, '/about', '')).toBe('/about');
});

describe('the entry that the page was served for', () => {
  test('is that of the address, by the name it had before a reload', () => {
    history.replaceState({ key: 'k3y' }, '', '/about?ref=1#how');
    expect(here()).toEqual({
      key: 'k3y',
      path: '/about',
      search: '?ref=1',
      hash: '#how',
    });
    history.replaceState(null, '', '/about#how');
    expect(here()).toMatchObject({ key: '/about#how', search: '' });
  });

  test('is the served page’s where Back has changed the address before the code came', () => {
    history.replaceState({ key: 'k3y' }, '', '/services?ref=1#web');
    expect(here()).toEqual({ key: '/about', path: '/about', hash: '' });
  });
});

describe('what the address names', () => {
  const about: Place = { key: 'a', path: '/about', hash: '' };
  const services: Place = { ...about, key: 'b', path: '/services' };
  /** How the page, on which About is shown, and the browser are asked for this. */
  const ask = (place: Place, status: string) => {
    const reload = vi.fn<() => void>();
    const send = vi.fn<(event: object) => void>();
    vi.stubGlobal('location', { reload });
    want({ send, getSnapshot: () => ({ status, context: { shown: about } }) } as never, place);
    vi.unstubAllGlobals();
    return { sent: send.mock.calls, reloads: reload.mock.calls.length };
  };

  test('is what the page is told', () => {
    const sent = [[{ type: 'page.wanted', place: services }]];
    expect(ask(services, 'active')).toEqual({ sent, reloads: 0 });
  });

  test('is loaded by the browser where the actor of the page has failed, unless it is on the screen', () => {
    expect(ask(services, 'error')).toEqual({ sent: [], reloads: 1 });
    expect(ask(about, 'error')).toEqual({ sent: [], reloads: 0 });
  });
});

describe('a link', () => {
  const navigate = vi.fn<(to: string, options: { replace: boolean }) => void>();
  /** Presses a link while that page is shown and, unless it is the same one, another awaited. */
  const press = (to: string, wanted: Partial<Place> = {}, status = 'active') => {
    const shown = { key: 'a', path: '/about', hash: '' };
    const snapshot = {
      status,
      context: { shown, wanted: { ...shown, ...wanted }, positions: { seen: 0 } },
      matches: () => 'path' in wanted,
    };
    goBy({ getSnapshot: () => snapshot } as never, navigate as never)(to);
    return navigate.mock.lastCall;
  };
  beforeEach(() => {
    navigate.mockReset();
    history.replaceState(null, '', '/about');
  });

  test('makes an entry of its own, one to the present address does not', () => {
    expect(press('/services')).toEqual(['/services', { replace: false }]);
    expect(press('/about')).toEqual(['/about', { replace: true }]);
    expect(press('/about?ref=1')).toEqual(['/about?ref=1', { replace: false }]);
  });

  test('to a fragment leads to the page on the screen, also while the address is another’s', () => {
    expect(press('#how')).toEqual(['/about#how', { replace: false }]);
    history.replaceState(null, '', '/services');
    expect(press('#how', { path: '/services', key: 'b' })).toEqual([
      '/about#how',
      { replace: true },
    ]);
  });

  test('leads there by the browser itself where the actor of the page has failed', () => {
    const assign = vi.fn<(to: string) => void>();
    vi.stubGlobal('location', { assign });
    expect(press('/services', {}, 'error')).toBeUndefined();
    expect(assign.mock.calls).toEqual([['/services']]);
    vi.unstubAllGlobals();
  });

  test('takes the place of a page that is given up, unless that was seen before', () => {
    history.replaceState(null, '', '/services');
    const services = { path: '/services', key: 'b' };
    expect(press('/blog', services)).toEqual(['/blog', { replace: true }]);
    const seen = { path: '/services', key: 'seen' };
    expect(press('/blog', seen)).toEqual(['/blog', { replace: false }]);
  });
});
