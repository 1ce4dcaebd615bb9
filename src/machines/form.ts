/** What the forms have in common: their parts, and pure rules of fields, drafts and a resume. */

import { fromCallback } from 'xstate';
import { notProvidedTo } from './outside.ts';

/** A file as a machine knows it: its name with the extension, and its size in bytes. A browser's `File` is one. */
export interface Attachment {
  readonly name: string;
  readonly size: number;
}

/** What is kept of a form that is not sent yet: its fields, never its files. */
export type DraftFields = Readonly<Record<string, string | readonly string[]>>;

/** What happens to a form whose text fields have these names. */
export type FormEvent<Field extends string> =
  DraftRestored | FieldChange<Field> | { type: 'form.submit' };

/** While a text is composed, by an input method, it is kept as it is: a changed one would be composed anew. */
export interface FieldChange<Field extends string> {
  type: 'field.change';
  name: Field;
  value: string;
  isComposing?: boolean;
}

/** The visitor chose a resume, or took the choice back. */
export interface ResumeEvent {
  type: 'resume.choose';
  file: Attachment | undefined;
}

/** A draft was found; it comes from storage, so it can hold anything. */
export interface DraftRestored {
  type: 'draft.restored';
  fields: Readonly<Record<string, unknown>>;
}

/** What a form asks of `keepDraft`. */
export type DraftOrder = { type: 'draft.keep'; fields: DraftFields } | { type: 'draft.discard' };

/** Reports `draft.restored` if there is a draft; then keeps or discards it as told. */
export const draftKeeper = (form: string) =>
  fromCallback<DraftOrder, { form: string }>(notProvidedTo(form)('keepDraft'));

/** The endings a resume may have (specification 5), as an `accept` attribute. */
const resumeEndings = '.pdf,.doc,.docx';

export type ResumeFault = 'format' | 'empty' | 'size';

/**
 * Why a resume cannot be taken. The ending is judged by the whole name, because a picker's filter can be bypassed.
 * @param maxBytes the largest size that can be sent.
 * @returns undefined for a good file, and for none: that a file is required, the browser itself says.
 */
export function resumeFault(
  file: Attachment | undefined,
  maxBytes: number,
): ResumeFault | undefined {
  if (!file) return undefined;
  if (!/\.(?:pdf|docx?)$/i.test(file.name)) return 'format';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : undefined;
}

/** A form's text fields before anything is entered. */
export const blankOf = <Field extends string>(names: readonly Field[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Field, string>;

/** A digit of any script, as 0 to 9: in Unicode the ten begin where a code ends in 0 or 6 (hexadecimal). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

/**
 * The digits of a text, the first `most` of them. A telephone number that is too long loses the zeros and India's code
 * before it: cut at its end it would be another number.
 */
export function digitsOf(text: string, most = Infinity): string {
  const digits = text.replace(/\p{Nd}/gu, asciiDigit).replace(/[^0-9]/g, '');
  if (digits.length <= most) return digits;
  const zeros = digits.length - digits.replace(/^0+/, '').length;
  const number = digits.slice(Math.min(zeros, digits.length - most));
  return (number.length > most ? number.replace(/^91/, '') : number).slice(0, most);
}

/**
 * Puts a draft into the text fields that are still blank. Unknown fields and wrong types are left out.
 * @param clean makes of a text what the field may hold.
 */
export function fillBlank<F extends Readonly<Record<string, unknown>>>(
  fields: F,
  draft: Readonly<Record<string, unknown>>,
  clean: (name: keyof F, value: string) => string,
): F {
  const found = Object.entries(fields).flatMap(([name, value]) => {
    const kept = draft[name];
    return value === '' && typeof kept === 'string' ? [[name, clean(name, kept)]] : [];
  });
  return { ...fields, ...(Object.fromEntries(found) as Partial<F>) };
}

/** The id of a form's control for the resume. */
export const resumeId = (form: string) => `${form}-resume`;

/** The resume's control with its label, hint and error, to eye, hand and assistive technology. */
export function connectResume(
  form: string,
  snapshot: {
    readonly value: unknown;
    readonly context: { readonly resume: Attachment | undefined };
    hasTag(tag: 'busy' | 'cleared' | 'failed'): boolean;
  },
  fault: ResumeFault | undefined,
  send: (event: ResumeEvent) => void,
) {
  const file = snapshot.context.resume;
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
      onClick: (event: { preventDefault(): void }) => {
        if (busy) event.preventDefault();
      },
      onChange: (event: { currentTarget: { files: ArrayLike<Attachment> | null } }) =>
        choose(event.currentTarget.files?.[0]),
    },
    hint: { id: `${id}-hint` },
    error: { id: `${id}-error`, role: 'alert' as const },
    fault,
    file,
    /** Whether to say that the file is not part of the draft. */
    missing: snapshot.value === 'restored' && !file,
    choose,
  };
}

/** What a field is in HTML; a choice and a text of several lines have no type. */
export interface Control {
  readonly type?: 'text' | 'email' | 'tel';
  /** What a browser may fill in (HTML, autofill field names). Not `off`: Back would not bring back what was typed. */
  readonly autoComplete?: string;
  readonly digitsOnly?: boolean;
}

/**
 * The parts that each form has, to eye, hand and assistive technology.
 * @param name of the form; its controls have ids such as `contact-email`.
 */
export function connectForm<Field extends string>(
  name: string,
  controls: Readonly<Record<Field, Control>>,
  snapshot: {
    readonly value: unknown;
    readonly context: { readonly fields: Readonly<Record<Field, string>> };
    hasTag(tag: 'busy' | 'cleared' | 'failed'): boolean;
  },
  send: (event: FormEvent<Field>) => void,
) {
  const busy = snapshot.hasTag('busy');
  const idOf = (field: Field) => `${name}-${field}`;
  const change = (field: Field, value: string) =>
    send({ type: 'field.change', name: field, value });
  const control = (field: Field) => ({
    id: idOf(field),
    name: field,
    value: snapshot.context.fields[field],
    required: true,
    // Until it is refused (`components/forms/markRefused.ts`).
    'aria-invalid': false,
    autoComplete: controls[field].autoComplete,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(field, event.currentTarget.value),
  });
  // Read-only, not disabled: a disabled field loses the focus and is skipped by screen readers.
  const text = (field: Field) => ({ ...control(field), readOnly: busy });
  return {
    form: {
      'aria-busy': busy,
      'data-state': snapshot.value,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'form.submit' });
      },
    },
    label: (field: Field) => ({ htmlFor: idOf(field) }),
    input: (field: Field) => {
      const { type, digitsOnly } = controls[field];
      return {
        ...text(field),
        type,
        // No `maxlength`: it would cut a number with a country's code at the wrong end.
        ...(digitsOnly && {
          inputMode: 'numeric' as const,
          pattern: '[0-9]*',
          onChange: (event: { currentTarget: { value: string }; nativeEvent: object }) => {
            const { value } = event.currentTarget;
            const isComposing =
              'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
            send({ type: 'field.change', name: field, value, isComposing });
          },
          onCompositionEnd: (event: { currentTarget: { value: string } }) =>
            change(field, event.currentTarget.value),
        }),
      };
    },
    textarea: text,
    // Choices cannot be read-only; the machine keeps them as they are while it sends.
    select: (field: Field) => ({ ...control(field), 'aria-disabled': busy }),
    submit: { type: 'submit' as const, 'aria-disabled': busy },
    /** The line beside the button that says how the try stands. */
    status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': snapshot.value },
    busy,
    failed: snapshot.hasTag('failed'),
    /** Whether the form has been emptied and not been touched since. */
    cleared: snapshot.hasTag('cleared'),
    /** Takes over what stands in a control. */
    change,
  };
}
