import { disclosureMachine } from '../machines/disclosure/disclosure.machine.ts';

/** The disclosure machine in a browser. */
export const disclosure = disclosureMachine.provide({
  actions: {
    keepButton: (_, { id }) => {
      // In the next frame the text is hidden and the scroll position is final.
      requestAnimationFrame(() => {
        const button = document.getElementById(id);
        // Safari does not focus a button that is clicked.
        button?.focus({ preventScroll: true });
        button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    },
  },
});
