import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Actor, createActor } from 'xstate';
import { NavigateContext } from '../../components/base/Link.tsx';
import type { Part } from '../../components/parts.ts';
import { pageOf, VisitContext } from '../../components/useConnect.ts';
import '../../styles.css';
import { App, frame } from '../App.tsx';
import { registry } from '../inspector/registry.ts';
import { resolve } from '../routes.tsx';
import { here } from './history.ts';
import { followAsleep } from './links.ts';
import { mountRouter } from './router.tsx';
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
  mountRouter(pageOf(visit), hydratePage);
}

begin();
