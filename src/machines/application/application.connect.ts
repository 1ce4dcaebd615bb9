import type { SnapshotFrom } from 'xstate';
import { connectForm, type Control } from '../form.ts';
import { connectResume } from '../resume.ts';
import type { Application, ApplicationEvent, applicationMachine } from './application.machine.ts';

const controls: Record<keyof Application, Control> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  // Without a plus sign; HTML allows this token for `text` only.
  phone: { type: 'text', autoComplete: 'tel-national', digitsOnly: true },
  experience: {},
  designation: {},
  skills: {},
};

/** The props of the job application's parts. */
export function connectApplication(
  snapshot: SnapshotFrom<typeof applicationMachine>,
  send: (event: ApplicationEvent) => void,
) {
  const parts = connectForm('application', controls, snapshot, send);
  return {
    ...parts,
    skill: (skill: string) => ({
      type: 'checkbox' as const,
      name: 'skills',
      value: skill,
      checked: snapshot.context.fields.skills.includes(skill),
      'aria-disabled': parts.busy,
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        parts.change('skills', skill, event.currentTarget.checked),
    }),
    resume: connectResume('application', snapshot, send),
    /** For the eye: the line beside the button says the same to the ear. */
    banner: { 'data-state': snapshot.value },
    /** Whether the banner says that the application has arrived. */
    announced: snapshot.hasTag('announced'),
  };
}
