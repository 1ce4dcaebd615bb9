import { useCallback, useRef } from 'react';
import { takeEntered } from './entered.ts';
import { markRefused } from './markRefused.ts';

/**
 * Sends the machine what the controls contain when the form is mounted. Before the page was hydrated, the visitor may have
 * typed or chosen, and the browser may have filled in. Files are `useChosenFile`'s.
 * @param change called with the name and value of each control that differs from what was rendered; for a box, with the
 * value it stands for. Only the function of the first render is called.
 * @param cleared whether the machine has just emptied the form: then the browser, too, forgets what the visitor did in
 * it, or it would mark every field as left out. While the form is there, refused controls are marked for screen readers.
 * @returns a ref for the `<form>`; a new one only when `cleared` changes, or React would call it at each render.
 */
export function useAdoptTyped<Name extends string>(
  change: (name: Name, value: string) => void,
  cleared: boolean,
) {
  const first = useRef(change);
  const adopted = useRef(false);
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      if (cleared) forget(form);
      else if (!adopted.current) {
        adopted.current = true;
        for (const { name, value } of takeEntered(form)) first.current(name as Name, value);
      }
      return markRefused(form);
    },
    [cleared],
  );
}

/** Resets a form to what it shows. React keeps the defaults of texts in step, but not those of choices. */
function forget(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.defaultChecked = box.checked;
  }
  for (const option of form.querySelectorAll('option')) option.defaultSelected = option.selected;
  form.reset();
}
