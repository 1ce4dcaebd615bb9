import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { routeAt } from './routes.tsx';

type Shown = Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location'>;

/**
 * React Router's `BrowserRouter`, but for this: a page whose code is here, because its link was rested upon, is shown in the
 * press itself, and for another the page before it stays until it has come. In a transition, which does the same, React gives way to
 * every frame of whatever moves on the page that is left.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => {
    let wanted: Shown;
    return history.listen((update) => {
      wanted = update;
      const route = routeAt(update.location.pathname);
      if (route.screen) {
        show(update);
        return;
      }
      const arrived = () => {
        // Meanwhile the visitor may want another.
        if (wanted === update) show(update);
      };
      // Who shows the page meets the failure, and deals with it.
      route.load().then(arrived, arrived);
    });
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
