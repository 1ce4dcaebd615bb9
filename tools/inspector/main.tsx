import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { theme } from '../../src/services/theme.ts';
import { App } from './App.tsx';
import './inspector.css';
import { createStore } from './store.ts';

// Light or dark as the visitor of the site has chosen.
createActor(theme).start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App store={createStore(window)} />);
