/** The HTML files of the site. */
import { currentOpenings, readOwner } from '@workshop/facts';
import type { Route } from '../src/app/route.ts';
import { notFound, routeAt, routes } from '../src/app/routes.tsx';

/**
 * Every route, those of the owner's posts and openings among them, which the browser does not list.
 * @throws FactsError when the facts cannot be used.
 */
export function allRoutes(): readonly Route[] {
  const { posts, careers } = readOwner();
  return [
    ...routes,
    ...posts.posts.map(({ id }) => routeAt(`/ourblog/${id}`)),
    ...currentOpenings(careers.openings).map(({ id }) => routeAt(`/Carrer/${id}`)),
  ];
}

/** A page the build writes: the address it is rendered at, and its file in the build. */
export interface PageFile {
  readonly path: string;
  /** The first spelling of that address; the same, unless it is an alias. */
  readonly canonical: string;
  /** Relative to the build's folder, with forward slashes. */
  readonly file: string;
}

/**
 * The file of an address. Flat (`Contact.html`, not `Contact/index.html`), so that a host that knows nothing of this
 * site serves `/Contact` without a redirect to `/Contact/`.
 */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Every page of the site: each route, each alias, and the page for unknown addresses. Two files whose names differ in
 * capitals only are spellings of one route, and so the same to the byte: a disk that ignores case keeps one of them
 * and loses nothing.
 */
export const pageFiles = (): readonly PageFile[] =>
  [...allRoutes(), notFound].flatMap((route) =>
    [route.path, ...route.aliases].map((path) => ({
      path,
      canonical: route.path,
      file: fileOf(path),
    })),
  );
