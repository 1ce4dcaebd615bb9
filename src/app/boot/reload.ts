/** What becomes of a page whose code does not come: after a deploy the files have other names. */
import { isChanged } from '../../components/changed.ts';

/**
 * Loads the document of the present address; a page that can be read is never given up for a browser's error.
 * @param signal aborts it: the visitor has gone back meanwhile.
 * @throws when the address does not answer.
 */
export async function follow(signal?: AbortSignal): Promise<void> {
  const { ok, status } = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: signal ?? null,
  });
  if (!ok) throw new Error(`${location.pathname}: ${status}`);
  location.reload();
}

/**
 * Loads a page anew that never came to life.
 * @param signal aborts it: its code is asked for once more.
 * @throws when that was done already, when it would lose what was typed or chosen, or when the address does not answer.
 */
export async function reloadOnce(signal?: AbortSignal): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') throw new Error('The page has been loaded anew already');
  if ([...document.querySelectorAll('input, select, textarea')].some(isChanged))
    throw new Error('The page holds what the visitor has entered');
  await follow(signal);
}
