/**
 * The end of a page's first screen. The prerender puts the stylesheet here, so that it blocks only the content after it
 * (`tools/prerender.ts`). For React the element contains an empty text, so hydration leaves its content alone.
 */
export function FirstScreenEnd() {
  return <div id="first-screen-end">{''}</div>;
}
