/**
 * A prerendered page carries its stylesheet in the middle of the markup that React is about to take over (it stands there
 * because it must not hold back the first screen). This brings it to the head, where it stays for the visit.
 * Resolves when the page is parsed and the stylesheet is of no concern to React; the page is styled all the while.
 */
export async function adoptStylesheet(): Promise<void> {
  // The code may be here before the page is.
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  }
  const link = document.querySelector('main > link[rel=stylesheet]');
  if (!link) return;
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((settled) => {
    copy.addEventListener('load', settled);
    copy.addEventListener('error', settled);
    document.head.append(copy);
  });
  link.remove();
}
