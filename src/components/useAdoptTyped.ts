import { useCallback, useRef } from 'react';

/**
 * What a visitor typed, or a browser filled in, before the page came alive stands in the controls but not yet in the
 * machine. This tells the machine when the form is mounted.
 * @param change called with the name and value of each text control that differs from what was rendered.
 * @returns a ref for the `<form>`; the same one at each render, or React would call it at each render.
 */
export function useAdoptTyped<Name extends string>(change: (name: Name, value: string) => void) {
  const latest = useRef(change);
  return useCallback((form: HTMLFormElement | null) => {
    for (const control of form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        continue;
      if (control.name && control.value !== control.defaultValue) {
        latest.current(control.name as Name, control.value);
      }
    }
  }, []);
}
