import { disclosureMachine } from '../../src/machines/disclosure/disclosure.machine.ts';
import { defineModel } from './model.ts';

export const disclosureModel = defineModel(disclosureMachine, {
  input: { name: 'about-more' },
  events: [{ type: 'text.opened' }, { type: 'text.closed' }],
});
