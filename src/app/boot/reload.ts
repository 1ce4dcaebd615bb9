/** Reloads for a page whose code does not load, because after a deploy its files have other names. */

/**
 * Reloads the document, but only if the server answers: a page that can be read is never replaced by the browser's error page.
 * @param signal aborts it when another page is wanted meanwhile.
 * @throws when the address does not answer.
 */
export async function reloadIfAnswered(signal: AbortSignal | null = null): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  if (!ok) throw new Error(location.href);
  location.reload();
}

/**
 * Reloads a page that never came alive, unless it was reloaded before or the visitor has entered something.
 * @param signal aborts it when the code is requested again.
 * @throws when the address does not answer.
 */
export async function reloadOnce(hasInput: boolean, signal?: AbortSignal): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && !hasInput) await reloadIfAnswered(signal);
}
