import { startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Actor, createActor } from 'xstate';
import { NavigateContext } from '../../components/base/Link.tsx';
import type { Part } from '../../components/parts.ts';
import { pageOf, VisitContext } from '../../components/useConnect.ts';
import '../../styles.css';
import { App, frame } from '../App.tsx';
import { registry } from '../inspector/registry.ts';
import { resolve } from '../routes.tsx';
import { goBy, here, nameOf, want } from './history.ts';
import { followAsleep } from './links.ts';
import { servedParts, visit as visitMachine } from './visit.ts';

type Visit = Actor<typeof visitMachine>;

/** The development server serves no markup, which somebody could come near. */
const waking = (parts: readonly Part[]) =>
  parts.map(({ name, when }) => ({ name, when: import.meta.env.DEV ? 'now' : when }) as const);

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
      input: { place: here(), parts: waking(servedParts()), frame: waking(frame) },
      ...(__INSPECTABLE__ && { inspect: registry.observe }),
    },
  );
  visit.start();
  if (__INSPECTABLE__) void import('../inspector/control.ts');
}

/** Mounts the router, and then hydrates the page that was served. */
function hydrate(visit: Visit): void {
  const hydratePage = (go: (to: string) => void) => {
    followAsleep(go);
    const root = document.getElementById('root') as HTMLElement;
    const page = (
      <StrictMode>
        <VisitContext value={visit}>
          <NavigateContext value={go}>
            <App onReady={() => visit.send({ type: 'screen.woke' })} />
          </NavigateContext>
        </VisitContext>
      </StrictMode>
    );
    // The development server sends an empty root.
    if (import.meta.env.DEV) createRoot(root).render(page);
    // In a transition React yields to input every few milliseconds.
    else startTransition(() => void hydrateRoot(root, page));
  };
  // In a root of its own: its context changes with each address, and React removes what is not alive below such a context.
  createRoot(document.createElement('div')).render(
    // No transitions: a page whose code is loaded renders synchronously on click.
    <BrowserRouter useTransitions={false}>
      <Wanted visit={visit} onMount={hydratePage} />
    </BrowserRouter>,
  );
}

/**
 * Sends `page.wanted` when the address changes. Renders nothing.
 * @param props.onMount is given the function that changes the address.
 */
function Wanted(props: { visit: Visit; onMount: (go: (to: string) => void) => void }) {
  const { visit, onMount } = props;
  const { key: given, pathname: path, search, hash } = useLocation();
  const key = nameOf(given, path, hash);
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const page = pageOf(visit);
  // Made once. The router makes a new `navigate` for each address, and with it every link would render again.
  const [go] = useState(() => goBy(page, navigate));
  useLayoutEffect(() => {
    want(page, { key, path, search, hash, arrival });
  }, [page, key, path, search, hash, arrival]);
  useLayoutEffect(() => onMount(go), [onMount, go]);
  return null;
}

begin();
