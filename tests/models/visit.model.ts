import type { PageLocation } from '../../src/machines/location.ts';
import { visitMachine } from '../../src/machines/visit/visit.machine.ts';
import { defineModel } from './model.ts';

/** Where the visit begins, and where it goes. */
export const home: PageLocation = { key: 'default', path: '/', hash: '' };
export const terms: PageLocation = {
  key: 'second',
  path: '/TermsAnd-Conditions',
  hash: '',
};

/** Of this form, because views make up ids for their actors. */
const failure: `xstate.error.actor.${string}` = 'xstate.error.actor.chat';

export const visitModel = defineModel(visitMachine, {
  input: { location: home, chat: { reply: 'Nobody is here.' } },
  events: [
    { type: 'xstate.done.actor.loadServedPage', output: undefined },
    { type: 'xstate.error.actor.loadServedPage', error: 'no code' },
    { type: 'page.hydrated' },
    { type: 'xstate.done.actor.reload', output: undefined },
    { type: 'xstate.error.actor.reload', error: 'reloaded already' },
    { type: 'line.lost' },
    { type: 'line.returned' },
    { type: 'view.unmounted', systemId: 'nobody' },
    { type: failure, actorId: 'chat', error: 'planted' },
  ],
  /**
   * The line is lost only where something waits for it, and returns before anything else happens.
   * Otherwise the walk would try each state of one region with each of the other.
   * tests/machines/visit.test.ts mixes everything.
   */
  plausible: (snapshot, event) => {
    const children: Readonly<Record<string, unknown>> = snapshot.children;
    const isInteractive = snapshot.matches({ life: 'interactive' });
    if (snapshot.matches({ line: 'offline' })) return event.type === 'line.returned';
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)/.exec(event.type) ?? [];
    if (id && !children[id]) return false;
    switch (event.type) {
      case 'line.lost':
        return isInteractive || snapshot.matches({ life: 'failed' });
      case 'line.returned':
        return false;
      case 'page.hydrated':
        return snapshot.matches({ life: 'hydrating' });
      case 'view.unmounted':
      case failure:
        return isInteractive;
      default:
        return true;
    }
  },
});
