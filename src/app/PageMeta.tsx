import { company } from '../content/company.ts';
import type { Route, Screen } from './route.ts';
import { notFound } from './routes.tsx';
import { titleOf } from './title.ts';

/** What a browser's tab and a search engine read of a page that is loaded. React keeps it in the document's head. */
export function PageMeta({ route }: { route: Route }) {
  const { meta } = (route.screen as Screen).content;
  return (
    <>
      <title>{titleOf(meta.title, company.name)}</title>
      <meta name="description" content={meta.description} />
      {route.screen === notFound.screen ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={company.url + route.path} />
      )}
    </>
  );
}
