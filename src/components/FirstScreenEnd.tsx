/** Keeps the styles when React removes the page that contains the `<link>`. */
function keepStylesheet(place: HTMLElement | null) {
  const link = place?.querySelector('link');
  if (!link) return;
  const { head } = document;
  return () => {
    // Moved as it is, nothing is styled anew; Safari loads a copy from its cache.
    if ('moveBefore' in head) head.moveBefore(link, null);
    else document.head.append(link.cloneNode());
  };
}

/**
 * Where the first screen of a page ends. The prerender puts the stylesheet here, where it holds back only what comes after
 * it (`tools/prerender.ts`). Hydration leaves what it finds inside alone, because to React the element holds an empty text.
 */
export function FirstScreenEnd() {
  return (
    <div ref={keepStylesheet} id="first-screen-end">
      {''}
    </div>
  );
}
