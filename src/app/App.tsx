import { type ComponentType, lazy, Suspense, use, useEffect } from 'react';
import { Boundary } from '../components/Boundary.tsx';
import { later } from '../components/later.tsx';
import { part } from '../components/parts.ts';
import { useShown, useStood, useVisit } from '../components/useConnect.ts';
import { DirectLines } from '../components/forms/DirectLines.tsx';
import { PageStatus } from '../components/frame/PageStatus.tsx';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import type { Place } from '../machines/place.ts';
import type { Route } from './route.ts';
import { notFound, routeAt } from './routes.tsx';
import { titleOf } from './title.ts';

const above = part('Above', () => import('./Above.tsx'), 'now');
const below = part('Below', () => import('./Below.tsx'), 'now');
/** The parts around the page. */
export const frame = [above, below];
const Above = later(above);
const Below = later(below);

// If this code does not load, the page works without it: each form also says what its toast says.
const Extras = lazy<ComponentType>(() =>
  import('./Extras.tsx').catch(() => ({ default: () => null })),
);

/**
 * The whole site: the frame, and in it the page on the screen. No context may change above a part that is not alive yet,
 * because React would remove its markup.
 * @param props.onReady called when the page's own screen is alive: hydrated, its actors running.
 */
export function App({ onReady }: { onReady?: () => void }) {
  const place = useShown();
  const route = routeAt(place.path);
  return (
    <>
      <a href="#main" className="skip-link">
        {shell.skipLink}
      </a>
      <Above />
      <main id="main" tabIndex={-1} className="pt-header">
        <Suspense>
          <Boundary key={place.path} fallback={<Failed path={place.path} />}>
            <Screen route={route} place={place} onReady={onReady} />
          </Boundary>
          <Standing page={place.key} />
        </Suspense>
      </main>
      <Boundary>
        <PageStatus words={shell.visit} company={company} />
      </Boundary>
      <Below />
      <Afterwards />
    </>
  );
}

/** Reports that the page beside it is in the document, or its replacement after an error. Renders nothing. */
function Standing({ page }: { page: string }) {
  useStood(page);
  return null;
}

/** Code that is loaded when the page is whole. */
function Afterwards() {
  const isWhole = useVisit((snapshot) => snapshot.matches({ life: { alive: 'whole' } }));
  return (
    isWhole && (
      <Suspense>
        <Extras />
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
  return (
    <>
      <title>{titleOf(content.meta.title, company.name)}</title>
      <meta name="description" content={content.meta.description} />
      {route === notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={company.url + route.path} />
      )}
      <Page content={content} path={place.path} />
    </>
  );
}

/** Replaces a page that threw. A plain link, which loads the whole document again. */
function Failed({ path }: { path: string }) {
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
