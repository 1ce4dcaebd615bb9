import { accordionMachine } from '../machines/accordion/accordion.machine.ts';

/** The accordion machine in a browser. */
export const accordion = accordionMachine.provide({
  actions: { focusHeader: (_, { id }) => document.getElementById(id)?.focus() },
});
