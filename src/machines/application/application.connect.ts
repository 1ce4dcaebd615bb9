import type { SnapshotFrom } from 'xstate';
import { connectForm, connectResume, type Control } from '../form.ts';
import {
  applicationFault,
  type ApplicationEvent,
  type ApplicationField,
  type applicationMachine,
} from './application.machine.ts';

const controls: Record<ApplicationField, Control> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  // Without a plus sign; HTML allows this token for `text` only.
  phone: { type: 'text', autoComplete: 'tel-national', digitsOnly: true },
  experience: {},
  designation: {},
};

/** The job application to eye, hand and assistive technology: the props of its parts. */
export function connectApplication(
  snapshot: SnapshotFrom<typeof applicationMachine>,
  send: (event: ApplicationEvent) => void,
) {
  const { fields } = snapshot.context;
  const parts = connectForm('application', controls, snapshot, send);
  const toggle = (skill: string) => send({ type: 'skill.toggle', skill });
  return {
    ...parts,
    skill: (skill: string) => ({
      type: 'checkbox' as const,
      name: 'skills',
      value: skill,
      checked: fields.skills.includes(skill),
      'aria-disabled': parts.busy,
      onChange: () => toggle(skill),
    }),
    resume: connectResume('application', snapshot, applicationFault(snapshot.context), send),
    /** For the eye: the line beside the button says the same to the ear. */
    banner: { 'data-state': snapshot.value },
    /** Whether the banner says that the application has arrived. */
    announced: snapshot.hasTag('announced'),
    /** Takes over what stands in a control: a text, or a box that is ticked otherwise than rendered. */
    change: (name: ApplicationField | 'skills', value: string) =>
      name === 'skills' ? toggle(value) : parts.change(name, value),
  };
}
