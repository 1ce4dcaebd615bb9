import type { SnapshotFrom } from 'xstate';
import { buttonId, type DisclosureEvent, type disclosureMachine } from './disclosure.machine.ts';

/** A text that a button shows and hides, to eye, hand and assistive technology (WAI-ARIA APG, disclosure). */
export function connectDisclosure(
  snapshot: SnapshotFrom<typeof disclosureMachine>,
  send: (event: DisclosureEvent) => void,
) {
  const { name } = snapshot.context;
  const expanded = snapshot.matches('expanded');
  return {
    button: {
      id: buttonId(name),
      type: 'button' as const,
      'aria-expanded': expanded,
      'aria-controls': `${name}-text`,
      'data-state': snapshot.value,
      onClick: () => send({ type: 'text.toggle' }),
    },
    /** What gives way around the text as it opens. */
    fold: { 'data-state': snapshot.value },
    text: { id: `${name}-text`, hidden: !expanded },
    found: () => send({ type: 'text.found' }),
    expanded,
  };
}
