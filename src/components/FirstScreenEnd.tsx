/** When the page goes, and the stylesheet in it: keeps what it says for the rest of the visit, without a moment between. */
function outlast(place: HTMLElement | null) {
  return () => {
    const rules = place?.querySelector('link')?.sheet?.cssRules;
    if (!rules) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(sheet);
  };
}

/**
 * Where the first screen of a page ends. The prerender puts the stylesheet here, where it holds back only what comes after
 * it (`tools/prerender.ts`). To React it is an element with a text, if an empty one: what it finds inside it leaves alone.
 * (Moved to the head it would have the whole page styled and laid out anew, twice, while it comes to life.)
 */
export function FirstScreenEnd() {
  return (
    <div ref={outlast} id="first-screen-end">
      {''}
    </div>
  );
}
