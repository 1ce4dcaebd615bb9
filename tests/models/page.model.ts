import { pageMachine } from '../../src/machines/page/page.machine.ts';
import type { PageLocation } from '../../src/machines/location.ts';
import { defineModel } from './model.ts';
import { home, terms } from './visit.model.ts';

const privacy: PageLocation = { key: 'third', path: '/Privacy-policy', hash: '' };
const contact: PageLocation = { ...terms, key: 'fourth', hash: '#contact-details' };

export const pageModel = defineModel(pageMachine, {
  input: { location: home },
  events: [
    { type: 'location.changed', location: terms },
    { type: 'location.changed', location: privacy },
    { type: 'location.changed', location: contact },
    // Back.
    { type: 'location.changed', location: home },
    { type: 'page.loaded', title: 'A page', top: 700 },
    { type: 'page.failed', cause: 'offline' },
    { type: 'page.retry' },
    { type: 'page.rendered', key: terms.key },
    { type: 'page.rendered', key: contact.key },
    { type: 'page.rendered', key: home.key },
    { type: 'xstate.after.signDelay.page.loading.quiet' },
    { type: 'xstate.after.announceDelay.page.loading.slow' },
    { type: 'xstate.after.patience.page.loading.announced' },
    { type: 'xstate.after.patience.page.loading.reloading' },
    { type: 'xstate.error.actor.loadDocument', error: 'no answer' },
    { type: 'line.returned' },
    { type: 'positions.restored', positions: { default: 300 } },
    { type: 'page.hidden', top: 500 },
    { type: 'page.returned' },
  ],
  /**
   * One tour: from home to the terms, to a place in them, and back. Before the terms have come, the visitor may want the
   * privacy policy. The site is left on its first page only. tests/machines/page.test.ts mixes everything.
   */
  plausible: (snapshot, event) => {
    const { shown, location, title } = snapshot.context;
    const isLoading = snapshot.matches('loading');
    const isFailed = snapshot.hasTag('failed');
    const isReloading = snapshot.matches({ loading: 'reloading' });
    if (snapshot.matches('rendering'))
      return event.type === 'page.rendered' && event.key === shown.key;
    if (isReloading) return /actor\.loadDocument|reloading$/.test(event.type);
    switch (event.type) {
      case 'location.changed':
        // A browser keeps a failed import, so the way back would not begin anew.
        if (isFailed) return false;
        if (event.location === privacy) return isLoading && shown === home && location !== privacy;
        if (event.location === contact) return shown === terms && !isLoading;
        return event.location === home ? location !== home : location === home && title === '';
      case 'page.loaded':
        // A page that is given up may still be on its way; one that failed is not.
        return isLoading && !isFailed && location !== privacy;
      case 'page.failed':
        return isLoading && !isFailed;
      case 'xstate.error.actor.loadDocument':
      case 'page.rendered':
        return false;
      case 'line.returned':
        return isFailed;
      case 'positions.restored':
      case 'page.hidden':
      case 'page.returned':
        return !isLoading && title === '';
      default:
        return true;
    }
  },
});
