/** Somebody with a real browser: the least that Firefox and WebKit can both be asked for. What is more is `hand.ts`'s. */
export interface Visitor extends AsyncDisposable {
  /** Loads an address; what is in the page may still be on its way. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which must be JSON, as must be its answer. */
  run<A extends unknown[], T>(inPage: (...given: A) => T, ...given: A): Promise<T>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  key(name: 'Enter' | 'Tab' | 'Escape' | 'ArrowRight'): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Chooses a file of this disk in a control. */
  attach(selector: string, file: string): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  shot(): Promise<Uint8Array>;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}
