import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, use, useContext, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { Announcer, Arrival } from '../components/Announcer.tsx';
import { Boundary } from '../components/Boundary.tsx';
import { Drawer } from '../components/Drawer.tsx';
import { Header } from '../components/Header.tsx';
import { Menu } from '../components/Menu.tsx';
import { later } from '../components/later.tsx';
import { ServedMenu } from '../components/ServedMenu.tsx';
import { VisitContext } from '../components/useConnect.ts';
import { Visit } from '../components/Visit.tsx';
import { company } from '../content/company.ts';
import { mobile } from '../content/drawer.ts';
import { desktop, getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import type { NavigationEvent } from '../machines/navigation/navigation.machine.ts';
import type { Place } from '../machines/visit/visit.machine.ts';
import { drawer } from '../services/drawer.ts';
import { menu } from '../services/menu.ts';
import { navigation } from '../services/navigation.ts';
import { notFound, type Route, routeAt } from './routes.tsx';

const loadDrawer = () => import('./DrawerLinks.tsx');
const DrawerLinks = lazy(loadDrawer);

/** Services know no views, so the code of the drawer's view is supplied here. */
const drawerWithPanel = drawer.provide({ actors: { load: fromPromise<unknown>(loadDrawer) } });

const Below = later(() => import('./Below.tsx'));

// Without it, because its file did not come, the page goes on: what a toast says is also said in its place.
const Extras = lazy<ComponentType<{ page: string }>>(() =>
  import('./Extras.tsx').catch(() => ({ default: () => null })),
);

/**
 * The whole site at one place: the frame, and in it the route's page.
 * @param props.onReady called when the page's own screen is alive: hydrated, its actors running.
 */
export function App({ place, onReady }: { place: Place; onReady?: () => void }) {
  const route = routeAt(place.path);
  return (
    <>
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
        <Suspense>
          <Boundary key={place.path} fallback={<Failed path={place.path} />}>
            <Screen route={route} place={place} onReady={onReady} />
          </Boundary>
        </Suspense>
      </main>
      <Boundary>
        <Announcer machine={navigation} />
      </Boundary>
      <Boundary>
        <Visit words={shell.visit} company={company} />
      </Boundary>
      <Below />
      <Afterwards page={place.key} />
    </>
  );
}

/** What no page needs to come to life: fetched after that. */
function Afterwards({ page }: { page: string }) {
  const visit = useContext(VisitContext);
  const isWhole = useSelector(visit, (snapshot) => snapshot?.matches({ life: 'whole' }));
  return (
    isWhole && (
      <Suspense>
        <Extras page={page} />
      </Suspense>
    )
  );
}

/** The page of a route, and what a browser's tab and a search engine are told of it. */
function Screen(props: { route: Route; place: Place; onReady: (() => void) | undefined }) {
  const { route, place, onReady } = props;
  // Here and not in App: what is inside a Suspense boundary is hydrated after what is around it.
  useEffect(() => onReady?.(), [onReady]);
  const { Page, content } = route.screen ?? use(route.load());
  const title = `${content.meta.title} | ${company.name}`;
  const opened: NavigationEvent = { type: 'route.changed', ...place, title };
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
      <Page content={content} path={place.path} />
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
