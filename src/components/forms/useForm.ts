import { type SyntheticEvent, useCallback, useRef } from 'react';
import { takeEntered } from './entered.ts';

/**
 * What a `<form>` needs besides the props of its machine.
 * - What was entered before React hydrated the page is sent to the machine, once. For files: `useFile`.
 * - Controls that the browser refuses are marked for screen readers, until their content is valid.
 * - When the machine has emptied the form, it is reset. Otherwise the browser would mark every field as missing.
 * @param change called for each control that differs from what was rendered; only the function of the first render.
 * @param isCleared whether the machine has emptied the form.
 * @returns props of the form.
 */
export function useForm<Name extends string>(
  change: (name: Name, value: string, isTicked: boolean) => void,
  isCleared: boolean,
) {
  const first = useRef(change);
  const isRead = useRef(false);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const entered = isRead.current ? [] : takeEntered(form);
      isRead.current = true;
      for (const { name, value, isTicked } of entered) first.current(name as Name, value, isTicked);
      if (isCleared) forget(form);
    },
    [isCleared],
  );
  return { ref, onInvalidCapture: mark, onInput: markAgain };
}

const isText = (
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof Element &&
  target.matches('input:not([type=file], [type=checkbox]), select, textarea');

function mark({ target }: SyntheticEvent): void {
  if (isText(target)) target.setAttribute('aria-invalid', String(!target.validity.valid));
}

function markAgain(event: SyntheticEvent): void {
  const { target } = event;
  if (target instanceof Element && target.getAttribute('aria-invalid') === 'true') mark(event);
}

/** Resets a form to what it shows. React keeps the defaults of texts in step, but not those of choices. */
function forget(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.defaultChecked = box.checked;
  }
  for (const option of form.querySelectorAll('option')) option.defaultSelected = option.selected;
  form.reset();
}
