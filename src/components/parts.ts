/** What fetches the parts of all pages that are here (`later.tsx`), each once. */
const parts: (() => Promise<void>)[] = [];

/** @param fetchPart does nothing when the part is here already. */
export function addPart(fetchPart: () => Promise<void>): void {
  parts.push(fetchPart);
}

/** Whether no part of the page waits for its code any more. */
export const isEveryPartAwake = () => !document.querySelector('.later');

/** Waits until no part of the page waits for its code. */
export async function everyPartAwake(): Promise<void> {
  while (!isEveryPartAwake()) await new Promise(requestAnimationFrame);
}

/**
 * Fetches every part that is not here yet.
 * @throws when one does not come; the next call tries anew.
 */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()));
}
