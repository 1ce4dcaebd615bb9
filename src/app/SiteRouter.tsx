import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { resolve } from './routes.tsx';

type Shown = Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location'>;

/** Whether what an address answers with can be rendered without waiting for code. */
function isHere(pathname: string): boolean {
  const resolution = resolve(pathname);
  return resolution.kind !== 'moved' && resolution.route.screen !== undefined;
}

/**
 * React Router's `BrowserRouter`, but for this: a page whose code is here, because its link was rested upon, is shown in the
 * press itself. In a transition, which is for pages that have to be fetched, React would give way to every frame of whatever moves on
 * the page that is left.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (isHere(update.location.pathname)) show(update);
        else startTransition(() => show(update));
      }),
    [history],
  );
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
