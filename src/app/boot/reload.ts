/** What becomes of a page whose code does not come: after a deploy the files have other names. */

/**
 * Loads the document of the present address; a page that can be read is never given up for a browser's error.
 * @param signal aborts it: the visitor has gone back meanwhile.
 * @throws when the address does not answer.
 */
export async function follow(signal: AbortSignal | null = null): Promise<void> {
  const request = { method: 'HEAD', cache: 'no-store', signal } as const;
  const { ok, status } = await fetch(location.href, request);
  if (!ok) throw new Error(location.href, { cause: status });
  location.reload();
}

/**
 * Loads a page anew that never came to life, unless that was done already or the visitor has entered something.
 * @param signal aborts it: its code is asked for once more.
 * @throws when the address does not answer.
 */
export async function reloadOnce(hasInput: boolean, signal?: AbortSignal): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && !hasInput) await follow(signal);
}
