import { mobile } from '../content/drawer.ts';
import { routeAt } from './routes.tsx';

const hrefs = mobile
  .flatMap(({ href = '', items }) => items?.map((item) => item.href ?? '') ?? href)
  .filter((href) => !href.includes('#'));

/** How the menu of small screens spells the address of this page; empty if it has no link to it. */
export const mobileHref = (path: string): string =>
  hrefs.find((href) => routeAt(href).path === path) ?? '';
