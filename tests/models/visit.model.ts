import { fromCallback } from 'xstate';
import type { Place } from '../../src/machines/place.ts';
import { visitMachine } from '../../src/machines/visit/visit.machine.ts';
import { defineModel } from './model.ts';

/** Where the visit begins, and where it goes. */
export const home: Place = { key: 'default', path: '/', hash: '', arrival: 'POP' };
export const terms: Place = {
  key: 'second',
  path: '/TermsAnd-Conditions',
  hash: '',
  arrival: 'PUSH',
};
const privacy: Place = { key: 'third', path: '/Privacy-policy', hash: '', arrival: 'PUSH' };

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
    { type: 'page.wanted', place: terms },
    { type: 'page.wanted', place: privacy },
    // Back.
    { type: 'page.wanted', place: home },
    { type: 'page.came' },
    { type: 'page.stood', key: terms.key },
    { type: 'page.stood', key: privacy.key },
    { type: 'page.missed', cause: 'offline' },
    { type: 'page.retry' },
    { type: 'xstate.after.signDelay.visit.page.awaited.fetching' },
    { type: 'xstate.after.announceDelay.visit.page.awaited.slow' },
    { type: 'xstate.after.patience.visit.page.awaited.announced' },
    { type: 'line.lost' },
    { type: 'line.returned' },
    { type: 'actor.spawn', logic: view, id: 'view', input: undefined },
    { type: 'actor.stop', id: 'view' },
    { type: failure, error: 'planted' },
  ],
  /**
   * Regions are walked one after the other, or there would be every state of one in every state of the others: the page
   * comes to life, then the visitor goes on; the line is lost where something waits for it, and returns before anything else
   * happens. tests/machines/visit.test.ts mixes everything.
   */
  plausible: (snapshot, event) => {
    const { context, children } = snapshot;
    const rests = snapshot.matches({ life: { alive: 'whole' }, page: 'shown' });
    const isMissing = snapshot.hasTag('missing');
    const isAwaited = snapshot.matches({ page: 'awaited' });
    if (snapshot.matches({ line: 'offline' })) return event.type === 'line.returned';
    // Nothing else happens meanwhile.
    if (snapshot.matches({ page: 'rendering' }))
      return event.type === 'page.stood' && event.key === context.shown.key;
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)/.exec(event.type) ?? [];
    if (id && !children[id]) return false;
    switch (event.type) {
      case 'page.wanted':
        return (
          snapshot.matches({ life: { alive: 'whole' } }) &&
          context.shown.key === 'default' &&
          event.place.key !== context.wanted.key
        );
      case 'page.came':
      case 'page.missed':
        // A page that is given up may still be on its way; one that failed is not.
        return isAwaited && !isMissing;
      case 'line.lost':
        return rests || isMissing || snapshot.matches({ life: 'stranded' });
      case 'line.returned':
      case 'page.stood':
        return false;
      case 'screen.woke':
        return snapshot.matches({ life: 'waking' });
      case 'part.wanted':
        return rests;
      case 'part.awake':
        return snapshot.matches({ life: 'alive' }) && context.asleep.includes(event.name);
      case 'actor.spawn':
        return rests && !children.view;
      case 'actor.stop':
        return rests && children.view !== undefined;
      default:
        return true;
    }
  },
});
