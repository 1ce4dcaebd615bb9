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
    <ServedMenu
      items={mobile}
      action={getStarted}
      current={mobileHref(current)}
      labels={shell}
      direct={
        <DirectFrom
          path={current}
          className="mt-6 flex flex-wrap gap-x-6"
          look="flex min-h-11 items-center gap-2.5"
        />
      }
    />
  );
  return (
    <Header
      name={company.name}
      logo={company.logo}
      action={getStarted}
      labels={shell}
      direct={
        company.whatsapp && (
          <DirectFrom
            path={current}
            // Where the menu leaves no room for both, the second wraps out of sight.
            className="flex h-11 min-w-0 flex-wrap overflow-hidden max-lg:-mx-3 lg:max-2xl:-mx-5"
            look="flex size-11 items-center justify-center gap-2 text-small font-medium hover:text-marigold focus-visible:-outline-offset-3 2xl:w-auto 2xl:px-2.5 2xl:whitespace-nowrap"
            word="max-2xl:sr-only"
          />
        )
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
