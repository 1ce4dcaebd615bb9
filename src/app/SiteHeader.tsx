import { lazy } from 'react';
import { fromPromise } from 'xstate';
import { Boundary } from '../components/Boundary.tsx';
import { Drawer } from '../components/frame/Drawer.tsx';
import { Header } from '../components/frame/Header.tsx';
import { Menu } from '../components/frame/Menu.tsx';
import { ServedMenu } from '../components/frame/ServedMenu.tsx';
import { useShown } from '../components/usePage.ts';
import { company } from '../content/company.ts';
import { mobile } from '../content/drawer.ts';
import { desktop, getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { drawer } from '../services/drawer.ts';
import { menu } from '../services/menu.ts';
import { DirectFrom } from './DirectFrom.tsx';
import { mobileHref } from './mobileHref.ts';
import { routeAt } from './routes.tsx';

const loadDrawer = () => import('./DrawerLinks.tsx');
const DrawerLinks = lazy(loadDrawer);

/** Services know no views, so the code of the drawer's view is supplied here. */
const drawerWithPanel = drawer.provide({ actors: { load: fromPromise<unknown>(loadDrawer) } });

/** The header with its menu, and the drawer of small screens. */
export function SiteHeader() {
  const current = routeAt(useShown().path).path;
  const served = (
    <ServedMenu items={mobile} action={getStarted} current={mobileHref(current)} labels={shell} />
  );
  return (
    <Header
      name={company.name}
      logo={company.logo}
      action={getStarted}
      labels={shell}
      direct={
        <DirectFrom
          path={current}
          // Where the menu leaves no room for both, the second wraps out of sight.
          className="flex h-11 min-w-11 flex-wrap overflow-hidden"
          look="flex h-11 min-w-11 items-center justify-center gap-2 px-2.5 text-small font-medium whitespace-nowrap hover:text-marigold focus-visible:-outline-offset-3"
          number="max-xl:hidden"
          chat="max-2xl:sr-only"
        />
      }
      menu={
        <Boundary>
          <Menu machine={menu} items={desktop} current={current} labels={shell} />
        </Boundary>
      }
      drawer={
        <Boundary fallback={served}>
          <Drawer
            machine={drawerWithPanel}
            served={served}
            Panel={DrawerLinks}
            current={current}
            label={shell.openMenu}
          />
        </Boundary>
      }
    />
  );
}
