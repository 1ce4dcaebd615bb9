import type { SnapshotFrom } from 'xstate';
import { untouched } from '../form.ts';
import type { ContactEvent, ContactField, contactMachine } from './contact.machine.ts';

type InputType = 'text' | 'email' | 'tel';

/** The control of each field and what a browser may fill in for the visitor (HTML, autofill field names). */
const controls: Record<ContactField, { type: InputType; autoComplete: string }> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  subject: { type: 'text', autoComplete: 'off' },
  message: { type: 'text', autoComplete: 'off' },
};

/** The contact form to eye, hand and assistive technology: the props of its parts. */
export function connectContact(
  snapshot: SnapshotFrom<typeof contactMachine>,
  send: (event: ContactEvent) => void,
) {
  const busy = snapshot.hasTag('busy');
  const control = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    value: snapshot.context.fields[name],
    required: true,
    'aria-invalid': untouched,
    // Read-only, not disabled: a disabled field loses the focus and is skipped by screen readers.
    readOnly: busy,
    autoComplete: controls[name].autoComplete,
    onChange: (event: { currentTarget: { value: string } }) =>
      send({ type: 'field.change', name, value: event.currentTarget.value }),
  });
  return {
    form: {
      'aria-busy': busy,
      'data-state': snapshot.value,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'form.submit' });
      },
    },
    label: (name: ContactField) => ({ htmlFor: `contact-${name}` }),
    input: (name: ContactField) => ({ ...control(name), type: controls[name].type }),
    textarea: (name: ContactField) => ({ ...control(name), rows: 3 }),
    submit: { type: 'submit' as const, 'aria-disabled': busy },
    /** The line beside the button that says how the try stands. */
    status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': snapshot.value },
    busy,
    failed: snapshot.hasTag('failed'),
    /** Whether the form has been emptied and not been touched since. */
    cleared: snapshot.hasTag('cleared'),
    change: (name: ContactField, value: string) => send({ type: 'field.change', name, value }),
  };
}
