/** The entry of the styleguide. */
import { createRoot } from 'react-dom/client';
import './styleguide.css';
import { createActor, fromPromise } from 'xstate';
import { visit } from '../../src/app/boot/visit.ts';
import { VisitContext } from '../../src/components/useConnect.ts';
import { showPseudoStates } from './pseudo.ts';
import { Styleguide } from './Styleguide.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** `?theme=light` or `?theme=dark` shows one theme; without it both stand side by side. */
const theme = new URLSearchParams(location.search).get('theme');
if (theme) {
  document.documentElement.dataset.theme = theme;
  showPseudoStates(document.styleSheets);
  const input = { location: { key: 'default', path: '/', hash: '' }, chat: { reply: '' } };
  // There is no page to load. If it failed, each form would say so.
  const served = visit.provide({
    actors: { loadServedPage: fromPromise(() => new Promise(() => {})) },
  });
  const actor = createActor(served, { systemId: 'visit', input }).start();
  createRoot(root).render(
    <VisitContext value={actor}>
      <Styleguide theme={theme} />
    </VisitContext>,
  );
} else {
  createRoot(root).render(
    <div className="grid h-dvh grid-cols-2">
      <iframe title="Light" src="?theme=light" className="size-full" />
      <iframe title="Dark" src="?theme=dark" className="size-full" />
    </div>,
  );
}
