import {
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { Announcer, Arrival } from '../components/Announcer.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { Drawer } from '../components/Drawer.tsx';
import { Header } from '../components/Header.tsx';
import { Menu } from '../components/Menu.tsx';
import { later } from '../components/later.tsx';
import { ServedMenu } from '../components/ServedMenu.tsx';
import { ActorScopeContext } from '../components/useConnect.ts';
import { company } from '../content/company.ts';
import { mobile } from '../content/drawer.ts';
import { desktop, getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import type { NavigationEvent } from '../machines/navigation/navigation.machine.ts';
import { drawer } from '../services/drawer.ts';
import { menu } from '../services/menu.ts';
import { navigation } from '../services/navigation.ts';
import { createActorScope } from './actors.ts';
import { follow } from './recover.ts';
import { notFound, type Route, routeAt } from './routes.tsx';
import { titleOf } from './title.ts';

const loadDrawer = () => import('./DrawerLinks.tsx');
const DrawerLinks = lazy(loadDrawer);

/** Services know no views, so the code of the drawer's view is supplied here. */
const drawerWithPanel = drawer.provide({ actors: { load: fromPromise<unknown>(loadDrawer) } });

const Below = later(() => import('./Below.tsx'));

/** What no page waits for, once it is here; kept for the visit. */
let extras: ReactNode;

function bringExtras(changed: () => void): () => void {
  const bring = async () => {
    const arrived = await import('./Extras.tsx').catch(() => undefined);
    // Without them, because their file did not come, the page goes on: what a toast says is also said in its place.
    if (!arrived) return;
    extras = <arrived.default />;
    changed();
  };
  addEventListener('ready', bring);
  return () => removeEventListener('ready', bring);
}

/**
 * The whole site at the router's present location: the frame, and in it the route's page.
 * @param onReady called when it is alive: hydrated, its actors running.
 */
export function App({ onReady }: { onReady?: () => void }) {
  const [scope] = useState(createActorScope);
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return (
    <ActorScopeContext value={scope}>
      <a href="#main" className="skip-link">
        {shell.skipLink}
      </a>
      <Header
        name={company.name}
        action={getStarted}
        labels={shell}
        menu={
          <Boundary>
            <Menu machine={menu} items={desktop} current={route.path} labels={shell} />
          </Boundary>
        }
        drawer={
          <Boundary>
            <Drawer
              machine={drawerWithPanel}
              served={
                import.meta.env.SSR ? (
                  <ServedMenu
                    items={mobile}
                    action={getStarted}
                    current={route.path}
                    labels={shell}
                  />
                ) : (
                  ''
                )
              }
              Panel={DrawerLinks}
              current={route.path}
              label={shell.openMenu}
            />
          </Boundary>
        }
      />
      <main id="main" tabIndex={-1} className="pt-header">
        {/* Around the boundary: one that came anew with each page would empty the page before the next one is here, and lose
            where the visitor was on it. */}
        <Suspense>
          <Boundary
            key={pathname}
            fallback={<Failed path={pathname} />}
            onFailure={() => {
              // Its code did not come: the link is followed as on a page without scripts.
              if (route.screen) return;
              route.forget();
              void follow();
            }}
          >
            <Screen route={route} path={pathname} onReady={onReady} />
          </Boundary>
        </Suspense>
      </main>
      <Boundary>
        <Announcer machine={navigation} />
      </Boundary>
      <Below />
      <Afterwards />
    </ActorScopeContext>
  );
}

/**
 * What waits until the page is alive, in a view of its own: the rest of the page is not rendered anew for it. (Not suspended,
 * or React would put it off until the drawer is here, and bring both at once.)
 */
function Afterwards() {
  return useSyncExternalStore(
    bringExtras,
    () => extras,
    () => undefined,
  );
}

/** The page of a route, and what a browser's tab and a search engine are told of it. */
function Screen(props: { route: Route; path: string; onReady: (() => void) | undefined }) {
  const { route, path, onReady } = props;
  // Here and not in App: what is inside a Suspense boundary is hydrated after what is around it.
  useEffect(() => onReady?.(), [onReady]);
  const { Page, content } = route.screen ?? use(route.load());
  const { key, hash } = useLocation();
  const arrival = useNavigationType();
  const title = titleOf(content.meta.title, company.name);
  const opened: NavigationEvent = { type: 'route.changed', key, arrival, hash, title };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={content.meta.description} />
      {route === notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={company.url + route.path} />
      )}
      <Boundary>
        <Arrival machine={navigation} opened={opened} />
      </Boundary>
      <Page content={content} path={path} />
    </>
  );
}

/** Stands for a page whose code did not come, or failed. A link, because that loads everything anew. */
function Failed({ path }: { path: string }) {
  return (
    <div className="mx-auto max-w-page px-gutter py-band">
      <p role="alert" className="max-w-measure text-lead">
        {shell.loadFailed.text}
      </p>
      <p className="mt-6">
        <a href={path} className="thread inline-block py-2 text-link">
          {shell.loadFailed.retry}
        </a>
      </p>
    </div>
  );
}
