/** What the forms have in common: the parts of their machines, and what their views need. */

import { assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { logged, notProvidedTo } from './outside.ts';
import { fromEvent } from './params.ts';

/** A file as a machine knows it: its name with the extension, and its size in bytes. A browser's `File` is one. */
export interface Attachment {
  readonly name: string;
  readonly size: number;
}

/** A form's fields: texts, and what is ticked of several. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What happens to a form whose fields have these names. */
export type FormEvent<Field extends string> =
  | DraftRestored
  | FieldChange<Field>
  | { type: 'form.submit' }
  /** The visitor wants nothing of it kept. */
  | { type: 'form.clear' };

export interface FieldChange<Field extends string> {
  type: 'field.change';
  name: Field;
  /** The text, or what a box stands for. */
  value: string;
  isTicked?: boolean | undefined;
  /** A text that an input method composes is kept as it is: a changed one would be composed anew. */
  isComposing?: boolean;
}

/** A draft was found; it comes from storage, so it can hold anything. */
export interface DraftRestored {
  type: 'draft.restored';
  fields: Readonly<Record<string, unknown>>;
}

/** What a form asks of `keepDraft`: its fields are kept, never its files. */
export type DraftOrder = { type: 'draft.keep'; fields: Fields } | { type: 'draft.discard' };

/** What is sent. */
export interface Sent<F> {
  readonly fields: F;
  readonly resume: Attachment | undefined;
}

/** What a form may and may not contain. */
interface Limits<F> {
  /** The values that can be chosen or ticked, in the order of the page. */
  readonly options: { readonly [Name in keyof F]?: readonly string[] };
  /** Of the largest resume that is taken. */
  readonly resumeMaxBytes: number;
}

export interface FormContext<F> extends Sent<F>, Limits<F> {
  /** The fields without what is the visitor's. */
  readonly blank: F;
  /** Why the last try to send this failed, if it did. */
  readonly cause: unknown;
}

/** The context of a form that nobody has touched. */
export const untouched = <F>(blank: F, limits: Partial<Limits<F>> = {}): FormContext<F> => ({
  options: {},
  resumeMaxBytes: Infinity,
  ...limits,
  blank,
  fields: blank,
  resume: undefined,
  cause: undefined,
});

/** Text fields before anything is entered. */
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

/** What of a form's fields is the visitor's: a text that is only proposed is not. */
export const typedIn = <F extends Fields>({
  fields,
  blank,
}: Pick<FormContext<F>, 'fields' | 'blank'>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === blank[name] ? '' : value]),
  );

/**
 * The setup of a form's machine. Type parameters: its fields, the rest of its context, its own events, its input.
 * @param digits the fields that hold digits only: how many at most.
 */
export function formSetup<F extends Fields, Own extends object, Event extends EventObject, Input>(
  id: string,
  digits: { readonly [Name in keyof F]?: number } = {},
) {
  type Context = FormContext<F> & Own;
  const notProvided = notProvidedTo(id);

  /** What the field may hold of a text: digits, one of the options, or anything. */
  const clean = ({ options }: Context, name: keyof F, value: string): string => {
    const most = digits[name];
    if (most !== undefined) return digitsOf(value, most);
    return options[name]?.includes(value) === false ? '' : value;
  };
  const change = (context: Context, { name, value, ...change }: FieldChange<keyof F & string>) => {
    const present = context.fields[name];
    if (typeof present === 'string')
      return change.isComposing ? value : clean(context, name, value);
    return context.options[name]?.filter((one) =>
      one === value ? change.isTicked : present?.includes(one),
    );
  };
  /** The fields with what a draft adds to those that are blank: texts and ticks, of options that are still offered. */
  const restore = (context: Context, draft: DraftRestored['fields']): F => {
    const found = Object.entries(typedIn(context)).flatMap(([name, value]) => {
      const kept = draft[name];
      if (value.length > 0) return [];
      if (typeof context.blank[name] === 'string')
        return typeof kept === 'string' && kept ? [[name, clean(context, name, kept)]] : [];
      return Array.isArray(kept)
        ? [[name, context.options[name]?.filter((one) => kept.includes(one))]]
        : [];
    });
    return { ...context.fields, ...(Object.fromEntries(found) as Partial<F>) };
  };

  return setup({
    types: {
      context: {} as Context,
      input: {} as Input,
      events: {} as FormEvent<keyof F & string> | Event,
      tags: {} as 'busy' | 'cleared' | 'announced' | 'failed',
    },
    actors: {
      /** Reports `draft.restored` if there is a draft; then keeps or discards it as told. */
      keepDraft: fromCallback<DraftOrder, { form: string }>(notProvided('keepDraft')),
      /** Delivers what the form contains, or rejects with the cause. */
      send: fromPromise<void, Sent<F>>(notProvided('send')),
    },
    actions: {
      /** Loads what sending needs, unless it is loaded: a deploy may delete the files of this build. */
      prepareSending: () => notProvided('prepareSending')(),
      logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
      alert: (_, _params: { text: string }) => notProvided('alert')(),
      focusResume: () => notProvided('focusResume')(),
      /** To the first control: the button that clears the form is gone. */
      focusFirst: () => notProvided('focusFirst')(),
      // Each returns the whole context: a part of a generic one has no type.
      changeField: assign(({ context }, event: FieldChange<keyof F & string>) => ({
        ...context,
        fields: { ...context.fields, [event.name]: change(context, event) },
      })),
      chooseResume: assign(({ context }, { file }: { file: Attachment | undefined }) => ({
        ...context,
        resume: file,
        cause: undefined,
      })),
      restoreFields: assign(({ context }, { fields }: DraftRestored) => ({
        ...context,
        fields: restore(context, fields),
      })),
      clearFields: assign(({ context }) => ({ ...context, ...untouched(context.blank, context) })),
      noteCause: assign(({ context }, { cause }: { cause: unknown }) => ({ ...context, cause })),
      saveDraft: sendTo('keepDraft', ({ context }): DraftOrder => ({
        type: 'draft.keep',
        fields: typedIn(context),
      })),
      discardDraft: sendTo('keepDraft', { type: 'draft.discard' } satisfies DraftOrder),
    },
    guards: {
      isDraftOfUse: ({ context }, { fields }: DraftRestored) =>
        JSON.stringify(restore(context, fields)) !== JSON.stringify(context.fields),
    },
  });
}

/** Keeps the draft of this form. */
export const keepDraft = (form: string) =>
  ({ id: 'keepDraft', src: 'keepDraft', input: { form }, onError: logged }) as const;

/** What a visitor enters is shown and kept. */
export const changing = {
  actions: [{ type: 'changeField', params: fromEvent }, 'prepareSending', 'saveDraft'],
} as const;

/** A draft is kept at once: what was typed before may have been kept without the rest. */
export const restoring = {
  actions: [{ type: 'restoreFields', params: fromEvent }, 'prepareSending', 'saveDraft'],
} as const;

/** Nothing of the form remains, on the page or in the browser. */
export const clearing = ['clearFields', 'discardDraft'] as const;

/** The visitor enters something, or clears the form. */
export const entering = {
  'field.change': { target: '.editing', ...changing },
  'form.clear': { target: '.editing', actions: [...clearing, 'focusFirst'] },
} as const;

const causeOf = ({ event }: { event: { error: unknown } }) => ({ cause: event.error });
const failing = <P>(params: P) =>
  ({
    target: 'failed',
    actions: [
      { type: 'noteCause', params },
      { type: 'logFailure', params },
    ],
  }) as const;

/** A try to deliver what is shown, within the delay `sendTimeout`; it ends in the state `sent` or `failed`. */
export const delivering = {
  tags: 'busy',
  // One submit is one request, of exactly what is shown.
  on: { 'field.change': {}, 'form.submit': {}, 'form.clear': {} },
  invoke: {
    id: 'send',
    src: 'send',
    input: <F>({ context: { fields, resume } }: { context: Sent<F> }) => ({ fields, resume }),
    onDone: 'sent',
    onError: failing(causeOf),
  },
  after: { sendTimeout: failing({ cause: 'sendTimeout' }) },
} as const;

/** The id of a form's control for the resume. */
export const resumeId = (form: string) => `${form}-resume`;

/** What a field is in HTML; a choice and a text of several lines have no type. */
export interface Control {
  readonly type?: 'text' | 'email' | 'tel';
  /** What a browser may fill in (HTML, autofill field names). Not `off`: Back would not bring back what was typed. */
  readonly autoComplete?: string;
  readonly digitsOnly?: boolean;
}

export interface FormSnapshot<F> {
  readonly value: unknown;
  readonly context: FormContext<F>;
  hasTag(tag: 'busy' | 'cleared' | 'failed'): boolean;
}
interface Changed {
  currentTarget: { value: string };
}

/**
 * The props of a form's parts.
 * @param name of the form; its controls have ids such as `contact-email`.
 */
export function connectForm<F extends Fields, Field extends keyof F & string>(
  name: string,
  controls: Readonly<Record<Field, Control>>,
  snapshot: FormSnapshot<F>,
  send: (event: FormEvent<Field>) => void,
) {
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const idOf = (field: Field) => `${name}-${field}`;
  const change = (field: Field, value: string, isTicked?: boolean) =>
    send({ type: 'field.change', name: field, value, isTicked });
  const control = (field: Field) => ({
    id: idOf(field),
    name: field,
    value: context.fields[field],
    required: true,
    // Until it is refused (`components/forms/useForm.ts`).
    'aria-invalid': false,
    autoComplete: controls[field].autoComplete,
    onChange: (event: Changed) => change(field, event.currentTarget.value),
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
          onChange: ({
            currentTarget: { value },
            nativeEvent,
          }: Changed & { nativeEvent: object }) => {
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            send({ type: 'field.change', name: field, value, isComposing });
          },
          onCompositionEnd: (event: Changed) => change(field, event.currentTarget.value),
        }),
      };
    },
    textarea: text,
    // Choices cannot be read-only; the machine keeps them as they are while it sends.
    select: (field: Field) => ({ ...control(field), 'aria-disabled': busy }),
    submit: { type: 'submit' as const, 'aria-disabled': busy },
    clear: { type: 'button' as const, onClick: () => send({ type: 'form.clear' }) },
    /** Whether there is something that the browser keeps, and that can be cleared. */
    kept: !busy && Object.values(typedIn(context)).some((value) => value.length > 0),
    /** The line beside the button that says how the try stands. */
    status: { 'aria-live': 'polite' as const, 'aria-atomic': true, 'data-state': snapshot.value },
    busy,
    failed: snapshot.hasTag('failed'),
    /** Whether the form has been emptied and not been touched since. */
    cleared: snapshot.hasTag('cleared'),
    /** Takes over what a control contains: a text, or a box and whether it is ticked. */
    change,
  };
}
