/** An entry of the browser's history: what the router says of the page a visitor wants or has. */
export interface Place {
  /** Names the entry. */
  readonly key: string;
  /** The address without query and fragment. */
  readonly path: string;
  /** The query with its `?`, if there is one. */
  readonly search?: string;
  /** The fragment with its `#`, or empty. */
  readonly hash: string;
}

/** The address names another page, or another place, than the one on the screen. */
export interface PageAwaited {
  readonly type: 'page.awaited';
  readonly place: Place;
}

/** What the address names is on the screen: it has come, or the visitor has come back before another did. */
export interface PageShown {
  readonly type: 'page.shown';
  readonly place: Place;
  /** Empty for the page that was served. */
  readonly title: string;
}

/** What the page tells whoever listens. */
export type PageFact = PageAwaited | PageShown;
