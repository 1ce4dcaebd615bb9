import { entranceMachine } from '../../src/machines/entrance/entrance.machine.ts';
import { defineModel } from './model.ts';

export const entranceModel = defineModel(entranceMachine, {
  input: undefined,
  events: [{ type: 'page.opened', key: 'any' }],
});
