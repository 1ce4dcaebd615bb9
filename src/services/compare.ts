import { compareMachine } from '../machines/compare/compare.machine.ts';

/** The compare machine in a browser. */
export const compare = compareMachine.provide({
  actions: {
    focusHandle: (_, { id }) => document.getElementById(id)?.focus({ preventScroll: true }),
  },
});
