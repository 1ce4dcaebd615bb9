import { useSelector } from '@xstate/react';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { type Actor, createActor } from 'xstate';
import { isEveryPartAwake } from '../../components/parts.ts';
import { VisitContext } from '../../components/useConnect.ts';
import type { Place } from '../../machines/visit/visit.machine.ts';
import '../../styles.css';
import { App } from '../App.tsx';
import { registry } from '../inspector/registry.ts';
import { resolve } from '../routes.tsx';
import { visit as visitMachine } from './visit.ts';

type Visit = Actor<typeof visitMachine>;

/** Where the browser is, as the router will say it. */
const here = (): Place => ({
  key: (history.state as { key?: string } | null)?.key ?? 'default',
  path: location.pathname,
  hash: location.hash,
  arrival: 'POP',
});

/** Starts the visit, whose machine does the rest. */
function begin(): void {
  const resolution = resolve(location.pathname);
  if (resolution.kind === 'moved') {
    // A host without redirects answered with the page for unknown addresses; the visitor meant this one.
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

/** Lets React take over the markup of the page that was served. */
function hydrate(visit: Visit): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = (
    <StrictMode>
      {/* A page whose code is here is rendered in the press itself: not in a transition, which gives way to all that moves. */}
      <BrowserRouter useTransitions={false}>
        <Wanted visit={visit}>
          <Shown visit={visit} />
        </Wanted>
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends an empty root. In a transition React gives way to the visitor every few milliseconds.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Tells the visit which page the address names. */
function Wanted({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { key, pathname: path, hash } = useLocation();
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    visit.send({ type: 'page.wanted', place: { key, path, hash, arrival } });
  }, [visit, key, path, hash, arrival]);
  return children;
}

/** The page that the visit shows: the one before it stays until its code has come. */
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
