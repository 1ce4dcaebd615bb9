import type { SnapshotFrom } from 'xstate';
import { buttonId, type DisclosureEvent, type disclosureMachine } from './disclosure.machine.ts';

/** Props of a `<details>`, which the browser opens and closes; the machine follows. */
export function connectDisclosure(
  snapshot: SnapshotFrom<typeof disclosureMachine>,
  send: (event: DisclosureEvent) => void,
) {
  const expanded = snapshot.matches('expanded');
  return {
    details: {
      open: expanded,
      onToggle: (event: { readonly currentTarget: { readonly open: boolean } }) =>
        send({ type: event.currentTarget.open ? 'text.opened' : 'text.closed' }),
      /** It may be open before the page is hydrated. React calls this at each render. */
      ref: (details: { readonly open: boolean } | null) => {
        if (details?.open && !expanded) send({ type: 'text.opened' });
      },
    },
    summary: { id: buttonId(snapshot.context.name) },
    expanded,
  };
}
