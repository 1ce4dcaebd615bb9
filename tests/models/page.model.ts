import { pageMachine } from '../../src/machines/page/page.machine.ts';
import type { Place } from '../../src/machines/place.ts';
import { defineModel } from './model.ts';
import { home, terms } from './visit.model.ts';

const privacy: Place = { key: 'third', path: '/Privacy-policy', hash: '' };
const contact: Place = { ...terms, key: 'fourth', hash: '#contact-details' };

export const pageModel = defineModel(pageMachine, {
  input: { place: home },
  events: [
    { type: 'page.wanted', place: terms },
    { type: 'page.wanted', place: privacy },
    { type: 'page.wanted', place: contact },
    // Back.
    { type: 'page.wanted', place: home },
    { type: 'page.came', title: 'A page', top: 700 },
    { type: 'page.missed', cause: 'offline' },
    { type: 'page.retry' },
    { type: 'page.stood', key: terms.key },
    { type: 'page.stood', key: contact.key },
    { type: 'page.stood', key: home.key },
    { type: 'xstate.after.signDelay.page.awaited.fetching' },
    { type: 'xstate.after.announceDelay.page.awaited.slow' },
    { type: 'xstate.after.patience.page.awaited.announced' },
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
    const { shown, wanted, title } = snapshot.context;
    const isAwaited = snapshot.matches('awaited');
    const isMissing = snapshot.hasTag('missing');
    if (snapshot.matches('rendering'))
      return event.type === 'page.stood' && event.key === shown.key;
    switch (event.type) {
      case 'page.wanted':
        if (event.place === privacy) return isAwaited && shown === home && wanted !== privacy;
        if (event.place === contact) return shown === terms && !isAwaited;
        return event.place === home ? wanted !== home : wanted === home && title === '';
      case 'page.came':
        // A page that is given up may still be on its way; one that failed is not.
        return isAwaited && !isMissing && wanted !== privacy;
      case 'page.missed':
        return isAwaited && !isMissing;
      case 'page.stood':
        return false;
      case 'line.returned':
        return isMissing;
      case 'positions.restored':
      case 'page.hidden':
      case 'page.returned':
        return !isAwaited && title === '';
      default:
        return true;
    }
  },
});
