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
 * The end of a page's first screen. The prerender puts the stylesheet here, so that it blocks only the content after it
 * (`tools/prerender.ts`). For React the element contains an empty text, so hydration leaves its content alone.
 */
export function FirstScreenEnd() {
  return (
    <div ref={keepStylesheet} id="first-screen-end">
      {''}
    </div>
  );
}
