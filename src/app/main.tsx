import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './first.ts';
import { loadParts } from '../components/parts.ts';
import '../styles.css';
import { App } from './App.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { reloadOnce } from './recover.ts';
import { resolve } from './routes.tsx';
import { SiteRouter } from './SiteRouter.tsx';

/** With what stands before it: where storage is blocked the library cannot be loaded by itself. */
const loadEmail = async () => (await import('../services/email.ts')).loadEmailJs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The code may be here before the page is. */
async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
}

/** Brings the page to life. Resolves when React has taken over the first screen of the prerendered markup. */
async function bringToLife(container: HTMLElement): Promise<void> {
  const resolution = resolve(location.pathname);
  if (resolution.kind === 'moved') {
    // A host without redirects answered with the page for unknown addresses; the visitor meant this one.
    location.replace(resolution.path + location.search + location.hash);
    return;
  }
  // The development server sends an empty root, the build a prerendered page.
  const prerendered = container.firstElementChild !== null;
  const { route } = resolution;
  await Promise.all([prerendered ? route.loadFirst() : route.load(), whenParsed()]);
  await new Promise<void>((hydrated) => {
    const app = (
      <StrictMode>
        <SiteRouter>
          <App onReady={hydrated} />
        </SiteRouter>
      </StrictMode>
    );
    // In a transition React gives way to the visitor every few milliseconds.
    if (prerendered) startTransition(() => void hydrateRoot(container, app));
    else createRoot(container).render(app);
  });
}

if (__INSPECTABLE__) void import('./inspector/control.ts');

/** Brings to life what lies below the first screen; what does not come is asked for again when it is wanted. */
function bringRest(): void {
  loadParts().catch((error: unknown) => {
    console.error(error);
    reloadOnce();
  });
}

/** Once nothing waits any more, styles and tests can tell. */
function whenWhole(): void {
  if (document.querySelector('.later')) return;
  removeEventListener('alive', whenWhole);
  removeEventListener('wanted', bringRest);
  removeEventListener('online', bringRest);
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event('ready'));
  // Not in the markup: there the browser fetches it beside what the first paint needs.
  const manifest = document.createElement('link');
  document.head.append(Object.assign(manifest, { rel: 'manifest', href: '/site.webmanifest' }));
  // Fetched now, because the first toast may have to say that the network is gone, and because after a deploy the files
  // of this build are no longer there when a form is sent. Safari has no idle callback.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    for (const load of [() => import('sonner'), loadEmail]) {
      load().catch(() => {});
    }
  });
}

// No `await` at this level: chunks that import something from this one would wait for it, and it for them.
void bringToLife(root).then(
  () => {
    // From here on a press in the first screen is answered. The loader hands over what the visitor did meanwhile.
    performance.mark('alive');
    addEventListener('alive', whenWhole);
    addEventListener('wanted', bringRest);
    addEventListener('online', bringRest);
    dispatchEvent(new Event('alive'));
    prefetchOnIntent();
    bringRest();
  },
  (error: unknown) => {
    // The prerendered page is still there to be read.
    console.error(error);
    reloadOnce();
  },
);
