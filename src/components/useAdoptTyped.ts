import { useCallback, useRef } from 'react';

/**
 * What a visitor typed or chose, or a browser filled in, before the page came alive stands in the controls but not yet in
 * the machine. This tells the machine when the form is mounted. Files are `useChosenFile`'s.
 * @param change called with the name and value of each control that differs from what was rendered; of a box that is
 * ticked otherwise, the value it stands for.
 * @returns a ref for the `<form>`; the same one at each render, or React would call it at each render.
 */
export function useAdoptTyped<Name extends string>(change: (name: Name, value: string) => void) {
  const latest = useRef(change);
  return useCallback((form: HTMLFormElement | null) => {
    for (const control of form?.elements ?? []) {
      if (isChanged(control)) latest.current(control.name as Name, control.value);
    }
  }, []);
}

function isChanged(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].find((option) => option.defaultSelected);
    return rendered !== undefined && control.value !== rendered.value;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || !control.name || control.type === 'file') {
    return false;
  }
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
