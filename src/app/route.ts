import type { ComponentType } from 'react';
import type { Part } from '../components/parts.ts';
import type { Meta } from '../content/types.ts';

/** What every page of `pages/` is given. */
interface PageProps<C> {
  readonly content: C;
  /** The address asked for: the route's path, or one of its aliases. */
  readonly path: string;
}

export interface Words {
  readonly meta: Meta;
  readonly heading: string;
}

/** A route's page and words, loaded. */
export interface Screen {
  readonly Page: ComponentType<PageProps<Words>>;
  readonly content: Words;
}

export interface Route {
  /** The canonical spelling. */
  readonly path: string;
  /** Other addresses that answer with the same screen. */
  readonly aliases: readonly string[];
  /** The screen, once it is loaded: then it renders at once, which prerender and hydration need. */
  readonly screen: Screen | undefined;
  /** Whether all of it is loaded, so that it renders at once. */
  readonly isLoaded: boolean;
  /** What comes to life after the page's first screen. */
  readonly parts: readonly Part[];
  /** Loads what hydration of the first screen needs: page and words. */
  loadFirst(): Promise<Screen>;
  /** Loads the whole page, with its parts. */
  load(): Promise<Screen>;
  /** Imports of all that `load` needs. */
  readonly files: readonly (() => Promise<unknown>)[];
}

type Importer<T> = () => Promise<{ readonly default: T }>;

/** Makes a loader that runs once, whoever calls it. After a failure the next call runs it again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** A page without its words. */
interface Template<C> {
  readonly page: Importer<ComponentType<PageProps<C>>>;
  readonly parts: readonly Part[];
}

/** @param parts all that the page renders of `src/pages/parts.ts`, and nothing else. */
export const template = <C>(
  page: Importer<ComponentType<PageProps<C>>>,
  ...parts: readonly Part[]
): Template<C> => ({ page, parts });

/** Makes a route. The page and its words must fit each other, or it does not compile. */
export function route<C extends Words>(
  path: string,
  { page, parts }: Template<C>,
  content: Importer<C>,
  aliases: readonly string[] = [],
): Route {
  let screen: Screen | undefined;
  let isLoaded = false;
  const fetchFirst = once(async () => {
    const [{ default: Page }, { default: words }] = await Promise.all([page(), content()]);
    // Checked by the signature above; the table itself holds pages of many kinds.
    return { Page: Page as ComponentType<PageProps<Words>>, content: words };
  });
  return {
    path,
    aliases,
    parts,
    get screen() {
      return screen;
    },
    get isLoaded() {
      return isLoaded;
    },
    async loadFirst() {
      return (screen = await fetchFirst());
    },
    load: once(async () => {
      const [loaded] = await Promise.all([fetchFirst(), ...parts.map((part) => part.load())]);
      isLoaded = true;
      return (screen = loaded);
    }),
    files: [page, content, ...parts.map(({ file }) => file)],
  };
}
