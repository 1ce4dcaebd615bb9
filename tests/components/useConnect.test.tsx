import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRegistry } from '@workshop/inspector';
import { createActor, createMachine } from 'xstate';
import { Boundary } from '../../src/components/Boundary.tsx';
import {
  useConnect,
  useSharedConnect,
  useVisit,
  VisitContext,
} from '../../src/components/useConnect.ts';
import { useQuery, useShown } from '../../src/components/usePage.ts';
import { actorOf } from '../../src/machines/system.ts';
import { quietVisit } from '../models/quiet.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark' } } },
});
const connect = (snapshot: { value: unknown }, send: (event: { type: 'press' }) => void) => ({
  state: String(snapshot.value),
  onClick: () => send({ type: 'press' }),
});

function Own({ opened }: { opened?: { type: 'press'; by?: string } }) {
  const { state, onClick } = useConnect(lamp, connect, opened ? { opened } : {});
  return <button onClick={onClick}>{state}</button>;
}

function Shared({ opened }: { opened?: { type: 'press' } }) {
  const { state, onClick } = useSharedConnect(lamp, connect, opened ? { opened } : {});
  return <button onClick={onClick}>{state}</button>;
}

let registry: ReturnType<typeof createRegistry>;
let visit: ReturnType<typeof quietVisit>;
beforeEach(() => {
  registry = createRegistry();
  visit = quietVisit({ inspect: registry.observe });
});
afterEach(() => {
  cleanup();
  visit.stop();
});

const came = { type: 'page.loaded', title: 'Next', top: 0 } as const;
const Loose = ({ children }: { children: ReactNode }) => (
  <VisitContext value={visit}>{children}</VisitContext>
);
const Strict = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <Loose>{children}</Loose>
  </StrictMode>
);
/** The actors of this machine that run. */
const running = (machine = 'lamp') =>
  registry.living().filter(({ actor }) => actor.id.split(' ')[0] === machine);
/** One that a view has started before. */
const startLamp = () => createActor(lamp, { parent: visit, id: 'lamp', systemId: 'lamp' }).start();
const press = () => act(() => screen.getByRole('button').click());
const shows = () => screen.getByRole('button').textContent;

test.each([
  ['', Loose],
  [' in strict mode', Strict],
])('an actor of its own starts and ends with its view%s', (_, wrapper) => {
  const first = render(<Own />, { wrapper });
  expect(running()).toHaveLength(1);
  press();
  expect(shows()).toBe('lit');
  first.unmount();
  expect(running()).toEqual([]);
  render(<Own />, { wrapper });
  expect(shows()).toBe('dark');
});

test('two views of a machine have an actor each', () => {
  const { container } = render(
    <>
      <Own />
      <Own />
    </>,
    { wrapper: Strict },
  );
  act(() => container.querySelector('button')?.click());
  expect(container.textContent).toBe('litdark');
});

test.each([
  ['', Loose],
  [' in strict mode', Strict],
])(
  'an actor is told once what its view was opened with, and again when that changes%s',
  (_, wrapper) => {
    const { rerender } = render(<Own opened={{ type: 'press' }} />, { wrapper });
    expect(shows()).toBe('lit');
    rerender(<Own opened={{ type: 'press' }} />);
    expect(shows()).toBe('lit');
    rerender(<Own opened={{ type: 'press', by: 'another' }} />);
    expect(shows()).toBe('dark');
  },
);

test('what a ref sends before the actor is started is not lost', () => {
  function Early() {
    const { state, onClick } = useConnect(lamp, connect);
    return (
      <button ref={(button) => void (button && state === 'dark' && onClick())}>{state}</button>
    );
  }
  render(<Early />, { wrapper: Loose });
  expect(shows()).toBe('lit');
});

test('a shared actor outlives its view, and a later view joins it', () => {
  const first = render(<Shared />, { wrapper: Strict });
  press();
  expect(shows()).toBe('lit');
  first.unmount();
  expect(running()).toHaveLength(1);
  render(<Shared />, { wrapper: Strict });
  expect(shows()).toBe('lit');
});

test('a later view shows a shared actor as it is, from its first render', () => {
  startLamp().send({ type: 'press' });
  const shown: string[] = [];
  function Watched() {
    shown.push(useSharedConnect(lamp, connect).state);
    return null;
  }
  render(<Watched />, { wrapper: Loose });
  expect(shown).toEqual(['lit']);
});

test('a shared actor is told once what its view was opened with, however often it renders', () => {
  const { rerender } = render(<Shared opened={{ type: 'press' }} />, { wrapper: Strict });
  rerender(<Shared opened={{ type: 'press' }} />);
  expect(shows()).toBe('lit');
});

test('a shared view that comes to life late takes over the prerendered markup, then shows what has become of its actor', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Strict>
      <Shared />
    </Strict>,
  );
  expect(container.textContent).toBe('dark');
  startLamp().send({ type: 'press' });
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Strict>
        <Shared />
      </Strict>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('lit');
  act(() => root.unmount());
});

test('a shared actor that failed is replaced when its view is rendered anew', () => {
  let isFaulty = true;
  const keeper = createMachine({
    id: 'keeper',
    entry: () => {
      if (isFaulty) throw new Error('planted');
    },
  });
  function Shared() {
    return <p>{useSharedConnect(keeper, () => 'whole')}</p>;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = () => (
    <Boundary fallback={<p>in its place</p>}>
      <Shared />
    </Boundary>
  );
  const first = render(view(), { wrapper: Strict });
  expect(document.body.textContent).toBe('in its place');
  first.unmount();
  isFaulty = false;
  render(view(), { wrapper: Strict });
  expect(document.body.textContent).toBe('whole');
  vi.restoreAllMocks();
});

test('an actor that fails takes its own view along, and nothing else; the visit goes on', () => {
  const fragile = createMachine({
    id: 'fragile',
    on: {
      press: {
        actions: () => {
          throw new Error('planted');
        },
      },
    },
  });
  function Fragile() {
    const { onClick } = useConnect(fragile, connect);
    return <button onClick={onClick}>whole</button>;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(
    <>
      <p>beside it</p>
      <Boundary fallback={<p>in its place</p>}>
        <Fragile />
      </Boundary>
    </>,
    { wrapper: Strict },
  );
  press();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('beside itin its place');
  expect(visit.getSnapshot().status).toBe('active');
  expect(running('fragile')).toEqual([]);
  rerender(<Own />);
  press();
  expect(shows()).toBe('lit');
  vi.restoreAllMocks();
});

/** How many listen to an actor. XState keeps them in a set that it does not show. */
const listeners = (actor: unknown) => (actor as { observers: Set<unknown> }).observers.size;

test('views that come and go fifty times leave no actor of their own in the visit, and no subscription', () => {
  const Reading = () => useVisit(({ status }) => status);
  const shared = startLamp();
  const before = { living: registry.living(), listening: listeners(visit) };
  for (let time = 0; time < 50; time++) {
    const { unmount } = render(
      <>
        <Own />
        <Shared />
        <Reading />
      </>,
      { wrapper: Strict },
    );
    expect(registry.living()).toHaveLength(before.living.length + 1);
    expect(listeners(shared)).toBe(1);
    expect(listeners(visit)).toBeGreaterThan(before.listening);
    unmount();
  }
  expect({ living: registry.living(), listening: listeners(visit) }).toEqual(before);
  expect(listeners(shared)).toBe(0);
});

test('a view that comes to life after the page has changed hydrates with the page that was served, and then shows the other', async () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Path = () => useShown().path;
  const app = (
    <Loose>
      <Path />
    </Loose>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  actorOf(visit.system, 'page').send({
    type: 'location.changed',
    location: { key: 'next', path: '/about', hash: '' },
  });
  actorOf(visit.system, 'page').send(came);
  expect(root.textContent).toBe('/');
  const recovered = vi.fn<() => void>();
  await act(() => hydrateRoot(root, app, { onRecoverableError: recovered }));
  expect(root.textContent).toBe('/about');
  expect(recovered).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a view hydrates without the query of its address, and then knows it and that of the next page', async () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  visit.stop();
  visit = quietVisit({ search: '?about=ERPPages' });
  const Query = () => useQuery() || 'none';
  const app = (
    <Loose>
      <Query />
    </Loose>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  expect(root.textContent).toBe('none');
  await act(() => hydrateRoot(root, app));
  expect(root.textContent).toBe('?about=ERPPages');
  act(() => {
    actorOf(visit.system, 'page').send({
      type: 'location.changed',
      location: { key: 'next', path: '/', search: '', hash: '' },
    });
    actorOf(visit.system, 'page').send(came);
  });
  expect(root.textContent).toBe('none');
  expect(heard).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a view without a visit above it is a clear error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Shared />)).toThrow('No VisitContext above');
  vi.restoreAllMocks();
});
