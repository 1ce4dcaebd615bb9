import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router, servedEntry } from '../../src/app/Router.tsx';
import { Link } from '../../src/components/base/Link.tsx';
import { useShown } from '../../src/components/usePage.ts';
import { actorOf, type PageActor } from '../../src/machines/system.ts';
import { Stage } from '../components/stage.tsx';
import { quietVisit } from '../models/quiet.ts';

let visit: ReturnType<typeof quietVisit>;
let page: PageActor;
const rendered = vi.fn();
const Shown = () => <output>{useShown().path}</output>;

/** Opens a page, which is `/` for the visit, with links to these addresses. */
function open(...links: string[]) {
  history.replaceState(null, '', '/');
  visit = quietVisit();
  page = actorOf(visit.system, 'page');
  render(
    <Stage visit={visit}>
      <Router>
        <Shown />
        <Profiler id="links" onRender={rendered}>
          {links.map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
        </Profiler>
      </Router>
    </Stage>,
  );
}
const press = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }));
const load = () => {
  act(() => page.send({ type: 'page.loaded', title: 'A page', top: 0 }));
  act(() => page.send({ type: 'page.rendered', key: page.getSnapshot().context.shown.key }));
};
const back = () =>
  act(async () => {
    const changed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await changed;
  });
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  visit?.stop();
  rendered.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the entry that the document was served for', () => {
  test('has the key it had before a reload, or one of its path and fragment', () => {
    history.replaceState({ key: 'k3y' }, '', '/about?ref=1#how');
    expect(servedEntry('/about')).toEqual({
      key: 'k3y',
      path: '/about',
      search: '?ref=1',
      hash: '#how',
    });
    history.replaceState(null, '', '/about#how');
    expect(servedEntry('/about')).toMatchObject({ key: '/about#how', search: '' });
  });

  test('is the served page’s where Back has changed the location before the code loaded', () => {
    history.replaceState({ key: 'k3y' }, '', '/services?ref=1#web');
    expect(servedEntry('/about')).toEqual({ key: '/about', path: '/about', hash: '' });
  });
});

describe('a link', () => {
  test('changes the location, and the page stays until the next one has loaded; no link renders again', () => {
    open('/about?a=b#team');
    const before = history.length;
    press('/about?a=b#team');
    expect(address()).toBe('/about?a=b#team');
    expect(history.length).toBe(before + 1);
    expect(page.getSnapshot().context.location).toMatchObject({
      path: '/about',
      search: '?a=b',
      hash: '#team',
    });
    expect(screen.getByRole('status').textContent).toBe('/');
    load();
    expect(screen.getByRole('status').textContent).toBe('/about');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('to the present location makes no entry in the history', () => {
    open('/about');
    press('/about');
    load();
    const before = history.length;
    press('/about');
    expect(history.length).toBe(before);
  });

  test('to a fragment keeps the query', () => {
    open('/?utm=x', '#how');
    press('/?utm=x');
    load();
    press('#how');
    expect(address()).toBe('/?utm=x#how');
  });

  test('to a fragment, pressed while another page is loading, belongs to the page that is shown, and replaces the other', () => {
    open('/about', '/services?a=b', '#how');
    press('/services?a=b');
    load();
    press('/about');
    const before = history.length;
    press('#how');
    expect(address()).toBe('/services?a=b#how');
    expect(history.length).toBe(before);
  });

  test('replaces a page that is given up, unless that was visited before', async () => {
    open('/about', '/services');
    press('/about');
    const before = history.length;
    press('/services');
    expect(history.length).toBe(before);
    load();
    await back();
    expect(address()).toBe('/');
    press('/about');
    await back();
    expect(address()).toBe('/');
  });
});

test('where the actor of the page has failed, a link is followed by the browser, and Back loads the document', async () => {
  open('/about', '/services');
  press('/about');
  load();
  const { context } = page.getSnapshot();
  vi.spyOn(page, 'getSnapshot').mockReturnValue({ status: 'error', context } as never);
  const assign = vi.fn<(to: string) => void>();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { assign, reload });
  press('/services');
  expect(assign.mock.calls).toEqual([['/services']]);
  expect(reload).not.toHaveBeenCalled();
  await back();
  expect(reload).toHaveBeenCalledTimes(1);
});
