import type { NavigateFunction } from 'react-router-dom';
import type { Place } from '../../machines/place.ts';
import type { PageActor } from '../../machines/system.ts';
import { handover } from './handover.ts';

/** Names an entry of the history: by path and fragment where the router gives no key, as for the first one. */
export const nameOf = (key: string | undefined, path: string, hash: string): string =>
  key && key !== 'default' ? key : path + hash;

/** The history entry that the page was served for. */
export function here(): Place {
  const { pathname, search, hash } = location;
  const { path } = handover;
  // Back, pressed before the code came: the router says which page is wanted now.
  if (path !== pathname) return { key: path, path, hash: '' };
  const key = nameOf((history.state as { key?: string } | null)?.key, path, hash);
  return { key, path, search, hash };
}

/** Tells the page what the address names. Where its actor has failed, the browser loads the address itself. */
export function want(page: PageActor, place: Place): void {
  const { status, context } = page.getSnapshot();
  if (status === 'active') page.send({ type: 'page.wanted', place });
  else if (place.key !== context.shown.key) location.reload();
}

/**
 * Makes the function that links call. Where the actor of the page has failed, the browser itself goes there.
 * @returns a function that goes to a path of this site, or to a fragment of the page on the screen.
 */
export function goBy(page: PageActor, navigate: NavigateFunction): (to: string) => void {
  return (to) => {
    const snapshot = page.getSnapshot();
    const { shown, wanted, positions } = snapshot.context;
    if (snapshot.status !== 'active') return location.assign(to);
    // While the next page loads, the address is already the next page's. A fragment belongs to the page on screen.
    const address = to.startsWith('#') ? shown.path + to : to;
    const isHere = address === location.pathname + location.search + location.hash;
    // A page that is given up leaves no entry in the history, unless it was seen before: Back led to it.
    const isGivenUp = snapshot.matches('awaited') && !(wanted.key in positions);
    void navigate(address, { replace: isHere || isGivenUp });
  };
}
