import { entranceMachine } from '../../src/machines/entrance/entrance.machine.ts';
import { defineModel } from './model.ts';

/** Comes to a page. */
const shown = (path: string) =>
  ({ type: 'page.shown', location: { key: 'any', path, hash: '' } }) as const;

export const entranceModel = defineModel(entranceMachine, {
  input: { path: '/services' },
  events: [shown('/services'), shown('/WebservicesPage')],
});
