/** The entry of the inspector. */
import './inspector.css';
import '@workshop/inspector/panel.css';
import { showInspector } from '@workshop/inspector/panel';
import layouts from 'virtual:layouts';
import { createActor } from 'xstate';
import { theme } from '../../src/services/theme.ts';

// Light or dark as the visitor of the site has chosen.
createActor(theme).start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// It carries a machine.
showInspector(root, { layouts, unsendable: ['actor.spawn'] });
