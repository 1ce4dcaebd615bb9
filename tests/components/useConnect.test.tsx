// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { createActorScope } from '../../src/app/actors.ts';
import { Boundary } from '../../src/components/Boundary.tsx';
import {
  ActorScopeContext,
  useConnect,
  useSharedConnect,
} from '../../src/components/useConnect.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark' } } },
});
const connect = (snapshot: { value: unknown }, send: (event: { type: 'press' }) => void) => ({
  state: String(snapshot.value),
  onClick: () => send({ type: 'press' }),
});

function Own({ opened }: { opened?: { type: 'press' } }) {
  const { state, onClick } = useConnect(lamp, connect, opened ? { opened } : {});
  return <button onClick={onClick}>{state}</button>;
}

function Shared({ opened }: { opened?: { type: 'press' } }) {
  const { state, onClick } = useSharedConnect(lamp, connect, opened ? { opened } : {});
  return <button onClick={onClick}>{state}</button>;
}

const press = () => act(() => screen.getByRole('button').click());
const shows = () => screen.getByRole('button').textContent;

afterEach(cleanup);

test('an actor of its own starts and ends with its view, also in strict mode', () => {
  const first = render(<Own />, { wrapper: StrictMode });
  press();
  expect(shows()).toBe('lit');
  first.unmount();
  render(<Own />, { wrapper: StrictMode });
  expect(shows()).toBe('dark');
});

test('an actor of its own is told what its view was opened with', () => {
  const { rerender } = render(<Own opened={{ type: 'press' }} />);
  rerender(<Own opened={{ type: 'press' }} />);
  expect(shows()).toBe('lit');
});

test('a shared actor outlives its view, and a later view joins it', () => {
  const scope = createActorScope();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <StrictMode>
      <ActorScopeContext value={scope}>{children}</ActorScopeContext>
    </StrictMode>
  );
  const first = render(<Shared />, { wrapper });
  press();
  expect(shows()).toBe('lit');
  first.unmount();
  render(<Shared />, { wrapper });
  expect(shows()).toBe('lit');
});

test('a view reports what it was opened with once, however often it renders', () => {
  const scope = createActorScope();
  const view = () => (
    <ActorScopeContext value={scope}>
      <Shared opened={{ type: 'press' }} />
    </ActorScopeContext>
  );
  const { rerender } = render(view());
  rerender(view());
  expect(shows()).toBe('lit');
});

test('a shared view that comes to life late takes over the prerendered markup, then shows what has become of its actor', async () => {
  const view = <Shared />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <ActorScopeContext value={createActorScope()}>{view}</ActorScopeContext>,
  );
  expect(container.textContent).toBe('dark');
  const scope = createActorScope();
  const { actor } = scope.keep(lamp, {});
  actor.start();
  actor.send({ type: 'press' });
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <ActorScopeContext value={scope}>{view}</ActorScopeContext>, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('lit');
});

test('an actor that fails takes its own view along, and nothing else', () => {
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
  render(
    <>
      <p>beside it</p>
      <Boundary fallback={<p>in its place</p>}>
        <Fragile />
      </Boundary>
    </>,
  );
  press();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('beside itin its place');
  vi.restoreAllMocks();
});

test('a shared view without a scope above it is a clear error', () => {
  expect(() => render(<Shared />)).toThrow('no ActorScopeContext above this view');
});
