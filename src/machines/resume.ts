/** What the forms with a resume have in common. */

import {
  type Attachment,
  changing,
  entering,
  type Fields,
  type FormContext,
  type FormSnapshot,
  resumeId,
  restoring,
} from './form.ts';
import { fromEvent } from './params.ts';

/** The visitor chose a resume, or took the choice back. */
export interface ResumeEvent {
  type: 'resume.choose';
  file: Attachment | undefined;
}

/** The endings a resume may have (specification 5), as an `accept` attribute. */
const resumeEndings = '.pdf,.doc,.docx';

export type ResumeFault = 'format' | 'empty' | 'size' | 'unreadable';

/** Whether a file was changed, moved or deleted after it was chosen (File API, section 8). */
const isUnreadable = (cause: unknown) =>
  cause instanceof Error && ['NotReadableError', 'NotFoundError'].includes(cause.name);

/**
 * Why a resume cannot be taken. The ending is judged by the whole name, because a picker's filter can be bypassed.
 * @returns undefined for a good file, and for none: that a file is required, the browser itself says.
 */
export function resumeFault({
  resume,
  resumeMaxBytes,
  cause,
}: Pick<FormContext<unknown>, 'resume' | 'resumeMaxBytes' | 'cause'>): ResumeFault | undefined {
  if (!resume) return undefined;
  if (isUnreadable(cause)) return 'unreadable';
  if (!/\.(?:pdf|docx?)$/i.test(resume.name)) return 'format';
  if (resume.size === 0) return 'empty';
  return resume.size > resumeMaxBytes ? 'size' : undefined;
}

export const resumeGuards = {
  isResumeUnfit: ({ context }: { context: Parameters<typeof resumeFault>[0] }) =>
    !context.resume || resumeFault(context) !== undefined,
};

/** The visitor enters something, chooses a resume, or clears the form. */
export const choosing = {
  ...entering,
  'resume.choose': {
    target: '.editing',
    actions: { type: 'chooseResume', params: fromEvent },
  },
} as const;

/** A form with a resume, before it is submitted. */
export const filling = {
  editing: {
    description: 'The form is being filled in.',
    on: {
      'draft.restored': {
        guard: { type: 'isDraftOfUse', params: fromEvent },
        target: 'restored',
        ...restoring,
      },
    },
  },
  restored: {
    description: 'What was typed on an earlier visit is back; only the file is to be chosen again.',
    on: { 'field.change': changing },
  },
} as const;

/** A resume that cannot be sent is to be chosen anew. */
export const refusing = { guard: 'isResumeUnfit', actions: 'focusResume' } as const;

/** The props of a resume's control with its label, hint and error. */
export function connectResume(
  form: string,
  snapshot: FormSnapshot<Fields>,
  send: (event: ResumeEvent) => void,
) {
  const file = snapshot.context.resume;
  const fault = resumeFault(snapshot.context);
  const busy = snapshot.hasTag('busy');
  const id = resumeId(form);
  const choose = (file: Attachment | undefined) => send({ type: 'resume.choose', file });
  return {
    label: { htmlFor: id },
    input: {
      id,
      name: 'resume',
      type: 'file' as const,
      accept: resumeEndings,
      required: true,
      'aria-describedby': `${id}-hint ${id}-error`,
      'aria-invalid': fault !== undefined,
      // Not disabled: a disabled control loses the focus and is skipped by screen readers.
      'aria-disabled': busy,
      // An empty control reports the same file again when it was changed meanwhile.
      onClick: (event: { preventDefault(): void; currentTarget: { value: string } }) => {
        if (busy) event.preventDefault();
        else event.currentTarget.value = '';
      },
      onChange: (event: { currentTarget: { files: ArrayLike<Attachment> | null } }) =>
        choose(event.currentTarget.files?.[0]),
    },
    hint: { id: `${id}-hint` },
    /** Says the file's name: the focus returns from the picker in silence. */
    chosen: { 'aria-live': 'polite' as const },
    error: { id: `${id}-error`, role: 'alert' as const },
    fault,
    file,
    /** Whether to say that the file is not part of the draft. */
    missing: snapshot.value === 'restored' && !file,
    choose,
  };
}
