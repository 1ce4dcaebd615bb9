import type { ResumeWords } from '../../../content/types.ts';
import type { connectResume } from '../../../machines/resume.ts';
import { Field } from '../Field.tsx';
import { useFile } from './useFile.ts';

/** The control for a resume: its hint, what is wrong with the file, and that a draft has none. */
export function ResumeField(props: {
  parts: ReturnType<typeof connectResume>;
  words: ResumeWords;
  className?: string;
}) {
  const { parts, words } = props;
  const ref = useFile(parts.file, parts.choose);
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
      <span {...parts.chosen} className="sr-only">
        {parts.file?.name}
      </span>
      <p {...parts.hint} className="mt-2 text-small text-muted">
        {words.hint}
        {parts.missing && (
          <strong className="mt-1 block font-medium text-ink">{words.again}</strong>
        )}
      </p>
      <p {...parts.error} className="mt-1 text-small font-medium text-rani empty:hidden">
        {parts.fault && words.faults[parts.fault]}
      </p>
    </Field>
  );
}
