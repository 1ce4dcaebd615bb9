import type { SnapshotFrom } from 'xstate';
import { type Attachment, connectResume, pasteDigits, untouched } from '../form.ts';
import {
  applicationFault,
  type ApplicationEvent,
  type ApplicationField,
  type applicationMachine,
} from './application.machine.ts';

/** What a browser may fill in for the visitor (HTML, autofill field names). */
const autoComplete: Record<ApplicationField, string> = {
  name: 'name',
  email: 'email',
  // Without a plus sign; HTML allows this token for `text` only.
  phone: 'tel-national',
  experience: 'off',
  designation: 'off',
};
const types = { name: 'text', email: 'email', phone: 'text' } as const;

/** The job application to eye, hand and assistive technology: the props of its parts. */
export function connectApplication(
  snapshot: SnapshotFrom<typeof applicationMachine>,
  send: (event: ApplicationEvent) => void,
) {
  const { fields, resume } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const change = (name: ApplicationField, value: string) =>
    send({ type: 'field.change', name, value });
  const toggle = (skill: string) => send({ type: 'skill.toggle', skill });
  const control = (name: ApplicationField) => ({
    id: `application-${name}`,
    name,
    value: fields[name],
    required: true,
    'aria-invalid': untouched,
    autoComplete: autoComplete[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
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
    label: (name: ApplicationField) => ({ htmlFor: `application-${name}` }),
    // Read-only, not disabled: a disabled field loses the focus and is skipped by screen readers.
    input: (name: keyof typeof types) => ({
      ...control(name),
      type: types[name],
      readOnly: busy,
      ...(name === 'phone' && {
        inputMode: 'numeric' as const,
        pattern: '[0-9]*',
        onPaste: pasteDigits((value) => change(name, value)),
      }),
    }),
    // Choices cannot be read-only; the machine keeps them as they are while it sends.
    select: (name: 'experience' | 'designation') => ({ ...control(name), 'aria-disabled': busy }),
    skill: (skill: string) => ({
      type: 'checkbox' as const,
      name: 'skills',
      value: skill,
      checked: fields.skills.includes(skill),
      'aria-disabled': busy,
      onChange: () => toggle(skill),
    }),
    resume: connectResume({
      form: 'application',
      file: resume,
      fault: applicationFault(snapshot.context),
      busy,
      choose: (file: Attachment | undefined) => send({ type: 'resume.choose', file }),
    }),
    submit: { type: 'submit' as const, 'aria-disabled': busy },
    /** The line beside the button that says how the try stands. */
    status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': snapshot.value },
    /** For the eye: the line beside the button says the same to the ear. */
    banner: { 'data-state': snapshot.value },
    busy,
    failed: snapshot.hasTag('failed'),
    /** Whether the banner says that the application has arrived. */
    announced: snapshot.hasTag('announced'),
    /** Whether the form has been emptied and not been touched since. */
    cleared: snapshot.hasTag('cleared'),
    /** Whether to say that the file is not part of the draft. */
    resumeMissing: snapshot.value === 'restored' && resume === undefined,
    /** Takes over what stands in a control: a text, or a box that is ticked otherwise than rendered. */
    change: (name: ApplicationField | 'skills', value: string) =>
      name === 'skills' ? toggle(value) : change(name, value),
  };
}
