import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles.css';
import { App } from './App.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { reloadOnce } from './recover.ts';
import { resolve } from './routes.tsx';
import { adoptStylesheet } from './stylesheet.ts';

/** With what stands before it: where storage is blocked the library cannot be loaded by itself. */
const loadEmail = async () => (await import('../services/email.ts')).loadEmailJs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Brings the page to life. Resolves when React has taken over the prerendered markup. */
async function bringToLife(container: HTMLElement): Promise<void> {
  const resolution = resolve(location.pathname);
  if (resolution.kind === 'moved') {
    // A host without redirects answered with the page for unknown addresses; the visitor meant this one.
    location.replace(resolution.path + location.search + location.hash);
    return;
  }
  await Promise.all([resolution.route.load(), adoptStylesheet()]);
  await new Promise<void>((hydrated) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <App onReady={hydrated} />
        </BrowserRouter>
      </StrictMode>
    );
    // The development server sends an empty root, the build a prerendered page.
    if (container.firstElementChild) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

if (__INSPECTABLE__) void import('./inspector/control.ts');

// No `await` at this level: chunks that import something from this one would wait for it, and it for them.
void bringToLife(root).then(
  () => {
    // From here on a press is answered. The loader hands over what the visitor did meanwhile; styles and tests can tell.
    document.documentElement.dataset.ready = '';
    performance.mark('ready');
    dispatchEvent(new Event('ready'));
    prefetchOnIntent();
    // Fetched now, because the first toast may have to say that the network is gone, and because after a deploy the files
    // of this build are no longer there when a form is sent. Safari has no idle callback.
    (globalThis.requestIdleCallback ?? setTimeout)(() => {
      for (const load of [() => import('sonner'), loadEmail]) {
        load().catch(() => {});
      }
    });
  },
  (error: unknown) => {
    // The prerendered page is still there to be read.
    console.error(error);
    reloadOnce();
  },
);
