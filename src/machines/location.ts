/** An entry of the browser's history. */
export interface PageLocation {
  /** Names the entry. */
  readonly key: string;
  /** The address without query and fragment. */
  readonly path: string;
  /** The query with its `?`, if there is one. */
  readonly search?: string;
  /** The fragment with its `#`, or empty. */
  readonly hash: string;
}

/** The page of another location is loading. */
export interface PageLoading {
  readonly type: 'page.loading';
  readonly location: PageLocation;
}

/** The page of the present location is shown: it has loaded, or the visitor has gone back before another did. */
export interface PageShown {
  readonly type: 'page.shown';
  readonly location: PageLocation;
  /** Empty for the page that was served. */
  readonly title: string;
}

/** What the actor `page` emits. */
export type PageFact = PageLoading | PageShown;
