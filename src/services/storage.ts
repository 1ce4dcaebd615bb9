/** The browser's storage, which a visitor may have blocked, and which may be full. */
type Kind = 'localStorage' | 'sessionStorage';

/** @returns the stored text; null also where storage is blocked. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is null; does nothing where storage is blocked or full. */
export function store(key: string, text: string | null, kind: Kind = 'localStorage'): void {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
  } catch {
    // What is kept lasts as long as the page.
  }
}
