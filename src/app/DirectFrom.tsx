import { Direct } from '../components/base/Direct.tsx';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import { routeAt } from './routes.tsx';

/** What a chat that begins on a page is about: its heading, once its words are loaded. */
export const pageName = (path: string): string =>
  path === '/' ? direct.home : (routeAt(path).screen?.content.heading ?? '');

/** How to reach the company at once, from the page at this path. */
export function DirectFrom(
  props: { path: string } & Omit<Parameters<typeof Direct>[0], 'company' | 'words' | 'page'>,
) {
  const { path, ...looks } = props;
  return <Direct {...looks} company={company} words={direct} page={pageName(path)} />;
}
