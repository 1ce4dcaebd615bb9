/** What the inline loader (`loader.ts`) hands to the visit: the only way between the two. */
export interface Handover {
  /** The path of the page that was served. Back may have changed the address since then. */
  readonly path: string;
  /** Repeats the presses that were held, each once and in order, and holds no more. */
  release(): void;
  /** Whether the visitor has typed, chosen or ticked something. */
  hasInput: boolean;
}

declare global {
  interface Window {
    handover?: Handover;
  }
}

/** The development server has no loader, so it holds nothing. */
export const handover: Handover = import.meta.env.PROD
  ? (window.handover as Handover)
  : {
      path: location.pathname,
      release() {},
      hasInput: false,
    };
