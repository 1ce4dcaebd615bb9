/** What becomes of a page whose code does not come: after a deploy the files have other names, or the line is gone. */

/**
 * Loads the page anew, if its address answers; a page that can be read is never given up for a browser's error.
 * @returns whether it does.
 */
export async function reload(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
    return ok;
  } catch {
    return false;
  }
}

/** Loads a page anew that never came to life: once, and not if something was typed into it. */
export function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const controls = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const typed = [...controls].some(({ value, defaultValue }) => value !== defaultValue);
  if (visit?.type !== 'reload' && !typed) void reload();
}

/** Loads the page anew at this address, at once or when the network is back, as long as the visitor is still there. */
export async function follow(): Promise<void> {
  const { href } = location;
  if (await reload()) return;
  const back = () => {
    if (location.href === href) void follow();
  };
  addEventListener('online', back, { once: true });
}
