import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../content/company.ts';
import { locale } from '../content/locale.ts';
import { PageMeta } from './PageMeta.tsx';
import type { Route, Screen } from './route.ts';
import { notFound } from './routes.tsx';

/** What networks and search engines read of a page. */
interface Share {
  /** The address of the picture that is shown where the page's link is shared, and its alternative. */
  readonly card: string;
  readonly cardAlt: string;
  /** JSON-LD. */
  readonly graph: string;
}

/** A page of a build, for its document. */
export interface DocumentPage {
  readonly route: Route;
  /** The page's markup, for React to hydrate. */
  readonly markup: string;
  /** The inline script, and the page's own files, which it loads (`boot/loader.ts`). */
  readonly loader: string;
  readonly files: readonly string[];
  /** Undefined for the page of unknown addresses. */
  readonly share: Share | undefined;
  /** Whether facts are still examples: then no page may be found by search engines. */
  readonly isExample: boolean;
}

/**
 * The document of every page, rendered by the build and by the development server, never in a browser. `PageMeta` is what
 * changes with the page.
 * @param props.page undefined in the development server.
 * @param props.children for the body.
 */
function Document({ page, children }: { page?: DocumentPage; children: ReactNode }) {
  return (
    <html lang={locale.lang} dir={locale.dir === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header's cloth. */}
        <meta name="theme-color" content="#04201E" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0A302C" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page && <BuiltHead {...page} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What only a build has: in the development server React writes the title, and Vite the code. */
function BuiltHead({ route, loader, files, share, isExample }: DocumentPage) {
  return (
    <>
      <PageMeta route={route} />
      {isExample && route !== notFound && <meta name="robots" content="noindex" />}
      {share && <ShareMeta route={route} {...share} />}
      {/* Without it, Chromium first paints the header alone. Other browsers do not know it. */}
      <link rel="expect" href="#first-screen-end" blocking="render" />
      <script data-files={files.join(' ')} dangerouslySetInnerHTML={{ __html: loader }} />
      {__PAGE_VIEWS__ && (
        <script defer src={__PAGE_VIEWS__.script} data-domain={__PAGE_VIEWS__.domain} />
      )}
      {/* Of the first screen: the prerender fills it. */}
      <style />
    </>
  );
}

/** What is shown of a page where its link is shared, and for Home and the blog their feed. */
function ShareMeta(props: Share & { route: Route }) {
  const { path, screen } = props.route;
  const { content } = screen as Screen;
  const properties = {
    'og:type': 'author' in content ? 'article' : 'website',
    'og:site_name': company.name,
    'og:locale': locale.lang.replace('-', '_'),
    'og:title': content.meta.title,
    'og:description': content.meta.description,
    'og:url': company.url + path,
    'og:image': props.card,
    'og:image:alt': props.cardAlt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, value]) => (
        <meta key={property} property={property} content={value} />
      ))}
      {/* X takes title, description and picture from Open Graph, the alternative text it does not. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={props.cardAlt} />
      {(path === '/' || 'posts' in content) && (
        <link rel="alternate" type="application/rss+xml" title={company.name} href="/feed.xml" />
      )}
    </>
  );
}

const htmlOf = (document: ReactNode) => `<!doctype html>${renderToStaticMarkup(document)}`;

/** Renders the document of a page whose route is loaded, as HTML. */
export function documentOf(page: DocumentPage): string {
  const { markup, share } = page;
  return htmlOf(
    <Document page={page}>
      {/* Not as elements: React counts the ids of views from the root that it hydrates. */}
      <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
      {share && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: share.graph }} />
      )}
    </Document>,
  );
}

/** Renders the document of every address in the development server, as HTML. */
export const developmentDocument = (): string =>
  htmlOf(
    <Document>
      <div id="root" />
      <script type="module" src="/src/app/boot/main.tsx" />
    </Document>,
  );
