import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Actor, createActor } from 'xstate';
import { readEntered } from '../../components/forms/entered.ts';
import { VisitContext } from '../../components/useConnect.ts';
import { chatWords } from '../../content/chat.ts';
import { actorOf } from '../../machines/system.ts';
import '../../styles.css';
import { App } from '../App.tsx';
import { Router, servedEntry } from '../Router.tsx';
import { registry } from '../inspector/registry.ts';
import { resolve } from '../routes.tsx';
import { handover } from './handover.ts';
import { countPageViews } from './page-views.ts';
import { visit as visitMachine } from './visit.ts';

type Visit = Actor<typeof visitMachine>;

/** Stopped while React hydrates: React would hydrate what is touched in one long task, and scrolling would wait. */
const touches = ['touchstart', 'touchend', 'pointerdown', 'pointercancel'];

/** Starts the visit, whose machine does the rest. */
function begin(): void {
  const resolution = resolve(location.pathname);
  // A host may redirect the exact spelling to this one, as for a folder: do it only once.
  const isSecond = document.referrer === location.href.split('#', 1)[0];
  if (resolution.kind === 'moved' && !isSecond) {
    // A host without redirects answers an alias with the page for unknown addresses. This is the page the visitor wanted.
    location.replace(resolution.path + location.search + location.hash);
    return;
  }
  const visit: Visit = createActor(
    visitMachine.provide({ actions: { hydrate: () => hydrate(visit) } }),
    {
      id: 'visit',
      systemId: 'visit',
      input: {
        location: servedEntry(handover.path),
        chat: { reply: chatWords.reply.text },
      },
      ...(__INSPECTABLE__ && { inspect: registry.observe }),
    },
  );
  visit.start();
  if (__PAGE_VIEWS__) countPageViews(actorOf(visit.system, 'page'));
  if (__INSPECTABLE__) void import('../inspector/control.ts');
}

/** Hydrates the page that was served. */
function hydrate(visit: Visit): void {
  const root = document.getElementById('root') as HTMLElement;
  const hydrated = new AbortController();
  const onHydrated = () => {
    hydrated.abort();
    visit.send({ type: 'page.hydrated' });
  };
  const page = (
    <StrictMode>
      <VisitContext value={visit}>
        <Router>
          <App onHydrated={onHydrated} />
        </Router>
      </VisitContext>
    </StrictMode>
  );
  // The development server sends an empty root.
  if (import.meta.env.DEV) return createRoot(root).render(page);
  keepStylesheet();
  readEntered();
  const options = { capture: true, signal: hydrated.signal };
  for (const type of touches) addEventListener(type, (event) => event.stopPropagation(), options);
  // In a transition React yields to input every few milliseconds.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError: console.error }));
  // From now on React hydrates what is pressed, and then answers. The visit starts the actors of views after this action.
  queueMicrotask(handover.release);
}

/** Moves the stylesheet out of React's root: React may remove the page that contains it. */
function keepStylesheet(): void {
  const link = document.querySelector('#first-screen-end + link') as HTMLLinkElement;
  const { head } = document;
  // Moved as it is, nothing is styled anew; other browsers load a copy from their cache.
  if ('moveBefore' in head) head.moveBefore(link, null);
  else document.head.append(link.cloneNode());
}

// Two tasks, where the browser can: each is long.
await window.scheduler?.yield?.();
begin();
