import { type ComponentType, lazy, useContext, useState } from 'react';
import { Boundary, BoundaryContext } from '../components/Boundary.tsx';
import { useVisit } from '../components/useConnect.ts';
import { useRendered, useShown } from '../components/usePage.ts';
import { DirectLines } from '../components/forms/DirectLines.tsx';
import { Chat } from '../components/frame/Chat.tsx';
import { PageStatus } from '../components/frame/PageStatus.tsx';
import { ScrollTop } from '../components/frame/ScrollTop.tsx';
import { StylesheetContext } from '../components/page/FirstScreenEnd.tsx';
import { chatWords } from '../content/chat.ts';
import { company } from '../content/company.ts';
import { shell } from '../content/shell.ts';
import { chat } from '../services/chat.ts';
import { scrolltop } from '../services/scrolltop.ts';
import { PageMeta } from './PageMeta.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { Screen as LoadedScreen, Route } from './route.ts';
import { routeAt } from './routes.tsx';

// If this code does not load, the page works without it: each form also says what its toast says.
const Extras = lazy<ComponentType>(() =>
  import('./Extras.tsx').catch(() => ({ default: () => null })),
);

/**
 * The whole site: the frame, and in it the page on the screen. React hydrates each boundary in a task of its own; one that is
 * pressed comes first.
 * @param props.onHydrated called when React has hydrated all of the served page that does not fail.
 */
export function App({ onHydrated }: { onHydrated?: () => void }) {
  const shown = useShown();
  const [site] = useState(() => ({
    fallback: <Fallback />,
    pending: new Set<Boundary>(),
    onHydrated,
  }));
  return (
    <BoundaryContext value={site}>
      <Boundary>
        <a href="#main" className="skip-link">
          {shell.skipLink}
        </a>
        <SiteHeader />
      </Boundary>
      <main id="main" tabIndex={-1} className="pt-header">
        <Boundary key={shown.path}>
          <Screen route={routeAt(shown.path)} path={shown.path} />
        </Boundary>
        <Rendered entry={shown.key} />
      </main>
      <Boundary fallback={null}>
        <PageStatus words={shell.visit} company={company} />
      </Boundary>
      <Boundary fallback={null}>
        <Chat machine={chat} words={chatWords} />
      </Boundary>
      <Boundary>
        <SiteFooter />
      </Boundary>
      <Boundary fallback={null}>
        <ScrollTop machine={scrolltop} label={shell.scrollToTop} />
      </Boundary>
      <Afterwards />
    </BoundaryContext>
  );
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
      <Boundary fallback={null}>
        <Extras />
      </Boundary>
    )
  );
}

/** The page of a route, which is loaded. The prerender writes its meta data into the document's head (`Document.tsx`). */
function Screen({ route, path }: { route: Route; path: string }) {
  const { Page, content, Live } = route.screen as LoadedScreen;
  const isPrerendered = useContext(StylesheetContext) !== undefined;
  return (
    <>
      {!isPrerendered && <PageMeta route={route} />}
      <Page content={content} path={path} live={Live && <Live />} />
    </>
  );
}

/** Replaces a page, or a part of one, that threw when it was rendered first. A plain link loads the document. */
function Fallback() {
  const { path } = useShown();
  return (
    <div className="mx-auto max-w-page px-gutter py-band">
      <p role="alert" className="max-w-measure text-lead">
        {`${shell.visit.part} `}
        <Boundary fallback={null}>
          <DirectLines company={company} />
        </Boundary>
      </p>
      <p className="mt-6">
        <a href={path} className="thread inline-block py-2 text-link">
          {shell.visit.retry}
        </a>
      </p>
    </div>
  );
}
