import { Suspense, use, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { Announcer, Arrival } from '../components/Announcer.tsx';
import { Chat } from '../components/Chat.tsx';
import { Drawer, loadDrawer } from '../components/Drawer.tsx';
import { Entrances } from '../components/Entrances.tsx';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { Menu } from '../components/Menu.tsx';
import { ScrollTop } from '../components/ScrollTop.tsx';
import { Toasts } from '../components/Toasts.tsx';
import { ActorScopeContext } from '../components/useConnect.ts';
import { company } from '../content/company.ts';
import { footer } from '../content/footer.ts';
import { desktop, getStarted, mobile } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import type { NavigationEvent } from '../machines/navigation/navigation.machine.ts';
import { chat } from '../services/chat.ts';
import { drawer } from '../services/drawer.ts';
import { entrance } from '../services/entrance.ts';
import { menu } from '../services/menu.ts';
import { navigation } from '../services/navigation.ts';
import { scrolltop } from '../services/scrolltop.ts';
import { toasts } from '../services/toasts.ts';
import { createActorScope } from './actors.ts';
import { notFound, resolve, type Route } from './routes.tsx';

/** Services know no views, so the code of the drawer's view is supplied here. */
const drawerWithPanel = drawer.provide({ actors: { load: fromPromise<unknown>(loadDrawer) } });

/**
 * The whole site at the router's present location: the frame, and in it the route's page.
 * @param onReady called when it is alive: hydrated, its actors running.
 */
export function App({ onReady }: { onReady?: () => void }) {
  const [scope] = useState(createActorScope);
  const { pathname } = useLocation();
  const resolution = resolve(pathname);
  const route = resolution.kind === 'moved' ? notFound : resolution.route;
  return (
    <ActorScopeContext value={scope}>
      <a
        href="#main"
        className="fixed start-4 top-4 z-50 -translate-y-24 rounded bg-gold px-4 py-3 font-semibold text-on-gold focus:translate-y-0"
      >
        {shell.skipLink}
      </a>
      <Header
        name={company.name}
        action={getStarted}
        labels={shell}
        menu={<Menu machine={menu} items={desktop} current={route.path} labels={shell} />}
        drawer={
          <Drawer
            machine={drawerWithPanel}
            items={mobile}
            action={getStarted}
            current={route.path}
            labels={shell}
          />
        }
      />
      <main id="main" tabIndex={-1} className="pt-header">
        <Suspense>
          <Screen key={pathname} route={route} path={pathname} onReady={onReady} />
        </Suspense>
      </main>
      <Announcer machine={navigation} />
      <Chat machine={chat} words={shell.chat} />
      <Footer company={company} words={footer} labels={shell} />
      <ScrollTop machine={scrolltop} label={shell.scrollToTop} />
      <Toasts machine={toasts} labels={shell} />
    </ActorScopeContext>
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
  const title = `${content.meta.title} | ${company.name}`;
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
      <Arrival machine={navigation} opened={opened} />
      <Page content={content} path={path} />
      <Entrances machine={entrance} opened={{ type: 'page.opened', key }} />
    </>
  );
}
