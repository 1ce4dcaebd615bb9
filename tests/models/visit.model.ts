import { fromCallback } from 'xstate';
import type { Place } from '../../src/machines/place.ts';
import { visitMachine } from '../../src/machines/visit/visit.machine.ts';
import { defineModel } from './model.ts';

/** Where the visit begins, and where it goes. */
export const home: Place = { key: 'default', path: '/', hash: '' };
export const terms: Place = {
  key: 'second',
  path: '/TermsAnd-Conditions',
  hash: '',
};

/** An actor of a view, which fails as soon as it is told anything. */
export const view = fromCallback(({ receive }) =>
  receive((event) => {
    throw (event as { error?: unknown }).error;
  }),
);

/** Of this form, because the ids of such actors are known to their views only. */
const failure: `xstate.error.actor.${string}` = 'xstate.error.actor.view';

export const visitModel = defineModel(visitMachine, {
  input: {
    place: home,
    parts: [
      { name: 'HomeVideo', when: 'now' },
      { name: 'HomeStory', when: 'near' },
    ],
    frame: [{ name: 'Below', when: 'now' }],
  },
  events: [
    { type: 'xstate.done.actor.fetchScreen', output: undefined },
    { type: 'xstate.error.actor.fetchScreen', error: 'no screen' },
    { type: 'screen.woke' },
    { type: 'part.awake', name: 'Below' },
    { type: 'part.awake', name: 'HomeVideo' },
    { type: 'part.wanted', name: 'HomeStory' },
    { type: 'press.held' },
    { type: 'xstate.done.actor.reload', output: undefined },
    { type: 'xstate.error.actor.reload', error: 'reloaded already' },
    { type: 'page.shown', place: terms, title: 'Terms' },
    { type: 'line.lost' },
    { type: 'line.returned' },
    { type: 'actor.spawn', logic: view, id: 'view', input: undefined },
    { type: 'actor.stop', id: 'view' },
    { type: failure, error: 'planted' },
  ],
  /**
   * The page comes to life. The line is lost only where something waits for it, and returns before anything else happens.
   * Otherwise the walk would try each state of one region with each of the other.
   * tests/machines/visit.test.ts mixes everything.
   */
  plausible: (snapshot, event) => {
    const { context } = snapshot;
    const children: Readonly<Record<string, unknown>> = snapshot.children;
    const isWhole = snapshot.matches({ life: { alive: 'whole' } });
    if (snapshot.matches({ line: 'offline' })) return event.type === 'line.returned';
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)/.exec(event.type) ?? [];
    if (id && !children[id]) return false;
    switch (event.type) {
      case 'line.lost':
        return isWhole || snapshot.matches({ life: 'stranded' });
      case 'line.returned':
        return false;
      case 'screen.woke':
        return snapshot.matches({ life: 'waking' });
      case 'part.wanted':
        return isWhole;
      case 'part.awake':
        return snapshot.matches({ life: 'alive' }) && context.asleep.includes(event.name);
      case 'page.shown':
        // The link to it is in the part below.
        return context.asleep.join() === 'HomeVideo';
      case 'actor.spawn':
        return isWhole && !children.view;
      case 'actor.stop':
        return isWhole && children.view !== undefined;
      default:
        return true;
    }
  },
});
