import { useSelector } from '@xstate/react';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Actor, createActor } from 'xstate';
import { NavigateContext } from '../../components/base/Link.tsx';
import { isEveryPartAwake } from '../../components/parts.ts';
import { VisitContext } from '../../components/useConnect.ts';
import type { Place } from '../../machines/visit/visit.machine.ts';
import '../../styles.css';
import { App } from '../App.tsx';
import { registry } from '../inspector/registry.ts';
import { resolve } from '../routes.tsx';
import { visit as visitMachine } from './visit.ts';

type Visit = Actor<typeof visitMachine>;

/** Names an entry of the history. The router gives no key to the first one, nor to a fragment that the browser itself has followed. */
const nameOf = (key: string | undefined, path: string, hash: string) =>
  key && key !== 'default' ? key : path + hash;

/** The current history entry. */
function here(): Place {
  const { pathname: path, hash } = location;
  const key = nameOf((history.state as { key?: string } | null)?.key, path, hash);
  return { key, path, hash, arrival: 'POP' };
}

/** Starts the visit, whose machine does the rest. */
function begin(): void {
  const resolution = resolve(location.pathname);
  if (resolution.kind === 'moved') {
    // A host without redirects answers an alias with the page for unknown addresses. This is the page the visitor wanted.
    location.replace(resolution.path + location.search + location.hash);
    return;
  }
  const visit: Visit = createActor(
    visitMachine.provide({ actions: { hydrate: ({ self }) => hydrate(self as Visit) } }),
    {
      id: 'visit',
      systemId: 'visit',
      input: { place: here() },
      ...(__INSPECTABLE__ && { inspect: registry.observe }),
    },
  );
  visit.start();
  if (__INSPECTABLE__) void import('../inspector/control.ts');
}

/** Hydrates the page that was served. */
function hydrate(visit: Visit): void {
  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      {/* No transitions: a page whose code is loaded renders synchronously on click. */}
      <BrowserRouter useTransitions={false}>
        <Wanted visit={visit}>
          <Shown visit={visit} />
        </Wanted>
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends an empty root.
  if (import.meta.env.DEV) createRoot(root).render(app);
  // In a transition React yields to input every few milliseconds.
  else startTransition(() => void hydrateRoot(root, app));
}

/** Sends `page.wanted` to the visit when the address changes, and gives links a function that changes it. */
function Wanted({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { key: given, pathname: path, hash } = useLocation();
  const key = nameOf(given, path, hash);
  const arrival = useNavigationType();
  const navigate = useNavigate();
  // Made once. The router makes a new `navigate` for each address, and with it every link would render again.
  const [go] = useState(() => (to: string) => {
    const snapshot = visit.getSnapshot();
    const { shown, wanted } = snapshot.context;
    // While the next page loads, the address is already the next page's. A fragment belongs to the page on screen.
    const address = to.startsWith('#') ? shown.path + to : to;
    const isHere = address === location.pathname + location.search + location.hash;
    // Back leads to a page that was seen, so a page that is given up leaves no entry in the history.
    const isGivenUp = snapshot.matches({ page: 'awaited' }) && wanted.arrival !== 'POP';
    void navigate(address, { replace: isHere || isGivenUp });
  });
  useLayoutEffect(() => {
    visit.send({ type: 'page.wanted', place: { key, path, hash, arrival } });
  }, [visit, key, path, hash, arrival]);
  return <NavigateContext value={go}>{children}</NavigateContext>;
}

/** Renders the page that the visit shows. The page before it stays until the code of the new one is loaded. */
function Shown({ visit }: { visit: Visit }) {
  const place = useSelector(visit, ({ context }) => context.shown);
  return (
    <VisitContext value={visit}>
      <App
        place={place}
        onReady={() => visit.send({ type: 'screen.woke', last: isEveryPartAwake() })}
      />
    </VisitContext>
  );
}

begin();
