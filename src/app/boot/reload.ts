/** What becomes of a page whose code does not come: after a deploy the files have other names. */

/**
 * Loads the document of the present address; a page that can be read is never given up for a browser's error.
 * @throws when the address does not answer.
 */
export async function follow(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error(location.href, { cause: status });
  location.reload();
}

/**
 * Loads a page anew that never came to life, unless that was done already or the visitor has entered something.
 * @throws when the address does not answer.
 */
export async function reloadOnce(hasInput: boolean): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && !hasInput) await follow();
}
