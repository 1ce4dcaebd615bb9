import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Boundary } from '../components/Boundary.tsx';
import { useRendered, useShown, useVisit } from '../components/useConnect.ts';
import { DirectLines } from '../components/forms/DirectLines.tsx';
import { PageStatus } from '../components/frame/PageStatus.tsx';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { Screen as LoadedScreen, Route } from './route.ts';
import { notFound, routeAt } from './routes.tsx';
import { titleOf } from './title.ts';

// If this code does not load, the page works without it: each form also says what its toast says.
const Extras = lazy<ComponentType>(() =>
  import('./Extras.tsx').catch(() => ({ default: () => null })),
);

/**
 * The whole site: the frame, and in it the page on the screen. React hydrates each boundary in a task of its own; one that is
 * pressed comes first.
 * @param props.onHydrated called when React has hydrated the served page.
 */
export function App({ onHydrated }: { onHydrated?: () => void }) {
  const shown = useShown();
  return (
    <>
      <Suspense>
        <a href="#main" className="skip-link">
          {shell.skipLink}
        </a>
        <SiteHeader />
      </Suspense>
      <main id="main" tabIndex={-1} className="pt-header">
        <Boundary key={shown.path} fallback={<Fallback path={shown.path} />}>
          <Screen route={routeAt(shown.path)} path={shown.path} />
        </Boundary>
        <Rendered entry={shown.key} />
      </main>
      <Boundary>
        <PageStatus words={shell.visit} company={company} />
      </Boundary>
      <Suspense>
        <SiteFooter />
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
      <Afterwards />
    </>
  );
}

/** Reports that the last boundary is hydrated: React hydrates them in order. Renders nothing. */
function Hydrated({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** Reports that the page beside it is rendered, or its fallback. Renders nothing. */
function Rendered({ entry }: { entry: string }) {
  useRendered(entry);
  return null;
}

/** Code that is loaded when the page is interactive. */
function Afterwards() {
  const isInteractive = useVisit((snapshot) => snapshot.matches({ life: 'interactive' }));
  return (
    isInteractive && (
      <Suspense>
        <Extras />
      </Suspense>
    )
  );
}

/** The page of a route, which is loaded, and what a browser's tab and a search engine read of it. */
function Screen({ route, path }: { route: Route; path: string }) {
  const { Page, content, Live } = route.screen as LoadedScreen;
  return (
    <>
      <title>{titleOf(content.meta.title, company.name)}</title>
      <meta name="description" content={content.meta.description} />
      {route === notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={company.url + route.path} />
      )}
      <Page content={content} path={path} live={Live && <Live />} />
    </>
  );
}

/** Replaces a page that threw. A plain link, which loads the whole document again. */
function Fallback({ path }: { path: string }) {
  return (
    <div className="mx-auto max-w-page px-gutter py-band">
      <p role="alert" className="max-w-measure text-lead">
        {shell.visit.missing} <DirectLines company={company} />
      </p>
      <p className="mt-6">
        <a href={path} className="thread inline-block py-2 text-link">
          {shell.visit.retry}
        </a>
      </p>
    </div>
  );
}
