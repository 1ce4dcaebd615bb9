import { type SyntheticEvent, useCallback, useRef } from 'react';
import { takeEntered } from './entered.ts';

/**
 * What a `<form>` needs besides the props of its machine.
 * - What its controls contain as it is mounted, from before the page was hydrated, is sent to the machine, once. Files are
 *   `useFile`'s.
 * - Controls that the browser refuses are marked for screen readers, until what they contain is good.
 * - When the machine has emptied the form, the browser, too, forgets what the visitor did in it. Otherwise it would mark every
 *   field as left out.
 * @param change called with the name and value of each control that differs from what was rendered, and whether it is ticked; only the
 * function of the first render.
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
