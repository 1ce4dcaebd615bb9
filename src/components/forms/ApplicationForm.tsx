import type { ReactNode } from 'react';
import type { CareersContent, Company, KeepingWords } from '../../content/types.ts';
import { connectApplication } from '../../machines/application/application.connect.ts';
import type { applicationMachine } from '../../machines/application/application.machine.ts';
import { Field } from './Field.tsx';
import { FormShell } from './FormShell.tsx';
import { ResumeField } from './resume/ResumeField.tsx';
import { Icon } from '../base/Icon.tsx';
import { useSharedConnect } from '../useConnect.ts';

/** The job application form (specification 2.13): fields, skills to tick, a resume, and a banner of success. */
export function ApplicationForm(props: {
  machine: typeof applicationMachine;
  words: CareersContent['form'];
  keeping: KeepingWords;
  company: Company;
  purpose: ReactNode;
  /** The id of the heading that names the form. */
  labelledBy: string;
}) {
  const { words } = props;
  const { experience, designation } = words.options;
  const api = useSharedConnect(props.machine, connectApplication, {
    input: {
      options: {
        experience: experience.map(({ value }) => value),
        designation: designation.map(({ value }) => value),
        skills: words.skills,
      },
      resumeMaxBytes: words.resumeMaxKB * 1024,
      messages: { failed: words.messages.failed },
    },
  });
  const input = (name: 'name' | 'email' | 'phone', span = '') => (
    <Field label={api.label(name)} text={words.fields[name]} className={span}>
      <input {...api.input(name)} className="control" />
    </Field>
  );
  const select = (name: 'experience' | 'designation') => (
    <Field label={api.label(name)} text={words.fields[name]}>
      <div className="relative">
        {/* Each browser has an arrow of its own, hard at the edge. */}
        <select {...api.select(name)} className="control appearance-none pe-12">
          <option value="">{words.choose}</option>
          {words.options[name].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          width={14}
          height={9}
          className="pointer-events-none absolute end-4 bottom-5 text-muted"
        >
          <path d="M1 1l6 6 6-6" />
        </Icon>
      </div>
    </Field>
  );
  return (
    <>
      <FormShell
        api={api}
        labelledBy={props.labelledBy}
        words={words}
        keeping={props.keeping}
        company={props.company}
        done={words.status.received}
        failed={words.status.failed}
        purpose={props.purpose}
      >
        {input('name', 'sm:col-span-2')}
        {input('email')}
        {input('phone')}
        {select('experience')}
        {select('designation')}
        <fieldset className="sm:col-span-2">
          <legend className="font-medium">
            {words.fields.skills} <span className="font-normal text-muted">({words.optional})</span>
          </legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {words.skills.map((skill) => (
              <label
                key={skill}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-line bg-surface px-3.5 transition-colors duration-200 ease-cloth hover:border-link has-checked:border-link has-checked:bg-sunken has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link has-aria-disabled:cursor-progress has-aria-disabled:bg-sunken"
              >
                <input
                  {...api.skill(skill)}
                  className="size-4.5 cursor-[inherit] accent-link outline-none focus-visible:outline-none"
                />
                {skill}
              </label>
            ))}
          </div>
        </fieldset>
        <ResumeField parts={api.resume} words={words.resume} className="sm:col-span-2" />
      </FormShell>
      <p
        {...api.banner}
        className="pointer-events-none fixed inset-x-gutter top-[calc(var(--header)+1rem)] z-40 mx-auto max-w-[36em] rounded border-s-8 border-dashed border-gold bg-night px-6 py-4 text-center font-semibold text-foam shadow-lg transition-[opacity,translate] duration-300 ease-cloth empty:-translate-y-4 empty:opacity-0 motion-reduce:transition-none"
      >
        {api.announced && words.messages.sent}
      </p>
    </>
  );
}
