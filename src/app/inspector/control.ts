import { showControl } from '@workshop/inspector/control';
import { registry } from './registry.ts';
import { sealed } from './sealed.ts';

showControl({
  registry,
  sealed,
  panel: '/__inspector',
  stately: import.meta.env.VITE_INSPECTOR_URL,
  raised: '#root :is(.chat-corner, .scroll-top)',
});
