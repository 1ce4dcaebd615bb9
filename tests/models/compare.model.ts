import { compareMachine } from '../../src/machines/compare/compare.machine.ts';
import { defineModel } from './model.ts';

export const compareModel = defineModel(compareMachine, {
  input: { name: 'compare' },
  events: [
    { type: 'divide.set', share: 0 },
    { type: 'divide.set', share: 100 },
    { type: 'divide.step', by: 5 },
    { type: 'divide.step', by: -5 },
    { type: 'drag.began', share: 25 },
    { type: 'drag.moved', share: 75 },
    { type: 'drag.ended' },
    { type: 'drag.cancelled' },
  ],
  // A few places tell what all of them do; and to where it is the handle cannot be set.
  plausible: (snapshot, event) => {
    const { share } = snapshot.context;
    if (event.type === 'divide.set') return share !== event.share;
    return event.type !== 'divide.step' || [0, 50, 100].includes(share);
  },
});
