import { useCallback, useRef } from 'react';

/**
 * Keeps a file control in step with the machine, because React cannot. The control shows the file that the machine holds,
 * also after a visit to another page. It is empty when the machine has let go of the file. A file that was chosen before
 * the page came alive is reported to the machine.
 * @param file what the machine holds: a browser's `File`.
 * @param choose that of the first render is called, with a file that the machine does not know.
 * @returns a ref for the `<input type="file">`; a new one whenever the file changes, so that React calls it.
 */
export function useChosenFile(
  file: unknown,
  choose: (file: File | undefined) => void,
): (input: HTMLInputElement | null) => void {
  const first = useRef(choose);
  const shown = useRef<unknown>(undefined);
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return;
      const present = input.files?.[0];
      if (file instanceof File) {
        if (present !== file) {
          const files = new DataTransfer();
          files.items.add(file);
          input.files = files.files;
        }
      } else if (present && present !== shown.current) {
        first.current(present);
        return;
      } else if (present) {
        input.value = '';
      }
      shown.current = file;
    },
    [file],
  );
}
