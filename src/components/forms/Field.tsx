import type { ComponentProps, ReactNode } from 'react';
import type { Company, ResumeWords } from '../../content/types.ts';
import type { Attachment, connectResume } from '../../machines/form.ts';
import { DirectLines } from './DirectLines.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useChosenFile } from './useChosenFile.ts';

/** The look of every text control: at rest, with focus, and invalid. */
export const control =
  'mt-1.5 block min-h-12 w-full rounded border border-line bg-surface px-4 py-3 text-ink transition-colors duration-200 ease-cloth ' +
  'hover:border-link focus-visible:border-link read-only:[&:not(select)]:bg-sunken aria-disabled:bg-sunken ' +
  'scroll-mt-10 [:user-invalid]:border-rani [:user-invalid]:ring-1 [:user-invalid]:ring-rani';

/** A control below its label. */
export function Field(props: {
  label: ComponentProps<'label'>;
  text: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={props.className}>
      <label {...props.label} className="font-medium">
        {props.text}
      </label>
      {props.children}
    </div>
  );
}

/** The control for a resume: its hint, what is wrong with the file, and that a draft has none. */
export function ResumeField(props: {
  parts: ReturnType<typeof connectResume>;
  words: ResumeWords;
  /** Whether a draft was restored, which has no file. */
  missing: boolean;
  className?: string;
}) {
  const { parts, words } = props;
  const ref = useChosenFile(parts.file, (file: Attachment | undefined) => parts.choose(file));
  return (
    <Field label={parts.label} text={words.label} className={props.className ?? ''}>
      <input
        {...parts.input}
        ref={ref}
        className={
          'mt-1.5 block w-full cursor-pointer rounded border border-dashed border-line bg-surface p-2 text-muted transition-colors duration-200 ease-cloth ' +
          'file:me-4 file:min-h-11 file:cursor-pointer file:rounded file:border-0 file:bg-sunken file:px-5 file:py-2.5 file:font-semibold file:text-ink ' +
          'hover:border-link focus-visible:border-link [:user-invalid]:border-rani aria-invalid:border-rani aria-invalid:text-ink ' +
          'aria-disabled:pointer-events-none aria-disabled:bg-sunken'
        }
      />
      <p {...parts.hint} className="mt-2 text-small text-muted">
        {words.hint}
        {props.missing && (
          <strong className="mt-1 block font-medium text-ink">{words.again}</strong>
        )}
      </p>
      <p {...parts.error} className="mt-1 text-small font-medium text-rani empty:hidden">
        {parts.fault && words.faults[parts.fault]}
      </p>
    </Field>
  );
}

/** The button that sends a form, and beside it the lines that say how the try stands, and whether the form can be sent at all. */
export function FormEnd(props: {
  submit: ComponentProps<'button'>;
  label: string;
  status: ComponentProps<'p'>;
  /** Shown where the form's code does not load. Telephone and e-mail follow. */
  noCode: string;
  company: Company;
  /** What the line of the try says. */
  children: ReactNode;
}) {
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
      <Honeypot />
      <button
        {...props.submit}
        className="min-h-12 min-w-44 rounded noscript:hidden bg-marigold px-6 py-3.5 font-semibold text-on-gold transition-colors duration-200 ease-cloth hover:brightness-105 aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {props.label}
      </button>
      <p
        {...props.status}
        className="max-w-measure flex-1 basis-full text-small sm:basis-0 data-[state=failed]:text-rani"
      >
        {props.children}
      </p>
      <p role="status" className="code-note basis-full">
        {props.noCode} <DirectLines company={props.company} />
      </p>
    </div>
  );
}
