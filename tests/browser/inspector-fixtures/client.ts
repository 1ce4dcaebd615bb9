/** A page of another house: a machine this site knows nothing of, shown by the library's own client. */
import { createBrowserInspector } from '@statelyai/inspect';
import { createActor, fromCallback, setup } from 'xstate';

const lamp = setup({
  types: { events: {} as { type: 'press' } | { type: 'tick'; count: number } },
  actors: { glow: fromCallback(() => {}) },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: 'lit' } },
    lit: { invoke: { id: 'glow', src: 'glow' }, on: { press: 'dark' } },
  },
});

const inspector = createBrowserInspector({ url: '/__inspector' });
const actor = createActor(lamp, { id: 'lamp', inspect: inspector.inspect }).start();
Object.assign(window, {
  press: () => actor.send({ type: 'press' }),
  /** Tells of as many events as a busy page has in a minute or two. */
  flood: (events: number) => {
    for (let count = 0; count < events; count += 1) inspector.event(actor, { type: 'tick', count });
  },
});
