/** What fetches the parts of all pages that are here (`later.tsx`), each once. */
const parts: (() => Promise<void>)[] = [];

/** @param fetchPart does nothing when the part is here already. */
export function addPart(fetchPart: () => Promise<void>): void {
  parts.push(fetchPart);
}

/** Whether no part of the page waits for its code any more. */
export const isEveryPartAwake = () => !document.querySelector('.later');

/** Resolves when no part of the page waits for its code any more. */
export async function everyPartAwake(): Promise<void> {
  if (isEveryPartAwake()) return;
  await new Promise<void>((resolve) => {
    const changes = new MutationObserver(() => {
      if (!isEveryPartAwake()) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}

/**
 * Fetches every part that is not here yet.
 * @throws when one does not come; the next call tries anew.
 */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()));
}
