import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import './styleguide.css';
import { createActorScope } from '../../src/app/actors.ts';
import { ActorScopeContext } from '../../src/components/useConnect.ts';
import { showPseudoStates } from './pseudo.ts';
import { Styleguide } from './Styleguide.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** `?theme=light` or `?theme=dark` shows one theme; without it both stand side by side. */
const theme = new URLSearchParams(location.search).get('theme');
if (theme) {
  document.documentElement.dataset.theme = theme;
  showPseudoStates(document.styleSheets);
  createRoot(root).render(
    <MemoryRouter>
      <ActorScopeContext value={createActorScope()}>
        <Styleguide theme={theme} />
      </ActorScopeContext>
    </MemoryRouter>,
  );
} else {
  createRoot(root).render(
    <div className="grid h-dvh grid-cols-2">
      <iframe title="Light" src="?theme=light" className="size-full" />
      <iframe title="Dark" src="?theme=dark" className="size-full" />
    </div>,
  );
}
