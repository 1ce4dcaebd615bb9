import { useCallback, useRef } from 'react';

/**
 * Shows the machine's file in a file control, which React cannot: after a visit to another page, and after the picker was
 * cancelled, too. A file that was chosen before React hydrated the page is sent to the machine.
 * @param file what the machine holds: a browser's `File`.
 * @param choose called with a file that the machine does not know; only the function of the first render.
 * @returns a ref for the `<input type="file">`; a new one for each file, so that React calls it.
 */
export function useFile(file: unknown, choose: (file: File) => void) {
  const first = useRef(choose);
  const held = useRef<unknown>(undefined);
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return undefined;
      const show = () => {
        if (!(file instanceof File)) input.value = '';
        else if (input.files?.[0] !== file) input.files = filesOf(file);
      };
      const present = input.files?.[0];
      if (present && file === undefined && present !== held.current) {
        first.current(present);
      } else {
        held.current = file;
        show();
      }
      // The picker was opened on an empty control (`connectResume`). React has no event for its end.
      input.addEventListener('cancel', show);
      return () => input.removeEventListener('cancel', show);
    },
    [file],
  );
}

function filesOf(file: File): FileList {
  const list = new DataTransfer();
  list.items.add(file);
  return list.files;
}
