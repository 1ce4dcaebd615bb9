import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { NavigateContext } from '../components/base/Link.tsx';
import { usePageRef } from '../components/usePage.ts';
import type { PageLocation } from '../machines/location.ts';
import type { PageActor } from '../machines/system.ts';

/** A key for the history: path and fragment where the router has none, as for the first entry. */
const keyOf = (key: string | undefined, path: string, hash: string) =>
  key && key !== 'default' ? key : path + hash;

/**
 * The history entry that the document was served for.
 * @param path of that document. Back, pressed before the code loaded, has changed `location` already.
 */
export function servedEntry(path: string): PageLocation {
  const { pathname, search, hash } = location;
  if (path !== pathname) return { key: path, path, hash: '' };
  const key = keyOf((history.state as { key?: string } | null)?.key, path, hash);
  return { key, path, search, hash };
}

/** React Router, whose locations the actor `page` follows. */
export function Router({ children }: { children: ReactNode }) {
  return (
    // Without transitions a page whose code is loaded renders synchronously on click.
    <BrowserRouter useTransitions={false}>
      <Navigation>{children}</Navigation>
    </BrowserRouter>
  );
}

/** Sends `page` each location, and gives links a way to navigate. */
function Navigation({ children }: { children: ReactNode }) {
  const { key: given, pathname: path, search, hash } = useLocation();
  const key = keyOf(given, path, hash);
  const page = usePageRef();
  const navigate = useNavigate();
  // The first one. The router makes a new `navigate` for each location, and with it every link would render again.
  const [follow] = useState(() => createFollow(page, navigate));
  useLayoutEffect(() => {
    const { status, context } = page.getSnapshot();
    if (status === 'active')
      page.send({ type: 'location.changed', location: { key, path, search, hash } });
    else if (key !== context.shown.key) location.reload();
  }, [page, key, path, search, hash]);
  return <NavigateContext value={follow}>{children}</NavigateContext>;
}

/** Makes the function that links call. Where the actor `page` has failed, the browser loads the document. */
function createFollow(page: PageActor, navigate: NavigateFunction): (to: string) => void {
  return (to) => {
    const snapshot = page.getSnapshot();
    const { shown, location: next, positions } = snapshot.context;
    if (snapshot.status !== 'active') return location.assign(to);
    // A fragment belongs to the page that is shown, also while the next one loads and `location` is the next one's.
    const address = to.startsWith('#') ? shown.path + (shown.search ?? '') + to : to;
    const isHere = address === location.pathname + location.search + location.hash;
    // A page that is given up leaves no entry in the history, unless it was visited before: Back led to it.
    const isGivenUp = snapshot.matches('loading') && !(next.key in positions);
    void navigate(address, { replace: isHere || isGivenUp });
  };
}
