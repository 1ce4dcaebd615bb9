import type { ComponentType, ReactNode } from 'react';
import type { Meta } from '../content/types.ts';

/** What every page of `pages/` is given. */
export interface PageProps<C> {
  readonly content: C;
  /** The address asked for: the route's path, or one of its aliases. */
  readonly path: string;
  /** What visitors can try, if the route has something. */
  readonly live?: ReactNode;
}

export interface Words {
  readonly meta: Meta;
  readonly heading: string;
}

/** A route's page and words, loaded. */
export interface Screen {
  readonly Page: ComponentType<PageProps<Words>>;
  readonly content: Words;
  readonly Live: ComponentType | undefined;
}

export interface Route {
  /** The canonical spelling. */
  readonly path: string;
  /** Other addresses that answer with the same screen. */
  readonly aliases: readonly string[];
  /** The screen, once it is loaded: then it renders at once, which prerender and hydration need. */
  readonly screen: Screen | undefined;
  /** Loads page and words. */
  load(): Promise<Screen>;
}

export type Importer<T> = () => Promise<{ readonly default: T }>;

/** Makes a loader that runs once, whoever calls it. After a failure the next call runs it again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * Makes a route. The page and its words must fit each other, or it does not compile.
 * @param options.aliases other addresses that answer with the same screen.
 * @param options.live what visitors can try, in a section of the page.
 */
export function route<C extends Words>(
  path: string,
  page: Importer<ComponentType<PageProps<C>>>,
  content: Importer<C>,
  options: { aliases?: readonly string[]; live?: Importer<ComponentType> } = {},
): Route {
  const { aliases = [], live } = options;
  let screen: Screen | undefined;
  return {
    path,
    aliases,
    get screen() {
      return screen;
    },
    load: once(async () => {
      const [template, words, Live] = await Promise.all([page(), content(), live?.()]);
      screen = {
        // Checked by the signature above; the table itself holds pages of many kinds.
        Page: template.default as ComponentType<PageProps<Words>>,
        content: words.default,
        Live: Live?.default,
      };
      return screen;
    }),
  };
}
