import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles.css';
import { App } from './App.tsx';
import { resolve } from './routes.tsx';

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
  await resolution.route.load();
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

// No `await` at this level: chunks that import something from this one would wait for it, and it for them.
void bringToLife(root).then(() => {
  // From here on a press is answered. The loader hands over what the visitor did meanwhile; styles and tests can tell.
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event('ready'));
  // Fetched now, because the first toast may have to say that the network is gone. Safari has no idle callback.
  (globalThis.requestIdleCallback ?? setTimeout)(() => void import('sonner').catch(() => {}));
});
